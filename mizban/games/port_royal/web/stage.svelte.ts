/** Keeps on screen, for the length of a moment, what the view has already let go. */

import { Stage } from '$shell'
import { flightsIn } from './flights'
import { bustIn, taxIn, type Bust, type TaxTold } from './moments'
import type { Seen } from './seen'

/** Milliseconds from the picture on. Together never more than 1.2 seconds. */
const KNOCK = 400
const RELEASE = 800
const TAX = 1200

export class HarborStage extends Stage<Seen> {
  bust = $state.raw<Bust | null>(null)
  /** The two ships hit each other, and the harbor drains to grey. */
  knocking = $state(false)
  tax = $state.raw<TaxTold | null>(null)
  /** Cards that were turned up with this picture. */
  fresh = $state.raw<number[]>([])

  /** A moment goes on while others play on; only the next one of its kind cuts it short. */
  protected tell({ events, facts }: Seen): void {
    this.table.fly(flightsIn(events))
    this.fresh = events.filter((event) => event.is === 'Revealed').map((event) => event.card)
    const bust = bustIn(events)
    const tax = taxIn(events, facts)
    if (!bust && !tax) return
    this.end()
    this.bust = bust
    this.knocking = false
    this.tax = tax
    if (bust) {
      this.after(KNOCK, () => (this.knocking = true))
      this.after(RELEASE, () => void this.#release())
    }
    if (tax) this.after(TAX, () => (this.tax = null))
  }

  /** The lost cards slide to the discard pile. */
  async #release(): Promise<void> {
    await this.table.moving(() => (this.bust = null))
    this.knocking = false
  }
}
