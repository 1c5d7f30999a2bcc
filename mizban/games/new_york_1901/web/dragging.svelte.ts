/** A piece on its way to the map, out of the tray or out of the bar under the map. */

import { TREMOR, type AskWire, type Table } from '$shell'
import type { Point } from './atlas'
import type { Seen } from './seen'

const NOWHERE = { x: -1e4, y: -1e4 }

export class Dragging {
  constructor(readonly table: Table) {}

  /** The piece; null while nothing is dragged. */
  face = $state<number | null>(null)
  /** Where on the screen it is held. */
  point = $state.raw<Point>(NOWHERE)
  /** By a finger, which hides what lies under it. */
  finger = $state(false)
  /** Let go: what becomes of it is decided as soon as its places are known. */
  dropped = $state(false)
  /** This very drag took it out of the tray: let go anywhere else it goes back there. */
  fresh = false
  /** Pieces that could be built instead of the one in hand. */
  others = $state.raw<number[]>([])
  /** One of them is wanted: it is chosen as soon as pieces are asked for again. */
  wanted = $state<number | null>(null)

  /** A piece that was only offered is chosen by this. */
  begin(face: number, finger: boolean): void {
    this.fresh = !this.isHeld(face)
    if (this.others.includes(face)) this.exchange(face)
    else if (this.fresh) this.table.choose(buildOf(face))
    this.table.putAway()
    this.finger = finger
    this.dropped = false
    this.face = face
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
    if (this.wanted !== null && offered.includes(this.wanted)) this.table.choose(buildOf(this.wanted))
    this.wanted = null
  }
  #offered: number[] = []

  /** The hand was taken away, or changed its mind. */
  cancel(): void {
    this.point = NOWHERE
    this.dropped = true
  }

  end(): void {
    this.face = null
  }

  /** It is in hand and looks for its place. */
  isHeld(face: number): boolean {
    const ask = this.table.sight<Seen>()?.ask
    return ask?.prompt === 'PlacePiece' && ask.about['card'] === face
  }

  /** It may be taken. */
  isFree(face: number): boolean {
    return this.table.offers(buildOf(face)) || this.isHeld(face) || this.others.includes(face)
  }
}

const buildOf = (face: number): string => `build ${String(face)}`

interface Handle {
  dragging: Dragging
  face: number
  /** In the tray a finger pulls it upwards: sideways it scrolls the tray. */
  tray?: boolean
}

/** Makes a node the handle of a piece that is to be built. */
export function grab(node: HTMLElement, first: Handle): { update: (next: Handle) => void; destroy: () => void } {
  let handle = first
  const { dragging } = first
  let start: (Point & { id: number }) | null = null

  function onpointerdown(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0 || dragging.table.isSending() || dragging.face !== null) return
    start = { x: event.clientX, y: event.clientY, id: event.pointerId }
    listen(true)
  }
  function onpointermove(event: PointerEvent): void {
    if (event.pointerId !== start?.id) return
    if (dragging.face === null && !(isAway(event) && begins(event))) return
    dragging.point = { x: event.clientX, y: event.clientY }
  }
  function isAway(event: PointerEvent): boolean {
    const [x, up] = [event.clientX - (start?.x ?? 0), (start?.y ?? 0) - event.clientY]
    return handle.tray && event.pointerType !== 'mouse' ? up > TREMOR && up > Math.abs(x) : Math.hypot(x, up) > TREMOR
  }
  function begins(event: PointerEvent): boolean {
    const { face } = handle
    if (dragging.isFree(face)) {
      node.setPointerCapture(event.pointerId)
      dragging.begin(face, event.pointerType !== 'mouse')
      return true
    }
    // It can't be built now: its card says why.
    if (dragging.table.denies(buildOf(face))) dragging.table.enlarge(node)
    leave()
    return false
  }
  function onpointerup(event: PointerEvent): void {
    if (event.pointerId !== start?.id) return
    if (dragging.face !== null) {
      dragging.dropped = true
      // The click that follows is none.
      window.addEventListener('click', silence, { capture: true, once: true })
      setTimeout(() => {
        window.removeEventListener('click', silence, { capture: true })
      })
    }
    leave()
  }
  const silence = (event: Event): void => {
    event.stopPropagation()
  }
  function onpointercancel(event: PointerEvent): void {
    if (event.pointerId !== start?.id) return
    if (dragging.face !== null) dragging.cancel()
    leave()
  }
  function onkeydown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || dragging.face === null) return
    event.stopPropagation()
    dragging.cancel()
    leave()
  }
  function leave(): void {
    start = null
    listen(false)
  }
  /** On the window: the tray may be drawn anew while the piece is on its way. */
  function listen(on: boolean): void {
    const change = on ? window.addEventListener : window.removeEventListener
    change('pointermove', onpointermove)
    change('pointerup', onpointerup)
    change('pointercancel', onpointercancel)
    if (on) window.addEventListener('keydown', onkeydown, true)
    else window.removeEventListener('keydown', onkeydown, true)
  }

  node.addEventListener('pointerdown', onpointerdown)
  return {
    update(next) {
      handle = next
    },
    destroy() {
      node.removeEventListener('pointerdown', onpointerdown)
    },
  }
}
