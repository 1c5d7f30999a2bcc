/** A piece in the hand: which way it lies, which places are lit, and which one is meant. */

import { asking, keyOf } from '$shell'
import { atlasOf, heart, moved, type Square } from './atlas'
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

/** Squares from which a dragged piece snaps to its place. */
const REACH = 1.6

export class Placing {
  #seen: () => Seen
  #turn = $state(0)
  /** The place under the mouse or in focus. */
  over = $state<string | null>(null)

  constructor(seen: () => Seen) {
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
      return { key, id: key.replaceAll(' ', '-'), turn, row, column, squares: moved(squares, row, column), handle: [Math.floor(r) + row, Math.floor(c) + column] }
    })
  })

  /** The way it lies: as it was turned, if there is a place for it so. */
  turn = $derived(this.#fits(this.#turn) ? this.#turn : (this.spots[0]?.turn ?? 0))
  current = $derived(this.spots.filter((spot) => spot.turn === this.turn))
  others = $derived(this.spots.filter((spot) => spot.turn !== this.turn))
  chosen = $derived(this.spots.find((spot) => asking.meant.length === 1 && spot.key === asking.meant[0]) ?? null)
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

  /** What was chosen stays near its place. */
  #lie(turn: number): void {
    const chosen = this.chosen
    this.over = null
    this.#turn = turn
    if (chosen && chosen.turn !== turn) this.#mean(nearest(this.current, chosen.handle))
  }

  #mean(spot: Spot | undefined): void {
    if (!spot) return
    asking.touched = [spot.id]
    asking.meant = [spot.key]
  }

  /** A tap on any square of a lit place, not only on its middle; false where there is none. */
  tap(square: Square): boolean {
    const covers = (spot: Spot): boolean => spot.squares.some((one) => String(one) === String(square))
    if (this.chosen && covers(this.chosen)) {
      asking.confirm()
      return true
    }
    const here = nearest(this.current.filter(covers), square)
    if (here) {
      asking.tap({ id: here.id, does: [here.key] })
      return true
    }
    const turned = nearest(this.others.filter(covers), square)
    if (!turned) return false
    this.#turn = turned.turn
    this.#mean(turned)
    return true
  }

  /** The piece is dragged over this square. */
  drag(square: Square): void {
    const near = nearest(this.current, square)
    this.over = near && Math.hypot(near.handle[0] - square[0], near.handle[1] - square[1]) < REACH ? near.key : null
  }

  /** It is let go: the place under it is chosen, and still has to be confirmed. */
  drop(): void {
    this.#mean(this.current.find((spot) => spot.key === this.over))
    this.over = null
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
  return { x: (box.x - room) / atlas.width, y: (box.y - room) / atlas.height, width: (box.width + 2 * room) / atlas.width, height: (box.height + 2 * room) / atlas.height }
}

function nearest(spots: Spot[], [row, column]: Square): Spot | undefined {
  const far = (spot: Spot): number => Math.hypot(spot.handle[0] - row, spot.handle[1] - column)
  return spots.toSorted((a, b) => far(a) - far(b))[0]
}
