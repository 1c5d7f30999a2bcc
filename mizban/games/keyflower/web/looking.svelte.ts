/** Which village is in sight; on a phone the offer and the villages lie side by side. */

import { around, type Seen } from './seen'

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
  /** Counts how often a question has brought another place into sight. */
  called = $state(0)
  #question = ''

  go = (pane: Pane): void => {
    this.pane = pane
    if (pane !== 'offer') this.seat = pane
  }

  /** A new question brings into sight where it is answered. */
  follow(seen: Seen): void {
    const question = `${seen.table.id} ${String(seen.me)} ${String(seen.view.season)} ${seen.ask?.prompt ?? ''}`
    if (question === this.#question) return
    const opened = !this.#question.startsWith(seen.table.id)
    this.#question = question
    const home = around(seen)[0] ?? 0
    if (opened || !seen.view.players[this.seat]) this.go(home)
    if (opened) this.pane = 'offer'
    if (!seen.ask) return
    if (atHome(seen)) {
      this.go(home)
      this.called++
    } else if (AT_OFFER.includes(seen.ask.prompt)) this.pane = 'offer'
  }
}
