/** Keeps on screen, for the length of a moment, what was told with an update. */

import { untrack } from 'svelte'
import { plusIn, turnedIn, type Turned } from './moments'
import { eventsOf, type Seen } from './seen'

/** Milliseconds from the update on; nobody has to wait for the end of them. */
const PLUS = 1800
const TURNED = 2600

class Stage {
  /** By building: how many cards it has just brought its owner. */
  plus = $state.raw<Record<number, number>>({})
  turned = $state.raw<Turned[]>([])

  #told: unknown[] = []
  #timers: ReturnType<typeof setTimeout>[] = []

  /** Takes the next view; a new moment takes the place of the last one of its kind. */
  follow(seen: Seen): void {
    const events = eventsOf(seen)
    if (events === this.#told) return
    this.#told = events
    const plus = plusIn(events)
    const turned = turnedIn(events)
    untrack(() => {
      if (Object.keys(plus).length > 0) {
        const now = { ...this.plus, ...plus }
        this.plus = now
        this.#after(PLUS, () => {
          if (this.plus === now) this.plus = {}
        })
      }
      if (turned.length > 0) {
        this.turned = turned
        this.#after(TURNED, () => {
          if (this.turned === turned) this.turned = []
        })
      }
    })
  }

  /** Any tap or key finishes what covers the board. */
  hurry(): void {
    this.turned = []
  }

  end(): void {
    this.#timers.forEach(clearTimeout)
    this.#timers = []
    this.plus = {}
    this.turned = []
  }

  #after(milliseconds: number, change: () => void): void {
    this.#timers.push(setTimeout(change, milliseconds))
  }
}

export const stage = new Stage()
