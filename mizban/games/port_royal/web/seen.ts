/** The shell's view of a table, with Port Royal in it. */

import type { Seen as AnySeen } from '$shell'
import type { PortRoyalEvent, PortRoyalView } from './generated'
import type { Facts, Person } from './facts'

export type Seen = AnySeen<PortRoyalView, PortRoyalEvent, Facts>

/** How many persons of a kind lie before a seat. */
export function countOf(seen: Seen, seat: number, kind: Person['kind']): number {
  return (seen.view.players[seat]?.display ?? []).map(seen.facts).filter((card) => card.type === 'person' && card.kind === kind).length
}
