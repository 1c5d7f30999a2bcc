/** The shell's view of a table, with Port Royal in it. */

import type { Seen as AnySeen } from '$shell/game'
import type { PortRoyalEvent, PortRoyalView } from './generated'
import type { Facts, Person } from './facts'

export type Seen = AnySeen<PortRoyalView>

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
export const eventsOf = (seen: Seen): PortRoyalEvent[] => seen.events as PortRoyalEvent[]

/** How many persons of a kind lie before a seat. */
export function countOf(seen: Seen, seat: number, kind: Person['kind']): number {
  const facts = factsOf(seen)
  return (seen.view.players[seat]?.display ?? []).map(facts).filter((card) => card.type === 'person' && card.kind === kind).length
}

export const thingOf = (face: number): string => `card-${String(face)}`
