import { describe, expect, test } from 'vitest'
import { beside, type Box, type Side, type Size } from './beside'

const PHONE: Size = { width: 390, height: 844 }
const DESKTOP: Size = { width: 1440, height: 900 }
const WORDS: Side[] = ['below', 'above', 'right', 'left']
const CARD: Side[] = ['right', 'left', 'above', 'below']

const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
const inside = (box: Box, room: Size): boolean =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= room.width && box.y + box.height <= room.height

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('on %s', (_, room) => {
  test.each([
    ['words', WORDS, { width: 280, height: 120 }],
    ['a card', CARD, { width: 260, height: 380 }],
  ])('%s float beside a thing wherever it lies', (_, sides, size) => {
    for (const x of [0, room.width / 2, room.width - 40])
      for (const y of [0, room.height * 0.3, room.height / 2, room.height - 40]) {
        const thing = { x, y, width: 40, height: 40 }
        const box = { ...beside(thing, size, room, sides), ...size }
        expect(inside(box, room)).toBe(true)
        expect(overlap(box, thing)).toBe(false)
      }
  })

  test('what has no room on any side stays in the window', () => {
    const size = { width: 280, height: 120 }
    const box = { ...beside({ x: 0, y: 0, ...room }, size, room, WORDS), ...size }
    expect(inside(box, room)).toBe(true)
  })
})

test('the first side with room is taken', () => {
  const size = { width: 200, height: 100 }
  expect(beside({ x: 500, y: 400, width: 40, height: 40 }, size, DESKTOP, WORDS)).toEqual({ x: 420, y: 452 })
  expect(beside({ x: 500, y: 850, width: 40, height: 40 }, size, DESKTOP, WORDS)).toEqual({ x: 420, y: 738 })
})
