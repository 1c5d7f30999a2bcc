/** Coins in the air, read from the events: bids go to the bank, and what it shares comes from there. */

import { seatThing, type Flight } from '$shell'
import type { LostCitiesRivalsEvent } from './generated'

export const BANK = 'bank'

export function flightsIn(events: readonly LostCitiesRivalsEvent[], seats: number): Flight[] {
  return events.flatMap((event): Flight[] => {
    if (event.is === 'AuctionWon') return [{ from: seatThing(event.seat), to: BANK, coins: event.coins }]
    if (event.is === 'PileEnded')
      return Array.from({ length: seats }, (_, seat) => ({ from: BANK, to: seatThing(seat), coins: event.coins }))
    return []
  })
}
