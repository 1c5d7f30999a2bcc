/** Keeps on screen, for the length of a moment, what was told with an update. */

import { fly, settings } from '$shell'
import { untrack } from 'svelte'
import { flightsIn } from './flights'
import { eventsOf, type Seen } from './seen'

/** Milliseconds from the update on; nobody has to wait for the end of them. */
const DAWN = 1600
const TURNED = 900

class Stage {
  /** The season that has just begun. */
  dawn = $state<number | null>(null)
  /** Tiles that have just been upgraded, and tiles that have just been placed. */
  turned = $state.raw<number[]>([])
  landed = $state.raw<number[]>([])

  #told: unknown[] = []
  #timers: ReturnType<typeof setTimeout>[] = []

  /** Takes the next view, before it is drawn. */
  follow(seen: Seen): void {
    const events = eventsOf(seen)
    if (events === this.#told) return
    this.#told = events
    untrack(() => {
      void fly(flightsIn(events, seen.me))
      const began = events.findLast((event) => event.is === 'SeasonBegan')
      if (began && !settings.still) {
        this.dawn = began.season
        this.#after(DAWN, () => {
          this.dawn = null
        })
      }
      this.turned = events.flatMap((event) => (event.is === 'Upgraded' || event.is === 'Flipped' ? [event.card] : []))
      this.landed = events.flatMap((event) => (event.is === 'Placed' ? [event.card] : []))
      if (this.turned.length + this.landed.length > 0) {
        this.#after(TURNED, () => {
          this.turned = []
          this.landed = []
        })
      }
    })
  }

  /** Any tap or key finishes what covers the board. */
  hurry(): void {
    this.dawn = null
  }

  end(): void {
    this.#timers.forEach(clearTimeout)
    this.#timers = []
    this.dawn = null
    this.turned = []
    this.landed = []
  }

  #after(milliseconds: number, change: () => void): void {
    this.#timers.push(setTimeout(change, milliseconds))
  }
}

export const stage = new Stage()
