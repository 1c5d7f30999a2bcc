/** Coins in the air, read from the events: bids go to the bank, and what it shares comes from there. */

import type { Flight } from '$shell'
import type { LostCitiesRivalsEvent } from './generated'
import { seatOf } from './seen'

export const BANK = 'bank'

export function flightsIn(events: readonly LostCitiesRivalsEvent[], seats: number): Flight[] {
  return events.flatMap((event): Flight[] => {
    if (event.is === 'AuctionWon') return [{ from: seatOf(event.seat), to: BANK, coins: event.coins }]
    if (event.is === 'PileEnded') return Array.from({ length: seats }, (_, seat) => ({ from: BANK, to: seatOf(seat), coins: event.coins }))
    return []
  })
}
