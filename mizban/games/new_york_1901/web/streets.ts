/** Who leads the streets in play. */

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
  return seen.view.streets.flatMap((card) => {
    const n = boardOf(seen).streets.findIndex((street) => street.card === card)
    const street = boardOf(seen).streets[n]
    if (!street) return []
    const counts = seen.view.players.map((player) => player.streets[n] ?? 0)
    const most = Math.max(...counts)
    const ahead = counts.flatMap((count, seat) => (count === most && most > 0 ? [seat] : []))
    return [
      {
        card,
        code: street.code,
        name: street.name,
        points: Number(seen.game.cards[card]?.['points'] ?? 0),
        counts,
        leaders: ahead.length === 1 || seen.view.options.tied_streets ? ahead : [],
      },
    ]
  })
}
