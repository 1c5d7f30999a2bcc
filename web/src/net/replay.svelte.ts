/** The past of a table as a source: any move, forwards and backwards, at a pace, through anybody's eyes. */
import { turnsOf, type Turn } from '../lib/course'
import type { Frame, ReplayInfo, TableInfo, Update } from '../lib/generated/wire'
import { say } from '../lib/i18n.svelte'
import { ALONE, type Ears, type Past, type Source } from '../lib/source'
import { frames, Refusal, replayInfo, type Eyes } from './api'
import { Frames } from './frames'

export const PACES = [0.5, 1, 2, 4] as const
/** Milliseconds that a decision is looked at when the pace is 1. */
const LOOK = 2400
/** Positions are fetched so many at a time, and the next ones before they are needed. */
const CHUNK = 32

export class Replay implements Source, Past {
  readonly paced = false
  readonly past = this
  info = $state.raw<ReplayInfo | null>(null)
  /** The moves made in the position that is shown, or that will be as soon as it has come. */
  move = $state(0)
  eyes = $state<Eyes>('none')
  playing = $state(false)
  pace = $state<(typeof PACES)[number]>(1)
  /** Why the past can't be shown. */
  failed = $state('')
  /** The handle is held: positions follow each other without motion. */
  dragged = $state(false)
  /** A position is awaited. */
  waiting = $state(false)

  moves = $derived(this.info?.moves ?? 0)
  turns = $derived<Turn[]>(this.info ? turnsOf(this.info) : [])

  private ears: Ears | null = null
  private shown = { move: -1, eyes: 'none' as Eyes }
  private cache = new Frames()
  private timer = 0
  private closed = false

  /** `start` is the move to begin with; left out: the end. */
  constructor(
    readonly base: string,
    private readonly whose: Eyes | (() => Promise<Eyes>),
    private readonly start?: number,
  ) {}

  listen(ears: Ears): void {
    this.ears = ears
    void this.begin()
  }

  private async begin(): Promise<void> {
    try {
      await this.look(typeof this.whose === 'function' ? await this.whose() : this.whose, this.start ?? Infinity)
    } catch (error) {
      this.fail(error)
    }
  }

  answer(): void {
    // Nothing is asked in the past.
  }

  takeBack(): void {
    // What happened has happened.
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
  }

  /** Looks through these eyes from now on. */
  async look(eyes: Eyes, move = this.move): Promise<void> {
    this.pause()
    try {
      const info = await replayInfo(this.base, eyes)
      if (this.closed) return
      this.eyes = eyes
      this.info = info.table.id ? info : { ...info, table: named(info.table) }
      this.ears?.onLink('live')
      this.jump(move)
    } catch (error) {
      this.fail(error)
    }
  }

  /** To the position after this move. */
  jump = (move: number): void => {
    this.pause()
    this.go(move)
  }

  /** To the next decision that was one, or back to the last; what was forced is passed over. */
  step(by: 1 | -1): void {
    this.jump(this.next(by))
  }

  /** To the end of this turn, or back to where the last one ended. */
  turn(by: 1 | -1): void {
    const ends = [0, ...this.turns.map((turn) => turn.last)]
    this.jump((by > 0 ? ends.find((end) => end > this.move) : ends.findLast((end) => end < this.move)) ?? (by > 0 ? this.moves : 0))
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  /** The next pace, and after the fastest the slowest. */
  nextPace(): void {
    this.pace = PACES[(PACES.indexOf(this.pace) + 1) % PACES.length] ?? 1
  }

  faster(by: 1 | -1): void {
    this.pace = PACES[PACES.indexOf(this.pace) + by] ?? this.pace
  }

  private play(): void {
    if (this.move >= this.moves) this.go(0)
    this.playing = true
    this.wait()
  }

  private wait(): void {
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => {
      if (!this.waiting) this.go(this.next(1))
      if (this.move >= this.moves) this.pause()
      else this.wait()
    }, LOOK / this.pace)
  }

  /** The nearest position from there that came of a real decision. */
  private next(by: 1 | -1, from = this.move): number {
    const forced = this.info?.forced ?? []
    let move = from + by
    while (move > 0 && move < this.moves && forced[move - 1]) move += by
    return move
  }

  private go(move: number): void {
    this.move = Math.max(0, Math.min(this.moves, move))
    const frame = this.cache.get(this.eyes, this.move)
    if (frame) this.show(frame)
    else void this.fetch()
  }

  /** Whatever position is wanted when they have come is shown. */
  private async fetch(): Promise<void> {
    this.waiting = true
    const { move, eyes } = this
    try {
      await this.load(eyes, Math.floor(move / CHUNK))
      if (this.closed) return
      const frame = this.cache.get(this.eyes, this.move)
      if (frame) this.show(frame)
    } catch (error) {
      this.fail(error)
    } finally {
      this.waiting = false
    }
  }

  private async load(eyes: Eyes, chunk: number): Promise<void> {
    const first = chunk * CHUNK
    if (chunk < 0 || first > this.moves) return
    await this.cache.once(eyes, chunk, () => frames(this.base, eyes, first, Math.min(this.moves, first + CHUNK - 1)))
  }

  private show(frame: Frame): void {
    const info = this.info
    if (!info) return
    const onward = this.shown.eyes === this.eyes && frame.move > this.shown.move && frame.move <= this.next(1, this.shown.move)
    const told = onward ? info.lines.filter((line) => line.move > this.shown.move && line.move <= frame.move) : []
    const first = this.shown.move < 0 || this.shown.eyes !== this.eyes
    this.shown = { move: frame.move, eyes: this.eyes }
    this.ears?.onPicture({
      picture: this.picture(info, frame, first),
      anew: !onward,
      told,
      still: this.dragged || this.pace === PACES.at(-1),
    })
    const chunk = Math.floor(frame.move / CHUNK)
    for (const near of [chunk + 1, chunk - 1]) void this.load(this.eyes, near).catch(() => undefined)
  }

  private picture(info: ReplayInfo, frame: Frame, first: boolean): Update {
    const seat = this.eyes === 'none' ? null : this.eyes === 'open' ? (info.me ?? 0) : this.eyes
    return {
      is: 'update',
      ...ALONE,
      rows: frame.move,
      moves: frame.move,
      table: info.table,
      chairs: [
        { seat, view: frame.view, ask: null, undo: null, ask_back: null, log_from: first ? 0 : Infinity, lines: first ? info.lines : [] },
      ],
      asked: frame.asked,
      answered: frame.answered,
      thinking: [],
      scores: frame.scores,
      waiting: frame.waiting,
      at_once: '',
    }
  }

  private fail(error: unknown): void {
    this.failed = error instanceof Refusal ? error.code : 'offline'
    this.ears?.onRefusal(this.failed)
    if (!this.info) this.ears?.onLink('closed')
  }
}

/** A record from a file knows seats, not names. */
function named(table: TableInfo): TableInfo {
  return {
    ...table,
    seats: table.seats.map((seat) => ({ ...seat, kind: 'guest', name: say('seat-number', { number: seat.seat + 1 }), online: true })),
  }
}
