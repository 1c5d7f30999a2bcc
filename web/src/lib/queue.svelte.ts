/** Pictures that have arrived and wait to be shown, one after the other at the pace one likes. */
import type { Update } from './game'
import { settings, type Pace } from './settings.svelte'
import type { Arrival } from './source'

/** Milliseconds that another's move is looked at before the next is shown. */
const LOOK: Record<Pace, number> = { calm: 1200, brisk: 600, once: 0 }
/** Where more moves than these wait, each is looked at for a shorter time. */
const CROWD = 8

/** Shows these: the last of them as a picture, of those before it only what was told. Whether the table has changed. */
type Show = (arrivals: Arrival[], picture: Update) => boolean

export class Queue {
  private waiting = $state.raw<Arrival[]>([])
  behind = $derived(this.waiting.length > 0)
  private timer = 0

  /** A source that keeps the time itself is followed at once. */
  constructor(
    private readonly paced: boolean,
    private readonly show: Show,
  ) {}

  add(arrival: Arrival): void {
    this.waiting = [...this.waiting, arrival]
  }

  /** Goes on, unless a move is still being looked at. */
  go(): void {
    if (this.timer === 0) this.next()
  }

  /** Shows now all that has arrived. */
  skip(): void {
    this.next(true)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.timer = 0
    this.waiting = []
  }

  private next(hurry = !this.paced || document.hidden || settings.pace === 'once'): void {
    clearTimeout(this.timer)
    this.timer = 0
    // A step of which nothing is told, such as the first half of a move, need not be looked at.
    const telling = this.waiting.findIndex(({ picture }) => picture.chairs.some((chair) => chair.lines.length > 0))
    const shown = hurry || telling < 0 ? this.waiting.length : telling + 1
    const next = this.waiting.slice(0, shown)
    this.waiting = this.waiting.slice(shown)
    const last = next.at(-1)
    if (!last) return
    const changed = this.show(next, last.picture)
    const look = this.paced && changed && telling >= 0 ? LOOK[settings.pace] : 0
    const shorter = Math.min(1, CROWD / (this.waiting.length + 1))
    if (look > 0 || this.waiting.length > 0) this.timer = window.setTimeout(() => this.next(), look * shorter)
  }
}
