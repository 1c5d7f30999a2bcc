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
 * What is headed by a number of its own (`RoundBegan`, `SeasonBegan`) is a section.
 * Where only turns have headings, a round begins whenever the first player's turn does.
 */
export function sectionsOf(lines: readonly Line[]): Section[] {
  const headings = lines.map(({ move, event }) => ({ move, event: event as Section['event'] })).filter(({ event }) => event.is.endsWith('Began'))
  const rounds = headings.filter(({ event }) => event.is !== 'TurnBegan')
  const first = headings[0]?.event.seat
  const found = rounds.length > 0 ? rounds : headings.filter(({ event }) => event.seat === first)
  return found.map((section, i) => ({ ...section, number: i + 1 }))
}
