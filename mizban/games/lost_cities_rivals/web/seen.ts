/** The shell's view of a table, with Lost Cities: Rivals in it. */

import type { Seen as AnySeen } from '$shell/game'
import type { LostCitiesRivalsEvent, LostCitiesRivalsView } from './generated'
import type { Facts } from './facts'

export type Seen = AnySeen<LostCitiesRivalsView>

/** The printed facts of a card by its number. */
export function factsOf(seen: Pick<Seen, 'game'>): (face: number) => Facts {
  // The server writes the facts of a card by its type; the wire only knows them as words and numbers.
  const cards = seen.game.cards as unknown as Facts[]
  return (face) => {
    const card = cards[face]
    if (!card) throw new Error(`no card ${String(face)}`)
    return card
  }
}

/** What was told with this update. */
export const eventsOf = (seen: Seen): LostCitiesRivalsEvent[] => seen.events as LostCitiesRivalsEvent[]

export const thingOf = (face: number): string => `card-${String(face)}`
export const seatOf = (seat: number): string => `seat-${String(seat)}`

/** The number an expedition has reached; 0 where it has none. */
export function reached(cards: readonly number[], facts: (face: number) => Facts): number {
  const last = cards.at(-1)
  const card = last === undefined ? null : facts(last)
  return card?.type === 'number' ? card.number : 0
}
