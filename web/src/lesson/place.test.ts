import { expect, test } from 'vitest'
import { place } from './place'

const screen = { w: 1440, h: 900 }
const slot = { x: 500, y: 690, w: 440, h: 60 }
const card = { w: 440, h: 200 }

test('the card stands beside the thing where there is room, and points to it', () => {
  const found = place({ x: 300, y: 200, w: 100, h: 140 }, card, slot, screen, true)
  expect(found).toMatchObject({ x: 434, y: 170, tail: 'left', along: 100 })
})

test('at the far side of the screen it stands before the thing', () => {
  const found = place({ x: 1200, y: 200, w: 200, h: 140 }, card, slot, screen, true)
  expect(found).toMatchObject({ x: 1200 - 34 - 440, tail: 'right' })
})

test('beside a wide thing there is no room: it stands where the prompt stands, and points up', () => {
  const found = place({ x: 300, y: 100, w: 900, h: 380 }, card, slot, screen, true)
  expect(found).toMatchObject({ y: 550, tail: 'top' })
})

test('a thing on the rail is never covered: the card goes up onto the mat', () => {
  const thing = { x: 20, y: 760, w: 280, h: 60 }
  const found = place(thing, card, slot, screen, true)
  expect(found.y + card.h).toBeLessThan(thing.y)
  expect(found.tail).toBe('bottom')
})

test('on a phone it always stands in the place of the prompt', () => {
  const phone = { w: 390, h: 844 }
  const kept = { x: 10, y: 560, w: 370, h: 220 }
  const found = place({ x: 20, y: 100, w: 60, h: 80 }, { w: 370, h: 220 }, kept, phone, false)
  expect(found).toMatchObject({ x: 10, y: 560, tail: 'top', along: 40 })
})

test('with nothing to point at it has no corner', () => {
  expect(place(null, card, slot, screen, true).tail).toBe('none')
})
