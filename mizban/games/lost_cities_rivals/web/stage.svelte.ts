/** Keeps on screen, for the length of a moment, what the view has already let go. */

import { Stage } from '$shell'
import type { PileEnded } from './generated'
import { flightsIn } from './flights'
import type { Seen } from './seen'

/** Milliseconds from the picture on: never more than 1.2 seconds. */
const USELESS = 1000
const SHARED = 1200

export class DisplayStage extends Stage<Seen> {
  /** A card that nobody can use: it is seen before it goes to the box. */
  useless = $state.raw<number | null>(null)
  /** The bank was shared out. */
  shared = $state.raw<PileEnded | null>(null)
  /** Cards that were turned up with this picture. */
  fresh = $state.raw<number[]>([])

  protected tell({ events, view }: Seen): void {
    this.table.fly(flightsIn(events, view.players.length))
    this.fresh = events.filter((event) => event.is === 'Revealed').map((event) => event.card)
    const useless = events.filter((event) => event.is === 'Unusable').at(-1)
    const shared = events.find((event) => event.is === 'PileEnded')
    if (!useless && !shared) return
    this.end()
    this.useless = useless?.card ?? null
    this.shared = shared ?? null
    // The card slides into the box, as everything glides that changes its place.
    if (useless) this.after(USELESS, () => void this.table.moving(() => (this.useless = null)))
    if (shared) this.after(SHARED, () => (this.shared = null))
  }
}
