/** The course of a game as the line of time draws it: who moved when, and where its rounds begin. */
import type { Line, ReplayInfo } from './generated/wire'
import type { Told } from './words'

/** Moves of one seat in a row. */
export interface Turn {
  seat: number
  /** The first and the last of them. */
  first: number
  last: number
}

/** A round, a season, a pile: from after this move on. */
export interface Section {
  move: number
  /** Counted from 1. */
  number: number
  /** What it is called, where it has a name: the event that began it. */
  event: Told & Record<string, unknown>
}

const TURN = 'TurnBegan'

export function turnsOf({ seats }: Pick<ReplayInfo, 'seats'>): Turn[] {
  const turns: Turn[] = []
  seats.forEach((seat, i) => {
    const turn = turns.at(-1)
    if (turn?.seat === seat) turn.last = i + 1
    else turns.push({ seat, first: i + 1, last: i + 1 })
  })
  return turns
}

/**
 * The words of a game say which events begin a section (`<game>-section-<Event>`).
 * Where they name none, a round begins whenever the first player's turn does.
 */
export function sectionsOf(lines: readonly Line[], begins: (event: string) => boolean): Section[] {
  const told = lines.map(({ move, event }) => ({ move, event: event as Section['event'] }))
  const first = told.find(({ event }) => event.is === TURN)?.event.seat
  const named = told.filter(({ event }) => begins(event.is))
  const found = named.length > 0 ? named : told.filter(({ event }) => event.is === TURN && event.seat === first)
  return found.map((section, i) => ({ ...section, number: i + 1 }))
}
