/** A tile in hand: which one, which way it lies, where it fits. */

import { asking } from '$shell'
import { samePlace, type Place } from './hexes'
import { factsOf, type Seen } from './seen'

/** A free place where the tile in hand fits, with the ways to lie there. */
export interface Spot extends Place {
  id: string
  turns: number[]
  /** As it would lie there now. */
  turned: number
  key: string
}

class Placing {
  #tile = $state<number | null>(null)
  #turn = $state(0)
  /** The place under the mouse or in focus. */
  over = $state.raw<Place | null>(null)

  ask = $derived(asking.ask?.prompt === 'PlaceTile' ? asking.ask : null)
  #fits = $derived(
    (this.ask?.options ?? []).map((option) => ({
      tile: option.on[0] ?? 0,
      q: option.on[1] ?? 0,
      r: option.on[2] ?? 0,
      turned: option.on[3] ?? 0,
    })),
  )
  tiles = $derived([...new Set(this.#fits.map((fit) => fit.tile))])
  tile = $derived(this.#tile !== null && this.tiles.includes(this.#tile) ? this.#tile : (this.tiles[0] ?? null))
  #turns = $derived(this.tile === null || !asking.seen ? 6 : factsOf(asking.seen as Seen, this.tile).turns)
  /** All turns that fit somewhere. */
  #some = $derived(new Set(this.#fits.filter((fit) => fit.tile === this.tile).map((fit) => fit.turned)))

  spots = $derived.by<Spot[]>(() => {
    const found: Spot[] = []
    for (const fit of this.#fits) {
      if (fit.tile !== this.tile) continue
      const spot = found.find((one) => samePlace(one, fit))
      if (spot) spot.turns.push(fit.turned)
      else found.push({ q: fit.q, r: fit.r, id: `place-${String(fit.q)}-${String(fit.r)}`, turns: [fit.turned], turned: 0, key: '' })
    }
    for (const spot of found) {
      spot.turned = this.#next(spot.turns, this.#turn)
      spot.key = `place ${String(this.tile)} ${String(spot.q)} ${String(spot.r)} ${String(spot.turned)}`
    }
    return found
  })
  chosen = $derived(this.spots.find((spot) => asking.meant.length === 1 && spot.key === asking.meant[0]) ?? null)
  shown = $derived(this.spots.find((spot) => this.over !== null && samePlace(spot, this.over)) ?? this.chosen)
  canTurn = $derived(this.shown ? this.shown.turns.length > 1 : this.#some.size > 1)
  turned = $derived(this.shown?.turned ?? this.#next([...this.#some], this.#turn))

  /** The first of these ways from `turn` on, clockwise. */
  #next(turns: number[], turn: number): number {
    for (let i = 0; i < this.#turns; i++) {
      const next = (turn + i) % this.#turns
      if (turns.includes(next)) return next
    }
    return turns[0] ?? 0
  }

  take = (tile: number): void => {
    if (tile !== this.tile) asking.unchoose()
    this.#tile = tile
    this.over = null
  }

  /** A sixth to the right, past the ways that do not fit: at the place that is meant, else anywhere. */
  right = (): void => {
    const spot = this.shown
    const chosen = this.chosen
    this.#turn = this.#next(spot ? spot.turns : [...this.#some], (spot ? spot.turned : this.turned) + 1)
    if (chosen) this.mean(this.spots.find((one) => samePlace(one, chosen)))
  }

  mean(spot: Spot | undefined): void {
    if (!spot) return
    asking.touched = [spot.id]
    asking.meant = [spot.key]
  }
}

export const placing = new Placing()
