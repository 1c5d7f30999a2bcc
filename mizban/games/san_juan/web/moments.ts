/** What deserves a moment: read from the events told with an update, never from the rules. */

import type { SanJuanEvent } from './generated'

/** Cards turned up by a building, and which of them was kept. */
export interface Turned {
  seat: number
  card: number
  cards: number[]
  kept: number | null
}

/** By building: how many cards it has brought its owner. */
export function plusIn(events: readonly SanJuanEvent[]): Record<number, number> {
  const plus: Record<number, number> = {}
  for (const event of events) {
    if (event.is === 'Bonus') plus[event.card] = event.drawn
    else if (event.is === 'Sold' && event.cards[0] !== undefined) plus[event.cards[0]] = event.drawn
  }
  return plus
}

/** All cards that were turned up, by the buildings that did so. */
export function turnedIn(events: readonly SanJuanEvent[]): Turned[] {
  return events
    .filter((event) => event.is === 'TurnedUp')
    .map((up) => {
      const kept = events.find((event) => event.is === 'TurnedKept' && event.card === up.card)
      return { seat: up.seat, card: up.card, cards: up.turned_cards, kept: kept?.is === 'TurnedKept' ? kept.kept_card : null }
    })
}
