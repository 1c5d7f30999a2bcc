/** A piece on its way to the map, out of the tray or out of the bar under the map. */

import type { AskWire } from '$shell'
import { Carrying } from './carrying.svelte'
import type { Seen } from './seen'

export class Dragging extends Carrying {
  /** Pieces that could be built instead of the one in hand. */
  others = $state.raw<number[]>([])
  /** One of them is wanted: it is chosen as soon as pieces are asked for again. */
  wanted = $state<number | null>(null)

  answer = (face: number): string => `build ${String(face)}`

  protected override take(face: number): void {
    if (this.others.includes(face)) this.exchange(face)
    else super.take(face)
  }

  /** This piece instead of the one in hand. */
  exchange(face: number): void {
    this.wanted = face
    this.table.takeBack()
  }

  /** The question has changed. */
  ask(ask: AskWire | null): void {
    const offered = (ask?.options ?? []).filter(({ verb }) => verb === 'build').flatMap(({ on }) => on)
    if (ask?.prompt === 'PlacePiece') {
      this.others = this.#offered.filter((face) => !this.isHeld(face))
      return
    }
    this.#offered = offered
    this.others = []
    if (this.wanted !== null && offered.includes(this.wanted)) this.table.choose(this.answer(this.wanted))
    this.wanted = null
  }
  #offered: number[] = []

  isHeld(face: number): boolean {
    const ask = this.table.sight<Seen>()?.ask
    return ask?.prompt === 'PlacePiece' && ask.about['card'] === face
  }

  override isFree(face: number): boolean {
    return super.isFree(face) || this.others.includes(face)
  }
}
