/** Something on its way to the map, under a mouse or a finger. */

import { TREMOR, type Table } from '$shell'
import type { Point } from './atlas'

const NOWHERE = { x: -1e4, y: -1e4 }

export abstract class Carrying {
  constructor(readonly table: Table) {}

  /** What is carried; null while nothing is. */
  face = $state<number | null>(null)
  /** Where on the screen it is held. */
  point = $state.raw<Point>(NOWHERE)
  /** By a finger, which hides what lies under it. */
  finger = $state(false)
  /** Let go: what becomes of it is decided as soon as its places are known. */
  dropped = $state(false)
  /** This very gesture took it: let go anywhere else it goes back. */
  fresh = false

  /** The answer that takes it. */
  abstract answer(face: number): string
  /** It is taken and looks for its place. */
  abstract isHeld(face: number): boolean

  /** It may be taken. */
  isFree(face: number): boolean {
    return this.table.offers(this.answer(face)) || this.isHeld(face)
  }

  begin(face: number, finger: boolean): void {
    this.fresh = !this.isHeld(face)
    if (this.fresh) this.take(face)
    this.table.putAway()
    this.finger = finger
    this.dropped = false
    this.face = face
  }

  /** What was only offered is chosen by this. */
  protected take(face: number): void {
    this.table.choose(this.answer(face))
  }

  /** The hand was taken away, or changed its mind. */
  cancel(): void {
    this.point = NOWHERE
    this.dropped = true
  }

  end(): void {
    this.face = null
  }
}

interface Handle {
  dragging: Carrying
  face: number
  /** In the tray a finger pulls it upwards: sideways it scrolls the tray. */
  tray?: boolean
}

/** Makes a node the handle of what is carried to the map. */
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
    // It can't be taken now: its card says why.
    if (dragging.table.denies(dragging.answer(face))) dragging.table.enlarge(node)
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
  /** On the window: where it lay may be drawn anew while it is on its way. */
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
