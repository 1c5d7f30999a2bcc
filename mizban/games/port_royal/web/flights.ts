/** Coins in the air, read from the events. */

import type { Flight } from '$shell'
import type { PortRoyalEvent } from './generated'
import { thingOf } from './seen'

const seatOf = (seat: number): string => `seat-${String(seat)}`

/** Who gets coins from where; what a seat pays goes to the discard pile, what it gains comes from the draw pile. */
export function flightsIn(events: readonly PortRoyalEvent[]): Flight[] {
  return events.flatMap((event): Flight[] => {
    switch (event.is) {
      case 'Traded':
        return [{ from: thingOf(event.card), to: seatOf(event.seat), coins: event.coins }]
      case 'Hired':
        return [{ from: seatOf(event.seat), to: 'discard', coins: event.price }]
      case 'Taxed':
        return [{ from: seatOf(event.seat), to: 'discard', coins: event.coins }]
      case 'Compensated':
        return [{ from: seatOf(event.seat), to: seatOf(event.to_seat), coins: event.coins }]
      case 'AdmiralsPaid':
      case 'JestersPaid':
      case 'TaxBonus':
      case 'Claimed':
        return [{ from: 'deck', to: seatOf(event.seat), coins: event.coins }]
      default:
        return []
    }
  })
}
