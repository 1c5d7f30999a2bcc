/** Keeps on screen, for the length of a moment, what was told with a picture. */

import { Stage } from '$shell'
import { flightsIn } from './flights'
import type { Seen } from './seen'

/** Milliseconds from the picture on; nobody has to wait for the end of them. */
const DAWN = 1600
const TURNED = 900

export class VillageStage extends Stage<Seen> {
  /** The season that has just begun. */
  dawn = $state<number | null>(null)
  /** Tiles that have just been upgraded, and tiles that have just been placed. */
  turned = $state.raw<number[]>([])
  landed = $state.raw<number[]>([])

  protected tell({ events, me }: Seen): void {
    this.table.fly(flightsIn(events, me))
    const began = events.findLast((event) => event.is === 'SeasonBegan')
    // Told in words also where nothing moves.
    if (began) {
      this.dawn = began.season
      this.after(DAWN, () => (this.dawn = null))
    }
    this.turned = events.flatMap((event) => (event.is === 'Upgraded' || event.is === 'Flipped' ? [event.card] : []))
    this.landed = events.flatMap((event) => (event.is === 'Placed' ? [event.card] : []))
    if (this.turned.length + this.landed.length > 0) {
      const over = (): void => {
        this.turned = []
        this.landed = []
      }
      this.after(TURNED, over, true)
    }
  }
}
