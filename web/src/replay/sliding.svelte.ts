/** The handle of the line of time, and of the chart that it unfolds into: held and dragged, at most ten positions a second. */
import type { Replay } from '../net/replay.svelte'

/** Milliseconds between two positions while the handle is dragged. */
const BREATH = 100

export class Sliding {
  private last = 0
  private wanted: number | null = null

  /** `moveAt`: the move at this place, pixels from the left edge of the line. */
  constructor(
    private readonly replay: () => Replay,
    private readonly moveAt: (x: number) => number,
  ) {}

  down = (event: PointerEvent & { currentTarget: HTMLElement }): void => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    this.replay().dragged = true
    this.last = 0
    this.drag(event)
  }

  drag = (event: PointerEvent & { currentTarget: HTMLElement }): void => {
    const replay = this.replay()
    if (!replay.dragged) return
    const box = event.currentTarget.getBoundingClientRect()
    this.wanted = Math.max(0, Math.min(replay.moves, this.moveAt(event.clientX - box.x)))
    if (event.timeStamp - this.last < BREATH) return
    this.last = event.timeStamp
    replay.jump(this.wanted)
  }

  up = (): void => {
    const replay = this.replay()
    if (!replay.dragged) return
    replay.dragged = false
    if (this.wanted !== null) replay.jump(this.wanted)
    this.wanted = null
  }
}
