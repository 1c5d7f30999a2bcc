/** A mouse that rests, a long press, and taps while everything is asked about: one set of listeners for all things of the page. */
import { TREMOR } from './tremor'
import { EXPLAINED, type Node, type What } from './what.svelte'

/** Milliseconds: until a resting mouse is answered, until a finger is; and for the way from a thing to the link in its explanation. */
const REST = 400
const PRESS = 500
const WAY = 300

export const POPOVER = '.explained'

/** What can be explained under a point. */
export function under(event: MouseEvent): Node | null {
  const { target } = event
  if (!(target instanceof Element)) return null
  // A button that covers a whole panel is looked through.
  const cover = target.closest('.look')?.parentElement
  const nodes = cover ? document.elementsFromPoint(event.clientX, event.clientY).filter((node) => cover.contains(node)) : [target]
  const found = nodes.filter((node) => !node.matches('.look')).map((node) => node.closest<Node>(EXPLAINED))
  return found.find((node) => node !== null) ?? null
}

const inPopover = (event: Event): boolean => event.target instanceof Element && event.target.closest(POPOVER) !== null

/** Listens until it is stopped. */
export function listen(what: What): () => void {
  let over: Node | null = null
  let timer = 0
  let closing = 0
  let finger: { x: number; y: number; node: Node } | null = null
  /** Where the mouse is: what comes to lie under one that does not move is not asked about. */
  let mouse = { x: -1, y: -1 }
  /** A finger has rested: the click that follows is none. */
  let pressed = false

  function stay(): void {
    clearTimeout(closing)
  }
  function leave(): void {
    clearTimeout(timer)
    over = null
    if (!what.shown || what.pinned) return
    stay()
    closing = window.setTimeout(() => {
      if (!what.pinned) what.close()
    }, WAY)
  }
  function show(node: Node, pinned: boolean): void {
    stay()
    if (node.isConnected) what.open(node, pinned)
  }
  function press(): void {
    clearTimeout(timer)
    if (finger && !pressed) show(finger.node, true)
    pressed = finger !== null
  }

  function onpointermove(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') {
      // A finger that drags or pinches a map does not rest.
      if (finger && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > TREMOR) lift()
      return
    }
    if (event.clientX === mouse.x && event.clientY === mouse.y) return
    mouse = { x: event.clientX, y: event.clientY }
    if (what.pinned || event.buttons > 0) return
    if (inPopover(event)) {
      // What was passed on the way here is not asked about.
      clearTimeout(timer)
      over = null
      return stay()
    }
    const node = under(event)
    if (node === over) return
    leave()
    over = node
    if (node && node === what.shown) stay()
    else if (node) timer = window.setTimeout(() => show(node, false), REST)
  }
  function onpointerdown(event: PointerEvent): void {
    pressed = false
    lift()
    if (inPopover(event)) return
    const node = under(event)
    if (!what.asking) what.close()
    if (event.pointerType === 'mouse' || !event.isPrimary || !node) return
    finger = { x: event.clientX, y: event.clientY, node }
    timer = window.setTimeout(press, PRESS)
  }
  function lift(): void {
    clearTimeout(timer)
    finger = null
  }
  function oncontextmenu(event: Event): void {
    if (!finger) return
    // The device knows as well that a finger rests: no menu of its own.
    event.preventDefault()
    press()
  }
  function onclick(event: MouseEvent): void {
    const was = pressed
    pressed = false
    if (inPopover(event) || !(was || what.asking)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (was) return
    const node = under(event)
    if (!node || node.dataset['what'] === 'ask') what.leave()
    else what.open(node, true)
  }

  const stopped = new AbortController()
  const on = { capture: true, signal: stopped.signal }
  window.addEventListener('pointermove', onpointermove, { ...on, passive: true })
  window.addEventListener('pointerdown', onpointerdown, on)
  window.addEventListener('pointerup', lift, on)
  window.addEventListener('pointercancel', lift, on)
  window.addEventListener('contextmenu', oncontextmenu, on)
  window.addEventListener('click', onclick, on)
  document.documentElement.addEventListener('pointerleave', leave, { signal: stopped.signal })
  return () => {
    clearTimeout(timer)
    stay()
    stopped.abort()
  }
}
