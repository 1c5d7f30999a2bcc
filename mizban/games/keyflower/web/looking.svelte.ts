/** Which village is in sight; on a phone the offer and the villages lie side by side. */

import { cardThing, type Table } from '$shell'
import type { Seen } from './seen'

export type Pane = 'offer' | number

/** Questions that are answered in my own village. */
const AT_HOME = ['PlaceTile', 'Transport', 'FlipTile', 'PayUpgrade', 'PayUpgradeSkill']
/** Questions that are answered at the offer. */
const AT_OFFER = ['Turn', 'ChooseBoat', 'ChooseWinterTiles']
export const atHome = ({ ask }: Seen): boolean => AT_HOME.includes(ask?.prompt ?? '')

export class Looking {
  /** The village beside the offer. */
  seat = $state(0)
  /** What fills a phone. */
  pane = $state<Pane>('offer')
  #question: string | null = null

  constructor(table: Table) {
    this.seat = table.sight<Seen>()?.me ?? 0
  }

  go = (pane: Pane): void => {
    this.pane = pane
    if (pane !== 'offer') this.seat = pane
  }

  /** The village where one of these things lies. */
  turnTo(seen: Seen, things: readonly string[]): void {
    const seat = seen.view.players.findIndex(({ village }) => village.some(({ card }) => things.includes(cardThing(card))))
    if (seat >= 0) this.go(seat)
  }

  /** A new question brings into sight where it is answered. */
  follow(seen: Seen): void {
    if (!seen.ask || seen.ask.id === this.#question) return
    this.#question = seen.ask.id
    if (atHome(seen)) this.go(seen.me ?? 0)
    else if (AT_OFFER.includes(seen.ask.prompt)) this.pane = 'offer'
  }
}
