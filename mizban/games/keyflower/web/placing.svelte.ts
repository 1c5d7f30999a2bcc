/** A tile in hand: which one, which way it lies, where it fits. */

import type { Table } from '$shell'
import { samePlace, type Place } from './hexes'
import type { Seen } from './seen'

/** A free place where the tile in hand fits, with the ways to lie there. */
export interface Spot extends Place {
  id: string
  turns: number[]
  /** As it would lie there now. */
  turned: number
  key: string
}

const once = (numbers: number[]): number[] => numbers.filter((number, i) => numbers.indexOf(number) === i)

export class Placing {
  constructor(private readonly table: Table) {}

  #seen = $derived.by(() => this.table.sight<Seen>())
  #tile = $state<number | null>(null)
  #turn = $state(0)
  /** The place under the mouse or in focus. */
  over = $state.raw<Place | null>(null)

  ask = $derived(this.#seen?.ask?.prompt === 'PlaceTile' ? this.#seen.ask : null)
  #fits = $derived(
    (this.ask?.options ?? []).map((option) => ({
      tile: option.on[0] ?? 0,
      q: option.on[1] ?? 0,
      r: option.on[2] ?? 0,
      turned: option.on[3] ?? 0,
    })),
  )
  tiles = $derived(once(this.#fits.map((fit) => fit.tile)))
  tile = $derived(this.#tile !== null && this.tiles.includes(this.#tile) ? this.#tile : (this.tiles[0] ?? null))
  #turns = $derived(this.tile === null || !this.#seen ? 6 : this.#seen.facts(this.tile).turns)
  /** All turns that fit somewhere. */
  #some = $derived(once(this.#fits.filter((fit) => fit.tile === this.tile).map((fit) => fit.turned)))

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
  chosen = $derived(this.spots.find((spot) => this.table.means(spot.key)) ?? null)
  shown = $derived(this.spots.find((spot) => this.over !== null && samePlace(spot, this.over)) ?? this.chosen)
  canTurn = $derived(this.shown ? this.shown.turns.length > 1 : this.#some.length > 1)
  turned = $derived(this.shown?.turned ?? this.#next(this.#some, this.#turn))

  /** The first of these ways from `turn` on, clockwise. */
  #next(turns: number[], turn: number): number {
    for (let i = 0; i < this.#turns; i++) {
      const next = (turn + i) % this.#turns
      if (turns.includes(next)) return next
    }
    return turns[0] ?? 0
  }

  take = (tile: number): void => {
    if (tile !== this.tile) this.table.unchoose()
    this.#tile = tile
    this.over = null
  }

  /** A sixth to the right, past the ways that do not fit: at the place that is meant, else anywhere. */
  right = (): void => {
    const spot = this.shown
    const chosen = this.chosen
    this.#turn = this.#next(spot ? spot.turns : this.#some, (spot ? spot.turned : this.turned) + 1)
    if (chosen) this.mean(this.spots.find((one) => samePlace(one, chosen)))
  }

  mean(spot: Spot | undefined): void {
    if (spot) this.table.mean([spot.key], spot.id)
  }
}
