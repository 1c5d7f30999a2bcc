/** Keeps on screen, for the length of a moment, what was told with a picture. */

import { Stage } from '$shell'
import { plusIn, turnedIn, type Turned } from './moments'
import type { Seen } from './seen'

/** Milliseconds from the picture on; nobody has to wait for the end of them. */
const PLUS = 1800
const TURNED = 2600

export class TownStage extends Stage<Seen> {
  /** By building: how many cards it has just brought its owner. */
  plus = $state.raw<Record<number, number>>({})
  turned = $state.raw<Turned[]>([])

  /** A new moment takes the place of the last one of its kind. */
  protected tell({ events }: Seen): void {
    const plus = plusIn(events)
    const turned = turnedIn(events)
    if (Object.keys(plus).length > 0) {
      const now = { ...this.plus, ...plus }
      this.plus = now
      this.after(PLUS, () => this.plus === now && (this.plus = {}), true)
    }
    if (turned.length > 0) {
      this.turned = turned
      this.after(TURNED, () => this.turned === turned && (this.turned = []))
    }
  }
}
