/** The shell's view of a table, with San Juan in it. */

import type { Seen as AnySeen } from '$shell/game'
import type { PlayerView, SanJuanEvent, SanJuanView, SiteView } from './generated'
import type { BuildingFacts, TileFacts } from './facts'

export type Seen = AnySeen<SanJuanView>
export type { PlayerView, SiteView }

/** Stands for a number of stored cards that is not mine to know. */
export const SOME = -1

/** The printed facts of a building by the number of its card. */
export function factsOf(seen: Pick<Seen, 'game'>): (face: number) => BuildingFacts {
  // The server writes the facts of a card by its type; the wire only knows them as words and numbers.
  const cards = seen.game.cards as unknown as BuildingFacts[]
  return (face) => {
    const card = cards[face]
    if (!card) throw new Error(`no card ${String(face)}`)
    return card
  }
}

/** The prices of a tile, if I know it. */
export const tileOf = (seen: Pick<Seen, 'game'>, face: number | undefined): TileFacts | null =>
  face === undefined || face < 0 ? null : (seen.game.cards[face] as unknown as TileFacts)

/** What was told with this update. */
export const eventsOf = (seen: Seen): SanJuanEvent[] => seen.events as SanJuanEvent[]

export const thingOf = (face: number): string => `card-${String(face)}`

/** What a card of my hand would cost me: by the question, or by what my town saves. While another is paid for it is money. */
export function priceOf(seen: Seen, seat: number, face: number): number | undefined {
  const named = ({ verb, on }: { verb: string; on: number[] }): boolean => verb === 'build' && on[0] === face
  const asked = seen.ask?.options.find(named)?.hint['price'] ?? seen.ask?.denied.find(named)?.params['price']
  if (asked !== undefined) return asked
  if (seen.ask?.about['new_card'] === face) {
    const prices = [seen.ask.about, ...seen.ask.options.map(({ hint }) => hint)]
      .map((numbers) => numbers['price'])
      .filter((price) => price !== undefined)
    if (prices.length > 0) return Math.min(...prices)
  } else if (seen.ask?.about['new_card'] !== undefined) return undefined
  const facts = factsOf(seen)
  const card = facts(face)
  const saves = (site: SiteView): number =>
    site.works ? ((card.type === 'production' ? facts(site.card).cheaper_production : facts(site.card).cheaper_city) ?? 0) : 0
  const less = (seen.view.players[seat]?.town ?? []).reduce((sum, site) => sum + saves(site), 0)
  return Math.max(0, card.cost - less)
}
