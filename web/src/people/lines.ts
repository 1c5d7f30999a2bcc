/** What the page of one's games draws: games in lines, each of one game, one number of seats, one kind of company. */
import type { MyResult } from '../lib/generated/wire'
import { season } from './dates'

export const WHAT = ['rating', 'points'] as const
export type What = (typeof WHAT)[number]

export interface Dot {
  table: string
  at: number
  value: number
  won: boolean
}

/** "people 3": games of three, rated among people. */
export type LineKey = string

export const keyOf = (one: MyResult): LineKey => `${one.pool || 'other'} ${one.seats}`

/** The lines of a game, the most played first. */
export function linesOf(results: MyResult[], game: string): LineKey[] {
  const counts = new Map<LineKey, number>()
  for (const one of results) if (one.game === game) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1)
  return [...counts.keys()].toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || a.localeCompare(b))
}

/** The dots of a line, the earliest first; of ratings only where there is one. */
export function dotsOf(results: MyResult[], game: string, line: LineKey, what: What): Dot[] {
  return results
    .filter((one) => one.game === game && keyOf(one) === line && (what === 'points' || one.rating !== null))
    .map((one) => ({ table: one.table, at: one.at, won: one.won, value: what === 'points' ? one.total : (one.rating ?? 0) }))
    .toReversed()
}

/** A rating that is worth being shown: of the line played most, once it has enough games. */
export function ratingOf(results: MyResult[], game: string, line: LineKey, enough: number): number | null {
  const dots = dotsOf(results, game, line, 'rating')
  return dots.length >= enough ? (dots.at(-1)?.value ?? null) : null
}

/** Round numbers between which all values lie, some three to five of them. */
export function ticks(values: number[]): number[] {
  const low = Math.min(...values)
  const high = Math.max(...values)
  const rough = Math.max(1, (high - low) / 3)
  const scale = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((by) => by * scale).find((by) => by >= rough) ?? rough
  const first = Math.floor(low / step)
  const last = Math.max(first + 1, Math.ceil(high / step))
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
}

export interface Band {
  season: number
  from: number
  to: number
}

/** The seasons in which the games were played, as shares of the width: half-way between the last game of one and the first of the next. */
export function bands(dots: Dot[]): Band[] {
  const found: Band[] = []
  const place = (i: number): number => (dots.length > 1 ? i / (dots.length - 1) : 0)
  dots.forEach((dot, i) => {
    const now = season(dot.at)
    const last = found.at(-1)
    if (last?.season === now) return
    const edge = i === 0 ? 0 : (place(i - 1) + place(i)) / 2
    if (last) last.to = edge
    found.push({ season: now, from: edge, to: 1 })
  })
  return found
}
