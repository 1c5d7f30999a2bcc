/** The puzzle of the day: which one it is, and the tray of the last days. A day begins at local midnight. */
import type { GameInfo } from '../lib/generated/wire'

export type Outcome = 'right' | 'wrong'
/** What became of the puzzles of the days that are remembered, by their numbers. */
export type Days = Readonly<Record<number, Outcome>>

/** A glass: with tea, empty because it was missed, still to be filled, or forgiven. */
export type Glass = 'full' | 'miss' | 'open' | 'lid'

const DAY = 24 * 60 * 60 * 1000
export const TRAY = 7

/** Days since 1970 by the calendar on the wall here. */
export const dayOf = (now: Date): number => Math.round(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY)
/** Noon of that day, to name it by. */
export function dateOf(day: number): Date {
  const date = new Date(day * DAY)
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12)
}

export interface Daily {
  game: string
  /** From 1. */
  number: number
}

/** The same for everybody: the games take turns, each goes through its puzzles. */
export function puzzleOf(day: number, games: readonly Pick<GameInfo, 'key' | 'puzzles'>[]): Daily | null {
  const having = games.filter(({ puzzles }) => puzzles > 0).sort((a, b) => (a.key < b.key ? -1 : 1))
  const game = having[day % having.length]
  return game ? { game: game.key, number: (Math.floor(day / having.length) % game.puzzles) + 1 } : null
}

/** Of each month one missed day is forgiven, the first one after a day that was solved. */
function glass(days: Days, day: number, today: number): Glass {
  if (days[day] === 'right') return 'full'
  if (day === today && days[day] === undefined) return 'open'
  const month = dateOf(day).getMonth()
  const solvedBefore = days[day - 1] === 'right'
  for (let earlier = day - 1; earlier > day - 31 && dateOf(earlier).getMonth() === month; earlier -= 1)
    if (days[earlier] !== 'right' && days[earlier - 1] === 'right') return 'miss'
  return solvedBefore && (day !== today || days[day] === 'wrong') ? 'lid' : 'miss'
}

/** The last days, today last. */
export const tray = (days: Days, today: number): { day: number; glass: Glass }[] =>
  Array.from({ length: TRAY }, (_, i) => today - TRAY + 1 + i).map((day) => ({ day, glass: glass(days, day, today) }))

/** Days in a row that were solved, up to today or, while today is open, to yesterday; what is forgiven does not break the row. */
export function row(days: Days, today: number): number {
  let count = 0
  for (let day = today; ; day -= 1) {
    const found = glass(days, day, today)
    if (found === 'full') count += 1
    else if (found === 'miss') return count
  }
}
