/** A piece in hand that looks for its place: which way it lies, where it fits so, and which place is meant. */
import type { Table } from './table.svelte'

/** One answer: a place, and the way the piece lies there. */
export interface Spot {
  key: string
  /** The name of its thing. */
  id: string
  turn: number
}

export const once = <One>(all: readonly One[]): One[] => all.filter((one, i) => all.indexOf(one) === i)

/** The first of these turns from this one on, clockwise: `ring` leads from each turn to the next. */
export function turnOn(turns: readonly number[], from: number, ring: readonly number[]): number | undefined {
  let turn = from
  for (let i = 0; i < ring.length && !turns.includes(turn); i++) turn = ring[turn] ?? turn
  return turns.includes(turn) ? turn : undefined
}

export abstract class Placing<One extends Spot> {
  constructor(protected readonly table: Table) {}

  /** The way it lies, as I have turned it. */
  protected wish = $state(0)
  /** The place under the mouse or in focus, by the name of its thing. */
  over = $state<string | null>(null)

  /** Every place, with every way to lie there. */
  abstract readonly spots: One[]
  /** Those of them that can be tapped now. */
  abstract readonly lit: One[]
  /** From each turn the next one clockwise. */
  protected abstract readonly ring: readonly number[]

  chosen = $derived.by(() => this.spots.find((spot) => this.table.means(spot.key)) ?? null)
  shown = $derived.by(() => this.lit.find((spot) => spot.id === this.over) ?? this.chosen)

  /** Waits to be confirmed. */
  mean(spot: One | undefined): void {
    if (spot) this.table.mean([spot.key], spot.id)
  }
}
