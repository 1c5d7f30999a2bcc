/** The streets in play, and how the seats stand there. */

import type { StreetFacts } from './generated'
import { boardOf, type Seen } from './seen'

export interface Street {
  card: number
  code: string
  name: string
  points: number
  /** Buildings of each seat. */
  counts: number[]
  /** Who would get its points now. */
  leaders: number[]
}

export function streetsOf(seen: Seen): Street[] {
  const { streets } = boardOf(seen)
  return seen.view.streets.flatMap((card, i) => {
    const n = streets.findIndex((street) => street.card === card)
    const street = streets[n]
    if (!street) return []
    return [
      {
        ...street,
        points: (seen.facts(card) as StreetFacts).points,
        counts: seen.view.players.map((player) => player.streets[n] ?? 0),
        leaders: seen.view.leaders[i] ?? [],
      },
    ]
  })
}
