/** What deserves a moment: read from the events told with an update, never from the rules. */

import type { Facts, PortRoyalEvent } from './generated'

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

/** The last bust among the events. */
export function bustIn(events: readonly PortRoyalEvent[]): Bust | null {
  const bust = events.filter((event) => event.is === 'Busted').at(-1)
  if (!bust) return null
  const harbor = bust.lost_cards.flatMap((face) => (face === bust.other_card ? [face, bust.card] : [face]))
  return { harbor, pair: [bust.other_card, bust.card] }
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
