/** What part of the map is in sight: fingers pinch and drag it, the wheel with Ctrl zooms. */
import { TREMOR } from './tremor'

const MOST = 3.2
const STEP = 1.5

interface Point {
  x: number
  y: number
}

export class Viewport {
  scale = $state(1)
  x = $state(0)
  y = $state(0)
  width = $state(0)
  height = $state(0)

  #fingers: (Point & { id: number })[] = []
  #start: Point = { x: 0, y: 0 }
  #dragged = false

  get zoomed(): boolean {
    return this.scale > 1.01
  }

  fit(): void {
    this.#set(1, 0, 0)
  }

  /** Brings a part of the map into sight; sides are shares of the whole. */
  show(part: { x: number; y: number; width: number; height: number }, most: number): void {
    const scale = Math.max(1, Math.min(most, 1 / part.width, 1 / part.height))
    this.#set(scale, this.width * (0.5 - (part.x + part.width / 2) * scale), this.height * (0.5 - (part.y + part.height / 2) * scale))
  }

  closer(by = STEP, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * by))
    const ratio = scale / this.scale
    this.#set(scale, at.x - (at.x - this.x) * ratio, at.y - (at.y - this.y) * ratio)
  }

  #set(scale: number, x: number, y: number): void {
    this.scale = scale
    this.x = Math.min(0, Math.max(this.width * (1 - scale), x))
    this.y = Math.min(0, Math.max(this.height * (1 - scale), y))
  }

  /** Two fingers are ours: the page must not scroll under them. */
  hold = (node: HTMLElement): { destroy: () => void } => {
    const listen = (event: TouchEvent): void => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault()
    }
    node.addEventListener('touchstart', listen, { passive: false })
    node.addEventListener('touchmove', listen, { passive: false })
    return {
      destroy: () => {
        node.removeEventListener('touchstart', listen)
        node.removeEventListener('touchmove', listen)
      },
    }
  }

  down = (event: PointerEvent): void => {
    // The first finger of a new touch: whatever became of the last one.
    if (event.isPrimary) {
      this.#fingers = []
      this.#dragged = false
    }
    // Something on the map has taken this finger.
    if (event.defaultPrevented) return
    this.#fingers.push({ id: event.pointerId, x: event.clientX, y: event.clientY })
    this.#start = { x: event.clientX, y: event.clientY }
  }

  move = (event: PointerEvent & { currentTarget: HTMLElement }): void => {
    const before = this.#fingers.find(({ id }) => id === event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = this.#fingers.find(({ id }) => id !== event.pointerId)
    const box = event.currentTarget.getBoundingClientRect()
    if (other) {
      const far = (point: Point): number => Math.hypot(point.x - other.x, point.y - other.y)
      this.#dragged = true
      this.closer(far(now) / Math.max(1, far(before)), { x: (now.x + other.x) / 2 - box.x, y: (now.y + other.y) / 2 - box.y })
    } else if (this.zoomed && (this.#dragged || Math.hypot(now.x - this.#start.x, now.y - this.#start.y) > TREMOR)) {
      this.#dragged = true
      this.#set(this.scale, this.x + now.x - before.x, this.y + now.y - before.y)
    }
    Object.assign(before, now)
  }

  up = (event: PointerEvent): void => {
    this.#fingers = this.#fingers.filter(({ id }) => id !== event.pointerId)
  }

  /** The click after a drag is none. */
  click = (event: MouseEvent): void => {
    if (!this.#dragged) return
    this.#dragged = false
    event.stopPropagation()
    event.preventDefault()
  }
}
