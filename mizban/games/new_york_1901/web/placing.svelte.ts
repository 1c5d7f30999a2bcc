/** A piece in the hand: which way it lies, which places are lit, and which one is meant. */

import { tick } from 'svelte'
import { keyOf, type Table } from '$shell'
import { atlasOf, CELL, heart, moved, type Point, type Square } from './atlas'
import { boardOf, pieceOf, type PieceFacts, type Seen } from './seen'

export interface Spot {
  key: string
  /** The name of its thing. */
  id: string
  turn: number
  row: number
  column: number
  squares: Square[]
  /** The square to tap: no two places of one turn share it. */
  handle: Square
}

/** Beside a place, as far as a dragged piece snaps to it. */
const REACH = CELL

export class Placing {
  #seen: () => Seen
  #turn = $state(0)
  /** How it turned by itself while it is dragged over a place where it lies only so. */
  #leaning = $state<number | null>(null)
  /** The place under the mouse or in focus. */
  over = $state<string | null>(null)

  constructor(
    private readonly table: Table,
    seen: () => Seen,
  ) {
    this.#seen = seen
  }

  ask = $derived.by(() => {
    const ask = this.#seen().ask
    return ask?.prompt === 'PlacePiece' ? ask : null
  })
  face = $derived(this.ask ? Number(this.ask.about['card']) : null)
  piece = $derived.by<PieceFacts | null>(() => (this.face === null ? null : pieceOf(this.#seen(), this.face)))
  shape = $derived.by(() => (this.piece ? boardOf(this.#seen()).shapes[this.piece.shape] : undefined))

  spots = $derived.by<Spot[]>(() => {
    const shape = this.shape
    if (!this.ask || !shape) return []
    return this.ask.options.map((option) => {
      const [turn = 0, row = 0, column = 0] = option.on
      const squares = shape.turns[turn] ?? []
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
    })
  })

  /** The way it lies: as it was turned, if there is a place for it so. */
  #wished = $derived(this.#fits(this.#turn) ? this.#turn : (this.spots[0]?.turn ?? 0))
  turn = $derived(this.#leaning ?? this.#wished)
  current = $derived(this.spots.filter((spot) => spot.turn === this.turn))
  others = $derived(this.spots.filter((spot) => spot.turn !== this.turn))
  chosen = $derived(this.spots.find((spot) => this.table.means(spot.key)) ?? null)
  shown = $derived(this.spots.find((spot) => spot.key === this.over && spot.turn === this.turn) ?? this.chosen)
  canTurn = $derived(this.others.length > 0)

  #fits(turn: number): boolean {
    return this.spots.some((spot) => spot.turn === turn)
  }

  /** A quarter to the right, past the ways that fit nowhere. */
  right = (): void => {
    this.#go(this.shape?.right ?? [], this.turn)
  }

  flip = (): void => {
    const flipped = this.shape?.flip[this.turn] ?? this.turn
    if (this.#fits(flipped)) this.#lie(flipped)
    else this.#go(this.shape?.right ?? [], flipped)
  }

  #go(next: number[], from: number): void {
    let turn = next[from] ?? from
    for (let i = 0; i < 4 && !this.#fits(turn); i++) turn = next[turn] ?? turn
    if (this.#fits(turn) && turn !== this.turn) this.#lie(turn)
    else {
      // Turned over it may fit where no quarter turn does.
      const all = this.spots.map((spot) => spot.turn).filter((one, n, turns) => turns.indexOf(one) === n)
      this.#lie(all[(all.indexOf(this.turn) + 1) % all.length] ?? this.turn)
    }
  }

  /** What was chosen stays near its place, and so does the keyboard. */
  #lie(turn: number): void {
    const chosen = this.chosen
    const before = this.spots.find((spot) => spot.key === this.over) ?? chosen
    this.over = null
    this.#leaning = null
    this.#turn = turn
    if (chosen && chosen.turn !== turn) this.#mean(nearest(this.current, chosen.handle))
    const here = this.chosen ?? (before && nearest(this.current, before.handle))
    if (here && document.activeElement?.closest('.ny-spot')) void focusOn(here)
  }

  #mean(spot: Spot | undefined): void {
    if (spot) this.table.mean([spot.key], spot.id)
  }

  /** The lit place that a point of the map means: the one it lies on, of several the one whose middle is nearest. */
  at(point: Point, reach: number): Spot | null {
    return this.#nearestTo(this.current, point, reach)
  }

  /** Of places that are equally near the one that needs no turning. */
  #nearestTo(spots: Spot[], point: Point, reach: number): Spot | null {
    const atlas = atlasOf(boardOf(this.#seen()))
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
  tap(point: Point, reach: number): Spot | null {
    const here = this.at(point, reach)
    const turned = here && atlasOf(boardOf(this.#seen())).far(point, here.squares) === 0 ? null : this.#nearestTo(this.others, point, 0)
    if (turned) {
      this.#turn = turned.turn
      this.#mean(turned)
    } else if (here) this.table.tap({ id: here.id, does: [here.key] })
    this.over = null
    return turned ?? here
  }

  /** The piece is dragged over this point: it snaps to the nearest place, and turns where it lies only otherwise. */
  drag(point: Point): void {
    const spot = this.#nearestTo(this.spots, point, REACH)
    this.#leaning = spot && spot.turn !== this.#wished ? spot.turn : null
    this.over = spot?.key ?? null
  }

  /** It is let go: the place under it is chosen, and still has to be confirmed. */
  drop(): Spot | undefined {
    const spot = this.current.find(({ key }) => key === this.over)
    if (spot) this.#turn = spot.turn
    this.#leaning = null
    this.#mean(spot)
    this.over = null
    return spot
  }

  /** The box around all lit places, as shares of the map. */
  part(): { x: number; y: number; width: number; height: number } | null {
    const atlas = atlasOf(boardOf(this.#seen()))
    const squares = this.spots.flatMap((spot) => spot.squares)
    return squares.length > 0 ? shareOf(atlas, squares) : null
  }
}

export function shareOf(atlas: ReturnType<typeof atlasOf>, squares: Square[]): { x: number; y: number; width: number; height: number } {
  const box = atlas.box(squares)
  const room = 30
  return {
    x: (box.x - room) / atlas.width,
    y: (box.y - room) / atlas.height,
    width: (box.width + 2 * room) / atlas.width,
    height: (box.height + 2 * room) / atlas.height,
  }
}

function nearest(spots: Spot[], [row, column]: Square): Spot | undefined {
  const far = (spot: Spot): number => Math.hypot(spot.handle[0] - row, spot.handle[1] - column)
  return spots.toSorted((a, b) => far(a) - far(b))[0]
}

/** By keyboard one goes on from where one was. */
async function focusOn(spot: Spot): Promise<void> {
  await tick()
  document.querySelector<HTMLElement>(`[data-thing="${spot.id}"]`)?.focus()
}
