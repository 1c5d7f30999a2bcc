import { describe, expect, test } from 'vitest'
import { rowFit, townFit } from './fit'

describe('a hand', () => {
  const LOOK = { most: 120, least: 104, gap: 14, between: 36, step: 46 }
  /** What all cards take. */
  const taken = (groups: number[], { width, gap }: ReturnType<typeof rowFit>): number =>
    groups.reduce((sum, cards) => sum + cards * width + (cards - 1) * gap, 36 * (groups.length - 1))

  test('where there is room cards are large and lie apart', () => {
    expect(rowFit([4], 900, LOOK)).toEqual({ width: 120, gap: 14 })
  })

  test('a single card in each group is as large as can be', () => {
    expect(rowFit([1, 1], 10, LOOK)).toEqual({ width: 120, gap: 14 })
  })

  test('first they shrink, then they move together, then they overlap', () => {
    expect(rowFit([7], 840, LOOK)).toEqual({ width: 108, gap: 14 })
    expect(rowFit([7], 780, LOOK)).toEqual({ width: 105, gap: 7 })
    const tight = rowFit([7], 600, LOOK)
    expect(tight.width).toBe(104)
    expect(tight.gap).toBeLessThan(0)
  })

  test('all stay within the row as long as they can, groups apart', () => {
    for (const groups of [[2], [5], [1, 5], [3, 4], [1, 5, 7]]) expect(taken(groups, rowFit(groups, 900, LOOK))).toBeLessThanOrEqual(900.01)
  })

  test('of each card a strip stays in sight: rather the row scrolls', () => {
    const fit = rowFit([12], 300, LOOK)
    expect(fit).toEqual({ width: 104, gap: 46 - 104 })
    expect(taken([12], fit)).toBeGreaterThan(300)
  })
})

describe('a town', () => {
  test('its buildings fill the mat, across or down, whichever is less', () => {
    expect(townFit(6, 2, { width: 800, height: 2000 })).toBe(Math.floor((800 - 40 - 70) / 6))
    expect(townFit(6, 2, { width: 2000, height: 320 })).toBe(Math.floor((320 - 40 - 36) / 2 / 1.14))
  })

  test('never too small to be read, never too large', () => {
    expect(townFit(6, 2, { width: 100, height: 100 })).toBe(78)
    expect(townFit(6, 2, { width: 5000, height: 5000 })).toBe(128)
  })
})
