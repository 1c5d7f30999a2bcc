/** A piece in the hand: which way it lies, which places are lit, and which one is meant. */

import { tick } from 'svelte'
import { keyOf, once, Placing, turnOn, type Spot } from '$shell'
import { atlasOf, CELL, heart, moved, type Point, type Square } from './atlas'
import type { PieceFacts } from './generated'
import { boardOf, pieceOf, type Seen } from './seen'

export interface Site extends Spot {
  row: number
  column: number
  squares: Square[]
  /** The square to tap: no two places of one turn share it. */
  handle: Square
}

/** Beside a place, as far as a dragged piece snaps to it. */
const REACH = CELL

export class PiecePlacing extends Placing<Site> {
  /** How it turned by itself while it is dragged over a place where it lies only so. */
  #leaning = $state<number | null>(null)

  #seen = $derived.by(() => this.table.sight<Seen>())
  ask = $derived(this.#seen?.ask?.prompt === 'PlacePiece' ? this.#seen.ask : null)
  face = $derived(this.ask ? Number(this.ask.about['card']) : null)
  piece = $derived<PieceFacts | null>(this.#seen && this.face !== null ? pieceOf(this.#seen, this.face) : null)
  shape = $derived(this.#seen && this.piece ? boardOf(this.#seen).shapes[this.piece.shape] : undefined)
  ring = $derived(this.shape?.right ?? [])
  #atlas = $derived(this.#seen ? atlasOf(boardOf(this.#seen)) : null)

  spots = $derived<Site[]>(
    (this.ask?.options ?? []).map((option) => {
      const [turn = 0, row = 0, column = 0] = option.on
      const squares = this.shape?.turns[turn] ?? []
      const [r, c] = heart(squares)
      const key = keyOf(option)
      return {
        key,
        id: key.replaceAll(' ', '-'),
        turn,
        row,
        column,
        squares: moved(squares, row, column),
        handle: [Math.floor(r) + row, Math.floor(c) + column],
      }
    }),
  )
  #turns = $derived(once(this.spots.map((spot) => spot.turn)))
  /** The way it lies: as it was turned, if there is a place for it so. */
  #wished = $derived(this.#turns.includes(this.wish) ? this.wish : (this.#turns[0] ?? 0))
  turn = $derived(this.#leaning ?? this.#wished)
  lit = $derived(this.spots.filter((spot) => spot.turn === this.turn))
  others = $derived(this.spots.filter((spot) => spot.turn !== this.turn))
  canTurn = $derived(this.others.length > 0)

  /** A quarter to the right, past the ways that fit nowhere. */
  right = (): void => {
    this.#go(this.ring[this.turn] ?? this.turn)
  }

  flip = (): void => {
    const flipped = this.shape?.flip[this.turn] ?? this.turn
    if (this.#turns.includes(flipped)) this.#lie(flipped)
    else this.#go(flipped)
  }

  /** So, or as it fits next; where no quarter turn does, turned over it may. */
  #go(turn: number): void {
    const next = turnOn(this.#turns, turn, this.ring) ?? this.turn
    this.#lie(next === this.turn ? (this.#turns[(this.#turns.indexOf(next) + 1) % this.#turns.length] ?? next) : next)
  }

  /** What was chosen stays near its place, and so does the keyboard. */
  #lie(turn: number): void {
    const chosen = this.chosen
    const before = this.spots.find((spot) => spot.id === this.over) ?? chosen
    this.over = null
    this.#leaning = null
    this.wish = turn
    if (chosen && chosen.turn !== turn) this.mean(nearest(this.lit, chosen.handle))
    const here = this.chosen ?? (before && nearest(this.lit, before.handle))
    if (here && document.activeElement?.closest('.ny-spot')) void focusOn(here)
  }

  /** The lit place that a point of the map means: the one it lies on, of several the one whose middle is nearest. */
  at(point: Point, reach: number): Site | null {
    return this.#nearestTo(this.lit, point, reach)
  }

  /** Of places that are equally near the one that needs no turning. */
  #nearestTo(spots: Site[], point: Point, reach: number): Site | null {
    const atlas = this.#atlas
    if (!atlas) return null
    const found = spots
      .map((spot) => ({
        spot,
        far: atlas.far(point, spot.squares),
        turned: Number(spot.turn !== this.#wished),
        off: atlas.off(point, spot.handle),
      }))
      .filter(({ far }) => far <= reach)
      .sort((a, b) => a.far - b.far || a.turned - b.turned || a.off - b.off)
    return found[0]?.spot ?? null
  }

  /** A tap on or beside a lit place, also on one that needs the piece turned; null where there is none. */
  tap(point: Point, reach: number): Site | null {
    const here = this.at(point, reach)
    const turned = this.at(point, 0) ? null : this.#nearestTo(this.others, point, 0)
    if (turned) {
      this.wish = turned.turn
      this.mean(turned)
    } else if (here) this.table.tap({ id: here.id, does: [here.key] })
    this.over = null
    return turned ?? here
  }

  /** The piece is dragged over this point: it snaps to the nearest place, and turns where it lies only otherwise. */
  drag(point: Point): void {
    const spot = this.#nearestTo(this.spots, point, REACH)
    this.#leaning = spot && spot.turn !== this.#wished ? spot.turn : null
    this.over = spot?.id ?? null
  }

  /** It is let go: the place under it is chosen, and still has to be confirmed. */
  drop(): Site | undefined {
    const spot = this.lit.find(({ id }) => id === this.over)
    if (spot) this.wish = spot.turn
    this.#leaning = null
    this.mean(spot)
    this.over = null
    return spot
  }
}

function nearest(spots: Site[], [row, column]: Square): Site | undefined {
  const far = (spot: Site): number => Math.hypot(spot.handle[0] - row, spot.handle[1] - column)
  return spots.toSorted((a, b) => far(a) - far(b))[0]
}

/** By keyboard one goes on from where one was. */
async function focusOn(spot: Site): Promise<void> {
  await tick()
  document.querySelector<HTMLElement>(`[data-thing="${spot.id}"]`)?.focus()
}
