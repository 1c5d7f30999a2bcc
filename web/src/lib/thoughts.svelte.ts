/** Who thinks for longer at a table, and how far: told once when it begins, then counted by our own clock. */
import type { Thought } from './generated/wire'

interface Begun {
  seat: number
  seconds: number
  /** By `performance.now()`. */
  at: number
}

/** Milliseconds between two looks at the clock. */
const TICK = 200

export class Thoughts {
  private begun = $state.raw<readonly Begun[]>([])
  private now = $state(0)
  private timer = 0

  hear(thoughts: readonly Thought[]): void {
    this.now = performance.now()
    this.begun = thoughts.map(({ seat, seconds, passed }) => ({ seat, seconds, at: this.now - passed * 1000 }))
    clearInterval(this.timer)
    if (this.begun.length > 0) this.timer = window.setInterval(() => this.tick(), TICK)
  }

  /** The table has moved on: only these still think. */
  follow(thinking: readonly number[]): void {
    if (this.begun.every(({ seat }) => thinking.includes(seat))) return
    this.begun = this.begun.filter(({ seat }) => thinking.includes(seat))
    if (this.begun.length === 0) this.stop()
  }

  stop(): void {
    clearInterval(this.timer)
    this.begun = []
  }

  /** How far this seat is, from 0 to 1; null: it does not think for longer, or nothing is known of it. */
  share(seat: number): number | null {
    const thought = this.begun.find((one) => one.seat === seat)
    return thought ? Math.min(1, Math.max(0, (this.now - thought.at) / (thought.seconds * 1000))) : null
  }

  /** How far the one is who takes longest. */
  get slowest(): number | null {
    const shares = this.begun.map(({ seat }) => this.share(seat) ?? 1)
    return shares.length > 0 ? Math.min(...shares) : null
  }

  private tick(): void {
    this.now = performance.now()
  }
}
