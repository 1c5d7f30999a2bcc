/** Keeps on screen, for the length of a moment, what the view has already let go. */

import { fly, glide, layout } from '$shell'
import type { PileEnded } from './generated'
import { tick, untrack } from 'svelte'
import { flightsIn } from './flights'
import { eventsOf, type Seen } from './seen'

/** Milliseconds from the update on: never more than 1.2 seconds. */
const USELESS = 1000
const SHARED = 1200

export class Stage {
  /** A card that nobody can use: it is seen before it goes to the box. */
  useless = $state.raw<number | null>(null)
  /** The bank was shared out. */
  shared = $state.raw<PileEnded | null>(null)
  /** Cards that were turned up with this update. */
  fresh = $state.raw<number[]>([])

  #told: unknown[] = []
  #timers: ReturnType<typeof setTimeout>[] = []

  follow(seen: Seen): void {
    const events = eventsOf(seen)
    if (events === this.#told) return
    this.#told = events
    void fly(flightsIn(events, seen.view.players.length))
    this.fresh = events.filter((event) => event.is === 'Revealed').map((event) => event.card)
    const useless = events.filter((event) => event.is === 'Unusable').at(-1)
    const shared = events.find((event) => event.is === 'PileEnded')
    if (!useless && !shared) return
    untrack(() => {
      this.end()
      if (useless) {
        this.useless = useless.card
        this.#after(USELESS, () => void this.#release())
      }
      if (shared) {
        this.shared = shared
        this.#after(SHARED, () => (this.shared = null))
      }
    })
  }

  /** Any tap or key finishes what is still going on. */
  hurry(): void {
    const waiting = this.useless !== null
    if (!waiting && !this.shared) return
    this.#clear()
    this.shared = null
    if (waiting) void this.#release()
  }

  end(): void {
    this.#clear()
    this.useless = null
    this.shared = null
  }

  /** The card slides into the box, as the shell lets everything glide that changes its place. */
  async #release(): Promise<void> {
    const before = layout()
    this.useless = null
    await tick()
    glide(before)
  }

  #clear(): void {
    this.#timers.forEach(clearTimeout)
    this.#timers = []
  }

  #after(milliseconds: number, change: () => void): void {
    this.#timers.push(setTimeout(change, milliseconds))
  }
}
