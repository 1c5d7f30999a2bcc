/** The analysis of a finished game: asked for once, then fetched piece by piece as it grows. */
import type { Analysis as AnalysisWire, JudgedMove } from '../lib/generated/wire'
import { analyse, analysisOf, Refusal, type Eyes } from './api'

/** Milliseconds between two looks how far it has come. */
const LOOK = 1200

export class Analysis {
  /** It is unfolded. */
  open = $state(false)
  state = $state<AnalysisWire['state'] | 'unasked'>('unasked')
  /** By move, the deal first. */
  judged = $state.raw<JudgedMove[]>([])
  /** By seat: the decisions that cost or won much. */
  turning = $state.raw<number[][]>([])
  moves = $state(0)
  /** Why there is none. */
  failed = $state('')

  done = $derived(this.state === 'done')
  /** From 0 to 1. */
  progress = $derived(this.moves > 0 ? Math.min(1, this.judged.length / (this.moves + 1)) : 0)

  private timer = 0
  private eyes: Eyes = 'none'
  private closed = false
  private asked = 0

  constructor(private readonly base: string) {}

  toggle(eyes: Eyes): void {
    this.open = !this.open
    if (this.open && (this.state === 'unasked' || this.state === 'failed' || this.failed)) void this.begin(eyes)
  }

  /** Other eyes may be told more, or less. */
  look(eyes: Eyes): void {
    if (eyes === this.eyes || this.state === 'unasked') return
    this.eyes = eyes
    void this.fetch(0)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
  }

  private async begin(eyes: Eyes): Promise<void> {
    this.eyes = eyes
    this.failed = ''
    this.state = 'waiting'
    try {
      await analyse(this.base)
      await this.fetch(0)
    } catch (error) {
      this.fail(error)
    }
  }

  private async fetch(after: number): Promise<void> {
    clearTimeout(this.timer)
    const turn = ++this.asked
    try {
      const found = await analysisOf(this.base, this.eyes, after)
      if (this.closed || turn !== this.asked) return
      this.judged = [...this.judged.slice(0, after), ...found.judged]
      this.turning = found.turning
      this.moves = found.moves
      this.state = found.state
      this.failed = found.state === 'failed' ? 'failed' : ''
    } catch (error) {
      if (turn === this.asked) this.fail(error)
      return
    }
    if (this.state === 'working' || this.state === 'waiting')
      this.timer = window.setTimeout(() => void this.fetch(this.judged.length), LOOK)
    // The house was started anew meanwhile: it goes on where it was.
    else if (this.state === 'none') this.timer = window.setTimeout(() => void this.begin(this.eyes), LOOK)
  }

  private fail(error: unknown): void {
    this.failed = error instanceof Refusal ? error.code : 'offline'
    this.state = 'failed'
  }
}
