import { describe, expect, test, vi } from 'vitest'
import { harborFit, railFit } from './fit'

// The little of the shell that it needs.
vi.mock('$shell', () => import('$shell/fit'))

describe('the harbor', () => {
  const ROOM = { width: 800, height: 480 }

  test('few cards are as large as can be', () => {
    expect(harborFit(5, false, ROOM)).toBe(138)
  })

  test('the more cards, the smaller, down to the least', () => {
    const widths = [5, 10, 12, 14, 40].map((cards) => harborFit(cards, false, ROOM))
    expect(widths).toEqual([...widths].sort((a, b) => b - a))
    expect(widths.at(-1)).toBe(96)
  })

  test('all cards fit into the room, with the pills below them', () => {
    for (let cards = 1; cards <= 12; cards++) {
      const width = harborFit(cards, false, ROOM)
      const columns = Math.floor((ROOM.width + 22) / (width + 22))
      const rows = Math.ceil(cards / columns)
      expect(rows * 1.4 * width + (rows - 1) * 40 + 26).toBeLessThanOrEqual(ROOM.height)
    }
  })

  test('a ship at its mouth takes the room of two', () => {
    expect(harborFit(9, true, ROOM)).toBeLessThan(harborFit(9, false, ROOM))
  })
})

describe('my cards on the rail', () => {
  const LOOK = { most: 104, least: 80, gap: 10 }
  const kinds = (...counts: number[]): { faces: number[] }[] => counts.map((count) => ({ faces: Array<number>(count).fill(0) }))
  /** What all cards take. */
  const taken = (groups: { faces: number[] }[], { width, gap, kin }: ReturnType<typeof railFit>): number =>
    groups.reduce((sum, { faces }) => sum + width * (1 + kin * (faces.length - 1)), gap * (groups.length - 1))

  test('where there is room cards are large and kinds lie apart', () => {
    expect(railFit(kinds(1, 1, 1), { width: 900, ...LOOK })).toEqual({ width: 104, gap: 10, kin: 1 })
  })

  test('first kin overlaps, and the cards stay large', () => {
    const fit = railFit(kinds(4, 3), { width: 500, ...LOOK })
    expect(fit.width).toBe(104)
    expect(fit.kin).toBeLessThan(1)
    expect(fit.gap).toBe(10)
  })

  test('then the cards shrink, then kinds overlap', () => {
    const tight = railFit(kinds(4, 3, 2), { width: 460, ...LOOK })
    expect(tight.width).toBeLessThan(104)
    expect(tight.gap).toBeGreaterThanOrEqual(0)
    const tighter = railFit(kinds(4, 3, 2, 2), { width: 400, ...LOOK })
    expect(tighter.width).toBe(80)
    expect(tighter.gap).toBeLessThan(0)
  })

  test('as long as it can be, all of them stay within the rail', () => {
    for (const groups of [kinds(1), kinds(3), kinds(4, 3), kinds(4, 3, 2), kinds(2, 2, 2, 1)]) {
      expect(taken(groups, railFit(groups, { width: 420, ...LOOK }))).toBeLessThanOrEqual(420.01)
    }
  })

  test('kinds never hide each other: rather the rail scrolls', () => {
    const groups = kinds(5, 5, 5, 5, 5)
    const fit = railFit(groups, { width: 200, ...LOOK })
    expect(fit.gap).toBeCloseTo(-0.28 * 80)
    expect(taken(groups, fit)).toBeGreaterThan(200)
  })
})
