/** Keeps on screen, for the length of a moment, what the view has already let go. */

import { fly, glide, layout } from '$shell'
import { tick, untrack } from 'svelte'
import { flightsIn } from './flights'
import { bustIn, taxIn, type Bust, type TaxTold } from './moments'
import { eventsOf, factsOf, type Seen } from './seen'

/** Milliseconds from the update on. Together never more than 1.2 seconds. */
const KNOCK = 400
const RELEASE = 800
const TAX = 1200

export class Stage {
  bust = $state.raw<Bust | null>(null)
  /** The two ships hit each other, and the harbor drains to grey. */
  knocking = $state(false)
  tax = $state.raw<TaxTold | null>(null)
  /** Cards that were turned up with this update. */
  fresh = $state.raw<number[]>([])

  #harbor: number[] = []
  #told: unknown[] = []
  #timers: ReturnType<typeof setTimeout>[] = []

  /** Takes the next view. A moment goes on while others play on; only the next one of its kind cuts it short. */
  follow(seen: Seen): void {
    const events = eventsOf(seen)
    const harbor = this.#harbor
    this.#harbor = seen.view.harbor
    if (events === this.#told) return
    this.#told = events
    void fly(flightsIn(events))
    this.fresh = events.filter((event) => event.is === 'Revealed').map((event) => event.card)
    const facts = factsOf(seen)
    const bust = bustIn(harbor, events, facts)
    const tax = taxIn(events, facts)
    if (!bust && !tax) return
    untrack(() => {
      this.end()
      this.bust = bust
      this.tax = tax
      if (bust) {
        this.#after(KNOCK, () => (this.knocking = true))
        this.#after(RELEASE, () => void this.#release())
      }
      if (tax) this.#after(TAX, () => (this.tax = null))
    })
  }

  /** Any tap or key finishes what is still going on. */
  hurry(): void {
    if (!this.bust && !this.tax) return
    const bust = this.bust
    this.#clear()
    this.tax = null
    if (bust) void this.#release()
  }

  end(): void {
    this.#clear()
    this.bust = null
    this.knocking = false
    this.tax = null
  }

  /** The lost cards slide to the discard pile, as the shell lets everything glide that changes its place. */
  async #release(): Promise<void> {
    const before = layout()
    this.bust = null
    await tick()
    glide(before)
    this.knocking = false
  }

  #clear(): void {
    this.#timers.forEach(clearTimeout)
    this.#timers = []
  }

  #after(milliseconds: number, change: () => void): void {
    this.#timers.push(setTimeout(change, milliseconds))
  }
}
