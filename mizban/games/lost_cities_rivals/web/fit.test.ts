import { describe, expect, test, vi } from 'vitest'
import { auctionFit, displayFit, isSmall, phoneFit, steps } from './fit'
import type { Facts } from './generated'

// The little of the shell that it needs.
vi.mock('$shell', () => import('$shell/fit'))

const ROOM = { width: 900, height: 430 }

describe('the display', () => {
  test('a single card is as large as can be, and many are small', () => {
    expect(displayFit(1, ROOM)).toBe(164)
    expect(displayFit(60, ROOM)).toBe(60)
  })

  test('all cards fit into the room with their pills', () => {
    for (let cards = 1; cards <= 16; cards++) {
      const width = displayFit(cards, ROOM)
      const columns = Math.floor((ROOM.width + 18) / (width + 18))
      expect(Math.ceil(cards / columns) * (1.4 * width + (isSmall(width) ? 26 : 44))).toBeLessThanOrEqual(ROOM.height)
    }
  })
})

describe('on a phone', () => {
  test.each([
    [1, 3],
    [6, 3],
    [7, 4],
    [8, 4],
    [9, 5],
  ])('%i cards lie %i in a row', (cards, columns) => {
    const width = phoneFit(cards, 300)
    expect(width * columns + 10 * (columns - 1)).toBeLessThanOrEqual(300)
    expect((width + 1) * columns + 10 * (columns - 1)).toBeGreaterThan(300)
  })

  test('in an auction they leave room for rivals, ladder and question', () => {
    for (let cards = 1; cards <= 18; cards++) {
      const width = auctionFit(cards, 342, 844)
      const columns = Math.floor((342 + 10) / (width + 10))
      expect(Math.ceil(cards / columns) * (1.4 * width + 22)).toBeLessThanOrEqual(844 - 590)
      expect(width).toBeGreaterThanOrEqual(44)
    }
  })

  test('however wide the screen, no card is too large', () => {
    expect(phoneFit(3, 2000)).toBe(112)
    expect(phoneFit(4, 2000)).toBe(96)
  })
})

describe('an expedition', () => {
  const wager: Facts = { name: 'wager-red', type: 'wager', color: 'red', times: 2 }
  const number: Facts = { name: 'red', type: 'number', color: 'red', number: 5, footprints: 1 }
  const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0)

  test('a number stays in sight, of a wager only the edge', () => {
    expect(steps({ cards: [wager, number, number], width: 100, along: 'block', room: 1000 })).toEqual([20, 40])
    expect(steps({ cards: [wager, number, number], width: 100, along: 'inline', room: 1000 })).toEqual([20, 46])
  })

  test('where there is no room the cards move closer, all alike', () => {
    const cards = [wager, ...Array<Facts>(8).fill(number)]
    const closer = steps({ cards, width: 60, along: 'block', room: 146 })
    expect(sum(closer) + 60 * 1.4).toBeLessThanOrEqual(146)
    expect(new Set(closer.slice(1)).size).toBe(1)
  })

  test('without any room they lie on each other', () => {
    expect(steps({ cards: [number, number], width: 60, along: 'inline', room: 10 })).toEqual([0])
  })

  test('a single card needs no step', () => {
    expect(steps({ cards: [number], width: 60, along: 'inline', room: 100 })).toEqual([])
    expect(steps({ cards: [], width: 60, along: 'inline', room: 100 })).toEqual([])
  })
})
