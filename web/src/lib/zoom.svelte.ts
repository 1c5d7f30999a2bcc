/** The large card beside the thumb: after a pause of the mouse, a long press, or a tap on a card that is not lit. */
import { TREMOR } from './tremor'

const PAUSE = 400

export class Zoom {
  face = $state<number | null>(null)
  from = $state.raw<DOMRect | null>(null)
  /** Opened by a tap or a key: it stays until it is closed. */
  pinned = $state(false)

  open(face: number, node: HTMLElement, pinned: boolean): void {
    this.face = face
    this.from = node.getBoundingClientRect()
    this.pinned = pinned
  }

  close(): void {
    this.face = null
    this.pinned = false
  }
}

/** Opens the card of `face()` large when the pointer rests on the node; `pressed` tells whether a touch did so. */
export function watchPointer(zoom: Zoom, node: HTMLElement, face: () => number | undefined): { pressed: () => boolean; stop: () => void } {
  let timer = 0
  let start = { x: 0, y: 0 }
  let long = false
  let showing = false
  const wait = (then: () => void): void => {
    clearTimeout(timer)
    timer = window.setTimeout(then, PAUSE)
  }
  const show = (): void => {
    const card = face()
    if (card === undefined) return
    zoom.open(card, node, false)
    showing = true
  }
  const on: [keyof HTMLElementEventMap, (event: Event) => void][] = [
    ['pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && wait(show)],
    [
      'pointerdown',
      (event) => {
        long = false
        clearTimeout(timer)
        const { pointerType, clientX, clientY } = event as PointerEvent
        start = { x: clientX, y: clientY }
        if (pointerType !== 'mouse')
          wait(() => {
            long = face() !== undefined
            show()
          })
      },
    ],
    [
      'pointermove',
      (event) => {
        const { pointerType, clientX, clientY } = event as PointerEvent
        // A finger that drags or pinches a map does not rest.
        if (pointerType !== 'mouse' && Math.hypot(clientX - start.x, clientY - start.y) > TREMOR) clearTimeout(timer)
      },
    ],
    [
      'pointerleave',
      () => {
        clearTimeout(timer)
        showing = false
        if (!zoom.pinned) zoom.close()
      },
    ],
    [
      'pointerup',
      (event) => {
        clearTimeout(timer)
        if ((event as PointerEvent).pointerType !== 'mouse' && !zoom.pinned) zoom.close()
      },
    ],
    ['pointercancel', () => clearTimeout(timer)],
    ['contextmenu', (event) => long && event.preventDefault()],
  ]
  for (const [name, listener] of on) node.addEventListener(name, listener)
  return {
    // Asked by the click that follows a touch: a long press is not a tap.
    pressed: () => {
      const was = long
      long = false
      return was
    },
    stop: () => {
      clearTimeout(timer)
      // A card that was played is gone from under the mouse: no event tells so.
      if (showing && !zoom.pinned) zoom.close()
      for (const [name, listener] of on) node.removeEventListener(name, listener)
    },
  }
}
