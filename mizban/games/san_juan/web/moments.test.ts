import { describe, expect, test } from 'vitest'
import { plusIn, turnedIn } from './moments'

describe('what buildings have brought', () => {
  test('each says how many cards its owner drew', () => {
    expect(
      plusIn([
        { is: 'Bonus', seat: 0, card: 40, drawn: 1 },
        { is: 'Bonus', seat: 1, card: 41, drawn: 2 },
      ]),
    ).toEqual({ 40: 1, 41: 2 })
  })

  test('a sale is told once, at the first building that sold', () => {
    expect(plusIn([{ is: 'Sold', seat: 0, cards: [3, 9], drawn: 5 }])).toEqual({ 3: 5 })
  })

  test('what brings nothing says nothing', () => {
    expect(
      plusIn([
        { is: 'Sold', seat: 0, cards: [], drawn: 0 },
        { is: 'SoldNothing', seat: 1 },
      ]),
    ).toEqual({})
  })
})

describe('cards turned up', () => {
  test('they say which building turned them, and which was kept', () => {
    expect(
      turnedIn([
        { is: 'TurnedUp', seat: 0, card: 40, turned_cards: [1, 2, 3, 4] },
        { is: 'TurnedKept', seat: 0, card: 40, kept_card: 3 },
        { is: 'TurnedUp', seat: 1, card: 41, turned_cards: [5] },
        { is: 'TurnedLost', seat: 1, card: 41 },
      ]),
    ).toEqual([
      { seat: 0, card: 40, cards: [1, 2, 3, 4], kept: 3 },
      { seat: 1, card: 41, cards: [5], kept: null },
    ])
  })

  test('where nothing was turned up there is nothing to show', () => {
    expect(turnedIn([{ is: 'Prospected', seat: 0, drawn: 1 }])).toEqual([])
  })
})
