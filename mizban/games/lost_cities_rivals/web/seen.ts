/** The shell's view of a table, with Lost Cities: Rivals in it. */

import type { Seen as AnySeen } from '$shell'
import type { LostCitiesRivalsEvent, LostCitiesRivalsView } from './generated'
import type { Facts } from './facts'

export type Seen = AnySeen<LostCitiesRivalsView, LostCitiesRivalsEvent, Facts>

/** The number an expedition has reached; 0 where it has none. */
export function reached(cards: readonly number[], facts: (face: number) => Facts): number {
  const last = cards.at(-1)
  const card = last === undefined ? null : facts(last)
  return card?.type === 'number' ? card.number : 0
}
