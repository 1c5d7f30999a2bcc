/** Keeps on screen, for the length of a moment, what was told with an update. */

import { untrack } from 'svelte'
import { eventsOf, type Seen } from './seen'

/** Milliseconds from the update on. */
const PLUS = 1800
const TURNED = 2600

/** Cards turned up by a building, and which of them was kept. */
export interface Turned {
  seat: number
  card: number
  cards: number[]
  kept: number | null
}

class Stage {
  /** By building: how many cards it has just brought its owner. */
  plus = $state.raw<Record<number, number>>({})
  turned = $state.raw<Turned | null>(null)

  #told: unknown[] = []
  #timers: ReturnType<typeof setTimeout>[] = []

  /** Takes the next view; the last moment of its kind cuts the one before it short. */
  follow(seen: Seen): void {
    const events = eventsOf(seen)
    if (events === this.#told) return
    this.#told = events
    const plus: Record<number, number> = {}
    let turned: Turned | null = null
    for (const event of events) {
      if (event.is === 'Bonus') plus[event.card] = event.drawn
      else if (event.is === 'Sold' && event.cards[0] !== undefined) plus[event.cards[0]] = event.drawn
      else if (event.is === 'TurnedUp') turned = { seat: event.seat, card: event.card, cards: event.turned_cards, kept: null }
      else if (event.is === 'TurnedKept' && turned) turned = { ...turned, kept: event.kept_card }
    }
    untrack(() => {
      if (Object.keys(plus).length > 0) {
        this.plus = { ...this.plus, ...plus }
        this.#after(PLUS, () => (this.plus = Object.fromEntries(Object.entries(this.plus).filter(([face, drawn]) => plus[Number(face)] !== drawn))))
      }
      if (turned) {
        this.turned = turned
        this.#after(TURNED, () => {
          if (this.turned === turned) this.turned = null
        })
      }
    })
  }

  /** Any tap or key finishes what is still going on. */
  hurry(): void {
    this.turned = null
  }

  end(): void {
    this.#timers.forEach(clearTimeout)
    this.#timers = []
    this.plus = {}
    this.turned = null
  }

  #after(milliseconds: number, change: () => void): void {
    this.#timers.push(setTimeout(change, milliseconds))
  }
}

export const stage = new Stage()
