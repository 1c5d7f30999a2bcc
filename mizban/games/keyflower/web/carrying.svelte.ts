/** A resource in hand, and where carts can bring it. */

import { asking, keyOf } from '$shell'
import type { TileView } from './generated'
import { edgeOf, STEPS } from './hexes'
import { factsOf, villageOf, type Seen } from './seen'

export interface Cargo {
  tile: number
  resource: number
}

/** The bit of summer boat 2a: carts cross fields. */
const OVER_FIELDS = 2

class Carrying {
  #held = $state.raw<Cargo | null>(null)
  /** The tile under the mouse, the finger or in focus. */
  over = $state<number | null>(null)

  ask = $derived(asking.ask?.prompt === 'Transport' ? asking.ask : null)
  steps = $derived(Number(this.ask?.about['steps'] ?? 0))
  upgrades = $derived(Number(this.ask?.about['upgrades'] ?? 0))
  #carries = $derived((this.ask?.options ?? []).filter((option) => option.verb === 'carry'))
  held = $derived(this.#held && this.from(this.#held.tile, this.#held.resource).length > 0 ? this.#held : null)
  /** By tile: the answer that brings it there. */
  goals = $derived.by<Record<number, string>>(() => {
    const held = this.held
    return held
      ? Object.fromEntries(
          this.#carries.filter(({ on }) => on[0] === held.resource && on[1] === held.tile).map((option) => [option.on[2], keyOf(option)]),
        )
      : {}
  })
  /** The tiles it would cross, where it is pointed at one. */
  path = $derived.by<TileView[]>(() =>
    this.held && this.over !== null && this.goals[this.over] && asking.seen ? way(asking.seen as Seen, this.held.tile, this.over) : [],
  )

  /** The answers that carry this resource away from this tile. */
  from(tile: number, resource: number): string[] {
    return this.#carries.filter(({ on }) => on[0] === resource && on[1] === tile).map(keyOf)
  }

  take = (cargo: Cargo): void => {
    const same = this.held?.tile === cargo.tile && this.held.resource === cargo.resource
    asking.unchoose()
    this.over = null
    this.#held = same ? null : cargo
  }

  bring(tile: number): void {
    const key = this.goals[tile]
    if (key) asking.choose(key)
    this.#held = null
    this.over = null
  }

  drop(): void {
    this.#held = null
    this.over = null
  }
}

/** The shortest way of a cart through my village. */
function way(seen: Seen, from: number, to: number): TileView[] {
  const seat = seen.me ?? 0
  const village = villageOf(seen, seat)
  const fields = ((seen.view.players[seat]?.powers ?? 0) & OVER_FIELDS) > 0
  const open = (letter: string): boolean => (fields ? letter !== 'w' : letter === 'r')
  const start = village.find((tile) => tile.card === from)
  const ways: TileView[][] = start ? [[start]] : []
  for (const found of ways) {
    const here = found.at(-1)
    if (!here || here.card === to) return found
    STEPS.forEach(([q, r], side) => {
      const next = village.find((tile) => tile.q === here.q + q && tile.r === here.r + r)
      if (!next || ways.some((one) => one.includes(next))) return
      const out = edgeOf(factsOf(seen, here.card).edges, here.turned, side)
      const into = edgeOf(factsOf(seen, next.card).edges, next.turned, (side + 3) % 6)
      if (open(out) && open(into)) ways.push([...found, next])
    })
  }
  return []
}

export const carrying = new Carrying()
