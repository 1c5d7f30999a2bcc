/** A lot card on its way from the market to a free lot. */

import { Carrying } from './carrying.svelte'
import { lotsFor, type Seen } from './seen'

export class Claiming extends Carrying {
  answer = (face: number): string => `take ${String(face)}`

  isHeld(face: number): boolean {
    const ask = this.table.sight<Seen>()?.ask
    return ask?.prompt === 'ClaimLot' && ask.about['card'] === face
  }

  /** With one free lot only, taking the card is all that is asked: it is not answered before it is let go there. */
  protected override take(face: number): void {
    if (this.lots(face).length > 1) super.take(face)
  }

  lots(face: number): number[] {
    const seen = this.table.sight<Seen>()
    return seen ? lotsFor(seen, face) : []
  }
}
