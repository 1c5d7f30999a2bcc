/** What deserves a moment: read from the events told with an update, never from the rules. */

import type { PortRoyalEvent } from './generated'
import type { Facts } from './facts'

export interface Bust {
  /** The harbor as it was when the two ships met, the newcomer beside its twin. */
  harbor: number[]
  pair: [number, number]
}

export interface TaxTold {
  card: number
  losses: { seat: number; coins: number }[]
  gains: { seat: number; coins: number }[]
}

/** Replays the events over the harbor of the view before, up to a bust. */
export function bustIn(before: readonly number[], events: readonly PortRoyalEvent[], facts: (face: number) => Facts): Bust | null {
  let harbor = [...before]
  const without = (card: number): number[] => harbor.filter((face) => face !== card)
  for (const event of events) {
    if (event.is === 'Revealed' && ['ship', 'person'].includes(facts(event.card).type)) harbor.push(event.card)
    else if (event.is === 'Repelled' || event.is === 'Traded' || event.is === 'Hired') harbor = without(event.card)
    else if (event.is === 'TurnBegan' || event.is === 'HarborCleared') harbor = []
    else if (event.is === 'Busted') {
      harbor = without(event.card)
      harbor.splice(harbor.indexOf(event.other_card) + 1, 0, event.card)
      return { harbor, pair: [event.other_card, event.card] }
    }
  }
  return null
}

/** The last tax increase among the events, with what each seat lost and gained by it. */
export function taxIn(events: readonly PortRoyalEvent[], facts: (face: number) => Facts): TaxTold | null {
  let told: TaxTold | null = null
  for (const event of events) {
    if (event.is === 'Revealed') told = facts(event.card).type === 'tax' ? { card: event.card, losses: [], gains: [] } : told
    else if (event.is === 'Taxed') told?.losses.push({ seat: event.seat, coins: event.coins })
    else if (event.is === 'TaxBonus') told?.gains.push({ seat: event.seat, coins: event.coins })
  }
  return told
}
