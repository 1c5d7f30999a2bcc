import { expect, test } from 'vitest'
import type { MyResult } from '../lib/generated/wire'
import { bands, dotsOf, linesOf, ratingOf, ticks } from './lines'

const result = (at: number, changes: Partial<MyResult> = {}): MyResult => ({
  table: `t${at}`,
  game: 'port_royal',
  seats: 2,
  at,
  total: at,
  best: 0,
  place: 1,
  won: true,
  others: [],
  opponents: 1,
  pool: 'people',
  rating: 1500 + at,
  ...changes,
})

test('games fall into lines by seats and company, the most played first', () => {
  const results = [result(3), result(2, { seats: 3 }), result(1), result(0, { pool: '', rating: null }), result(9, { game: 'keyflower' })]
  expect(linesOf(results, 'port_royal')).toEqual(['people 2', 'other 2', 'people 3'])
})

test('dots run from the earliest to the latest; ratings only where there are any', () => {
  const results = [result(3), result(2, { rating: null }), result(1)]
  expect(dotsOf(results, 'port_royal', 'people 2', 'rating').map((dot) => dot.value)).toEqual([1501, 1503])
  expect(dotsOf(results, 'port_royal', 'people 2', 'points').map((dot) => dot.value)).toEqual([1, 2, 3])
})

test('a rating is shown after enough games', () => {
  const results = [5, 4, 3, 2, 1].map((at) => result(at))
  expect(ratingOf(results, 'port_royal', 'people 2', 5)).toBe(1505)
  expect(ratingOf(results.slice(1), 'port_royal', 'people 2', 5)).toBeNull()
})

test('ticks are round and hold all values', () => {
  for (const values of [[1500], [0, 7], [1432, 1684], [-3, 12], [0.2, 0.4]]) {
    const found = ticks(values)
    expect(found.length).toBeGreaterThan(1)
    expect(found.length).toBeLessThan(7)
    expect(found[0]).toBeLessThanOrEqual(Math.min(...values))
    expect(found.at(-1)).toBeGreaterThanOrEqual(Math.max(...values))
  }
  expect(ticks([1432, 1684])).toEqual([1400, 1500, 1600, 1700])
})

test('bands are the seasons of the Jalali year', () => {
  const dots = ['2026-03-10', '2026-03-25', '2026-04-01', '2026-07-01'].map((text, i) => ({
    table: text,
    at: Date.parse(`${text}T12:00:00Z`) / 1000,
    value: i,
    won: false,
  }))
  const found = bands(dots)
  expect(found.map((band) => band.season % 4)).toEqual([3, 0, 1])
  expect(found[0]?.from).toBe(0)
  expect(found.at(-1)?.to).toBe(1)
  expect(found[0]?.to).toBe(found[1]?.from)
})
