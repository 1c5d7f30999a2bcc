/** Is the line still there? After a silence it is asked for a sign of life; without one it is doubted, and then given up. */

/** Milliseconds of silence after which a sign is asked for, ... */
const SILENCE = 2500
/** ... within which one must come, or the line is doubted, ... */
const SIGN = 2000
/** ... and after which a doubted line is given up. On a bad line a late sign is cheaper than a new line. */
const PATIENCE = 5000

interface Line {
  /** Asks the other end for a sign of life. */
  ask: () => void
  onDoubt: () => void
  onLost: () => void
}

export class Pulse {
  private timer = 0
  private doubted = false

  constructor(private readonly line: Line) {}

  /** A sign of life came. True when the line had been doubted. */
  heard(): boolean {
    const { doubted } = this
    this.doubted = false
    this.after(SILENCE, () => this.probe())
    return doubted
  }

  /** Asks for a sign now. Whoever does not look at the page need not know. */
  probe(): void {
    if (document.hidden) return
    this.line.ask()
    this.await()
  }

  /** Something was said: a sign must come. */
  await(): void {
    if (!this.doubted) this.after(SIGN, () => this.doubt())
  }

  /** There is reason to think that the line is dead. */
  doubt(): void {
    if (this.doubted) return
    this.doubted = true
    this.line.onDoubt()
    this.after(PATIENCE, () => this.line.onLost())
  }

  stop(): void {
    this.doubted = false
    clearTimeout(this.timer)
  }

  private after(time: number, then: () => void): void {
    clearTimeout(this.timer)
    this.timer = window.setTimeout(then, time)
  }
}
