/** Coins in the air, read from the events. */

import { cardThing, seatThing, type Flight } from '$shell'
import type { PortRoyalEvent } from './generated'

/** Who gets coins from where; what a seat pays goes to the discard pile, what it gains comes from the draw pile. */
export function flightsIn(events: readonly PortRoyalEvent[]): Flight[] {
  return events.flatMap((event): Flight[] => {
    switch (event.is) {
      case 'Traded':
        return [{ from: cardThing(event.card), to: seatThing(event.seat), coins: event.coins }]
      case 'Hired':
        return [{ from: seatThing(event.seat), to: 'discard', coins: event.price }]
      case 'Taxed':
        return [{ from: seatThing(event.seat), to: 'discard', coins: event.coins }]
      case 'Compensated':
        return [{ from: seatThing(event.seat), to: seatThing(event.to_seat), coins: event.coins }]
      case 'AdmiralsPaid':
      case 'JestersPaid':
      case 'TaxBonus':
      case 'Claimed':
        return [{ from: 'deck', to: seatThing(event.seat), coins: event.coins }]
      default:
        return []
    }
  })
}
