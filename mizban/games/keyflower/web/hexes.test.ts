import { describe, expect, test } from 'vitest'
import { at, boxAround, CENTRE, HIGH, MIDDLE, samePlace, STEPS, WIDE } from './hexes'

const centre = (q: number, r: number): { x: number; y: number } => ({ x: at({ q, r }).x + CENTRE.x, y: at({ q, r }).y + CENTRE.y })

describe('neighbours', () => {
  test('the neighbour on a side lies beyond the middle of that side, and touches it there', () => {
    STEPS.forEach(([q, r], side) => {
      const there = centre(q, r)
      const edge = MIDDLE[side] ?? CENTRE
      expect((CENTRE.x + there.x) / 2).toBeCloseTo(edge.x, 5)
      expect((CENTRE.y + there.y) / 2).toBeCloseTo(edge.y, 5)
    })
  })

  test('the side across leads back', () => {
    STEPS.forEach(([q, r], side) => {
      const back = STEPS[(side + 3) % 6] ?? [NaN, NaN]
      expect([q + back[0], r + back[1]]).toEqual([0, 0])
    })
  })
})

describe('a box around places', () => {
  test('of one tile is as large as the tile', () => {
    expect(boxAround([{ q: 2, r: -1 }])).toEqual({ ...at({ q: 2, r: -1 }), width: WIDE, height: HIGH })
  })

  test('reaches from the leftmost to the rightmost and from the highest to the lowest', () => {
    const box = boxAround([
      { q: -1, r: 0 },
      { q: 1, r: 0 },
      { q: 0, r: -2 },
    ])
    expect(box.x).toBe(-150)
    expect(box.width).toBe(300 + WIDE)
    expect(box.y).toBeCloseTo(-2 * HIGH)
    expect(box.height).toBeCloseTo(2.5 * HIGH + HIGH)
  })

  test('of nothing is where the home will lie', () => {
    expect(boxAround([])).toEqual({ x: 0, y: 0, width: WIDE, height: HIGH })
  })
})

test('places are the same by their numbers', () => {
  expect(samePlace({ q: 1, r: 2 }, { q: 1, r: 2 })).toBe(true)
  expect(samePlace({ q: 1, r: 2 }, { q: 2, r: 1 })).toBe(false)
})
