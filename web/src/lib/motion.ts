/** Things that change their place glide there; nobody writes a line for it. */
import type { Thing } from './game'
import { settings } from './settings.svelte'

const MOVE = 320
const DEAL = 420
const STAGGER = 50
const EASE_TRAVEL = 'cubic-bezier(.6,0,.2,1)'
const EASE_LAND = 'cubic-bezier(.3,1.4,.5,1)'

interface Spot {
  node: HTMLElement
  rect: DOMRect
  parent: Element | null
}

/** Where every thing lies, by its id. */
export type Layout = Map<string, Spot>

type Things = ReadonlyMap<HTMLElement, Thing>

const running = new Set<Animation>()

const shown = (rect: DOMRect): boolean => rect.width > 0 && rect.height > 0

export function layout(things: Things): Layout {
  const found: Layout = new Map()
  for (const [node, thing] of things) {
    if (thing.fixed) continue
    const rect = node.getBoundingClientRect()
    if (shown(rect) && !found.has(thing.id)) found.set(thing.id, { node, rect, parent: node.parentElement })
  }
  return found
}

/** Any tap finishes what is still moving. */
export function finishMotion(): void {
  for (const animation of running) animation.finish()
}

function run(node: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions, after?: () => void): void {
  const animation = node.animate(frames, { fill: 'backwards', ...options })
  running.add(animation)
  const end = (): void => {
    running.delete(animation)
    after?.()
  }
  animation.onfinish = end
  animation.oncancel = end
}

/** Lets everything travel from where it lay before a change to where it lies now. */
export function glide(before: Layout, things: Things): void {
  if (before.size === 0) return
  const after = layout(things)
  const holders = holdersNow(things)
  if (settings.still) {
    for (const [id, spot] of after) if (arrived(before.get(id), spot)) halo(spot.node, 2000)
    return
  }
  const dealt: Spot[] = []
  for (const [id, spot] of after) {
    const old = before.get(id)
    if (!old) dealt.push(spot)
    else travel(spot, old)
  }
  const deck = (after.get('deck') ?? before.get('deck'))?.rect
  dealt.forEach((spot, i) => deal(spot, deck, i * STAGGER))
  let leaving = 0
  for (const [id, old] of before) {
    if (!after.has(id) && !old.node.isConnected) leave(old, holders.get(id), leaving++ * STAGGER)
  }
}

const arrived = (old: Spot | undefined, now: Spot): boolean => !old || old.parent !== now.parent

function holdersNow(things: Things): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>()
  for (const [node, thing] of things) {
    const rect = thing.holds ? node.getBoundingClientRect() : null
    if (rect && shown(rect)) for (const id of thing.holds ?? []) found.set(id, rect)
  }
  return found
}

const offset = (from: DOMRect, to: DOMRect): string =>
  `${from.x + from.width / 2 - to.x - to.width / 2}px ${from.y + from.height / 2 - to.y - to.height / 2}px`

function travel(now: Spot, old: Spot): void {
  const far = Math.abs(old.rect.x - now.rect.x) + Math.abs(old.rect.y - now.rect.y)
  // Smaller steps are the lift of a thing that was lit or chosen; CSS does those.
  if (far < 20) return
  const scale = old.rect.width / now.rect.width
  run(
    now.node,
    [
      { translate: offset(old.rect, now.rect), scale: `${scale}`, zIndex: 6 },
      { translate: '0 0', scale: '1', zIndex: 6 },
    ],
    { duration: MOVE, easing: EASE_TRAVEL },
    () => arrived(old, now) && halo(now.node, 1600),
  )
}

function deal(spot: Spot, deck: DOMRect | undefined, delay: number): void {
  if (!deck || deck === spot.rect) {
    run(spot.node, [{ opacity: 0 }, { opacity: 1 }], { duration: MOVE, delay })
    return
  }
  const scale = `${deck.width / spot.rect.width}`
  const [x, y] = offset(deck, spot.rect).split(' ')
  run(
    spot.node,
    [
      { translate: `${x} ${y}`, scale, rotate: '3deg', zIndex: 6 },
      // A shallow arc: halfway it is above the straight line.
      { translate: `calc(${x} * .45) calc(${y} * .45 - 18px)`, rotate: '2deg', zIndex: 6, offset: 0.5 },
      { translate: '0 0', scale: '1', rotate: '0deg', zIndex: 6 },
    ],
    { duration: DEAL, delay, easing: EASE_LAND },
    () => halo(spot.node, 1600),
  )
}

/** What has left the board flies, as a ghost, into whatever holds it now; or it fades. */
function leave(old: Spot, holder: DOMRect | undefined, delay: number): void {
  const stage = document.querySelector<HTMLElement>('.app') ?? document.body
  const ghost = old.node.cloneNode(true) as HTMLElement
  for (const name of ['data-thing', 'data-lit', 'data-picked', 'data-denied']) ghost.removeAttribute(name)
  ghost.classList.remove('moved')
  ghost.classList.add('ghost')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  ghost.querySelector('.gain, .why')?.remove()
  const { x, y, width, height } = old.rect
  ghost.style.cssText += `;--w:${width}px;inset-block-start:${y}px;left:${x}px;width:${width}px;height:${height}px`
  stage.append(ghost)
  const gone = holder
    ? { translate: offset(holder, old.rect), scale: `${Math.min(1, holder.width / width)}`, opacity: 0.2 }
    : { translate: '0 0', scale: '.9', opacity: 0 }
  run(ghost, [{ translate: '0 0', scale: '1', opacity: 1 }, gone], { duration: MOVE, delay, easing: EASE_TRAVEL, fill: 'both' }, () =>
    ghost.remove(),
  )
}

function halo(node: HTMLElement, time: number): void {
  node.classList.add('moved')
  setTimeout(() => node.classList.remove('moved'), time)
}
