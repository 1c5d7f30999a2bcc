/** A tile in hand: which one, which way it lies, where it fits. Every free place is lit, whichever way the tile must lie there. */

import { keyOf, once, Placing, turnOn, type Spot } from '$shell'
import type { Place } from './hexes'
import type { Seen } from './seen'

interface Fit extends Spot, Place {
  tile: number
}

export class TilePlacing extends Placing<Fit> {
  #seen = $derived.by(() => this.table.sight<Seen>())
  #taken = $state<number | null>(null)

  ask = $derived(this.#seen?.ask?.prompt === 'PlaceTile' ? this.#seen.ask : null)
  #fits = $derived<Fit[]>(
    (this.ask?.options ?? []).map((option) => {
      const [tile = 0, q = 0, r = 0, turn = 0] = option.on
      return { key: keyOf(option), id: `place-${String(q)}-${String(r)}`, turn, tile, q, r }
    }),
  )
  tiles = $derived(once(this.#fits.map(({ tile }) => tile)))
  tile = $derived(this.#taken !== null && this.tiles.includes(this.#taken) ? this.#taken : (this.tiles[0] ?? null))
  spots = $derived(this.#fits.filter(({ tile }) => tile === this.tile))
  #turns = $derived(this.tile === null || !this.#seen ? 6 : this.#seen.facts(this.tile).turns)
  ring = $derived(Array.from({ length: this.#turns }, (_, turn) => (turn + 1) % this.#turns))
  lit = $derived(
    once(this.spots.map(({ id }) => id)).flatMap((id) => {
      const turn = turnOn(this.#waysAt(id), this.wish, this.ring)
      return this.spots.filter((spot) => spot.id === id && spot.turn === turn)
    }),
  )

  /** How it can lie at the place that is meant, else anywhere. */
  #ways = $derived(this.#waysAt(this.shown?.id))
  canTurn = $derived(this.#ways.length > 1)
  turn = $derived(this.shown?.turn ?? turnOn(this.#ways, this.wish, this.ring) ?? 0)

  #waysAt(id: string | undefined): number[] {
    return once(this.spots.filter((spot) => id === undefined || spot.id === id).map(({ turn }) => turn))
  }

  take = (tile: number): void => {
    if (tile !== this.tile) this.table.unchoose()
    this.#taken = tile
    this.over = null
  }

  /** A sixth to the right, past the ways that do not fit. */
  right = (): void => {
    const id = this.chosen?.id
    this.wish = turnOn(this.#ways, this.ring[this.turn] ?? 0, this.ring) ?? this.wish
    this.mean(this.lit.find((spot) => spot.id === id))
  }
}
