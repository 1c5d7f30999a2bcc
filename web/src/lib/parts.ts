/** Parts of a board that live as long as its table: what is in the hand, which village is looked at, the stage. */
import type { Seen } from './game'
import { Stage } from './stage'
import type { Table } from './table.svelte'

export type Kind<Part> = new (table: Table) => Part

export class Parts {
  private readonly made = new Map<Kind<unknown>, unknown>()

  constructor(private readonly table: Table) {}

  /** Made when it is first asked for. */
  own<Part>(Kind: Kind<Part>): Part {
    if (!this.made.has(Kind)) {
      const part = new Kind(this.table)
      if (part instanceof Stage && this.table.seen) part.meet(this.table.seen)
      this.made.set(Kind, part)
    }
    return this.made.get(Kind) as Part
  }

  stages(): Stage<Seen>[] {
    return [...this.made.values()].filter((part) => part instanceof Stage)
  }
}
