/** A resource in hand, and where carts can bring it. */

import { keyOf, type Table } from '$shell'
import type { Seen } from './seen'

export interface Cargo {
  tile: number
  resource: number
}

export class Carrying {
  constructor(private readonly table: Table) {}

  #seen = $derived.by(() => this.table.sight<Seen>())
  #held = $state.raw<Cargo | null>(null)
  /** The tile under the mouse, the finger or in focus. */
  over = $state<number | null>(null)

  ask = $derived(this.#seen?.ask?.prompt === 'Transport' ? this.#seen.ask : null)
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
  path = $derived(this.#seen?.view.ways.find((way) => way[0] === this.held?.tile && way.at(-1) === this.over) ?? [])

  /** The answers that carry this resource away from this tile. */
  from(tile: number, resource: number): string[] {
    return this.#carries.filter(({ on }) => on[0] === resource && on[1] === tile).map(keyOf)
  }

  take = (cargo: Cargo): void => {
    const same = this.held?.tile === cargo.tile && this.held.resource === cargo.resource
    this.table.unchoose()
    this.over = null
    this.#held = same ? null : cargo
  }

  bring(tile: number): void {
    const key = this.goals[tile]
    if (key) this.table.choose(key)
    this.#held = null
    this.over = null
  }

  drop = (): void => {
    this.#held = null
    this.over = null
  }
}
