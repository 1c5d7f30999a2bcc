import { describe, expect, test } from 'vitest'
import type { Facts, PortRoyalEvent } from './generated'
import { bustIn, taxIn } from './moments'

const [SHIP, TWIN, SAILOR, TAX] = [3, 7, 50, 110]
const facts = (face: number): Facts => ({ type: face >= TAX ? 'tax' : face >= SAILOR ? 'person' : 'ship' }) as Facts

describe('a bust', () => {
  test('the newcomer lies beside its twin among all that is lost', () => {
    const events: PortRoyalEvent[] = [
      { is: 'Revealed', seat: 0, card: TWIN },
      { is: 'Busted', seat: 0, card: TWIN, other_card: SHIP, lost_cards: [SAILOR, SHIP, 20] },
      { is: 'TurnBegan', seat: 1 },
    ]
    expect(bustIn(events)).toEqual({ harbor: [SAILOR, SHIP, TWIN, 20], pair: [SHIP, TWIN] })
  })

  test('without one there is nothing to show', () => {
    expect(bustIn([{ is: 'Revealed', seat: 0, card: SHIP }])).toBeNull()
  })
})

describe('a tax increase', () => {
  test('it tells what each seat lost and gained by it', () => {
    const events: PortRoyalEvent[] = [
      { is: 'Revealed', seat: 0, card: TAX },
      { is: 'Taxed', seat: 1, had: 13, coins: 6 },
      { is: 'TaxBonus', seat: 0, card: TAX, coins: 1 },
      { is: 'TaxBonus', seat: 2, card: TAX, coins: 1 },
    ]
    expect(taxIn(events, facts)).toEqual({
      card: TAX,
      losses: [{ seat: 1, coins: 6 }],
      gains: [
        { seat: 0, coins: 1 },
        { seat: 2, coins: 1 },
      ],
    })
  })

  test('of several the last is told, and other cards do not end it', () => {
    const events: PortRoyalEvent[] = [
      { is: 'Revealed', seat: 0, card: TAX },
      { is: 'TaxBonus', seat: 0, card: TAX, coins: 1 },
      { is: 'Revealed', seat: 0, card: TAX + 1 },
      { is: 'TaxBonus', seat: 1, card: TAX + 1, coins: 1 },
      { is: 'Revealed', seat: 0, card: SHIP },
    ]
    expect(taxIn(events, facts)).toEqual({ card: TAX + 1, losses: [], gains: [{ seat: 1, coins: 1 }] })
  })

  test('no other card is one', () => {
    expect(taxIn([{ is: 'Revealed', seat: 0, card: SHIP }], facts)).toBeNull()
  })
})
