/** A table as this device sees it: the pictures that arrive, one after the other, and what is said back. */
import { tick } from 'svelte'
import { asking } from '../lib/asking.svelte'
import { keyOf, type GameModule, type Seen } from '../lib/game'
import { loadBoard } from '../lib/games'
import type { Chair, Error as WireError, GameInfo, Line as LogLine, OptionWire, Play, Undo, Update } from '../lib/generated/wire'
import { i18n, loadWords } from '../lib/i18n.svelte'
import { keep, kept } from '../lib/keep'
import { glide, layout } from '../lib/motion'
import { settings, type Pace } from '../lib/settings.svelte'
import { gameInfo, me } from '../net/api'
import { Live, type Line } from '../net/live'
import { Standing } from './standing.svelte'

/** Milliseconds that another's move is looked at before the next is shown. */
const LOOK: Record<Pace, number> = { calm: 1200, brisk: 600, once: 0 }
/** Where more moves than these wait, each is looked at for a shorter time. */
const PATIENCE = 8
/** Milliseconds until what could not be loaded is asked for again. */
const AGAIN = 2000
/** No picture has this number. */
const UNSAID = -1

interface Arrival {
  update: Update
  /** The first picture on a new line: nothing was seen happening. */
  anew: boolean
}

export class Sitting {
  update = $state.raw<Update | null>(null)
  game = $state.raw<GameInfo | null>(null)
  board = $state.raw<GameModule | null>(null)
  line = $state<Line>('connecting')
  /** The last refusal; counted, so that the same one shakes the prompt again. */
  error = $state.raw<{ code: string; count: number } | null>(null)
  /** What the last change told: read out once. */
  news = $state.raw<LogLine[]>([])
  me = $state<number | null>(null)
  /** A friend on this device must take it over before the private view is shown. */
  curtain = $state<number | null>(null)
  logs = $state.raw<Record<string, LogLine[]>>({})
  /** By seat: the number of my last answer. */
  private marks = $state.raw<Record<string, number>>({})
  dismissed = $state(false)
  /** What is answered for me. */
  readonly standing = new Standing()

  chairs = $derived<Chair[]>(this.update?.chairs ?? [])
  chair = $derived<Chair | null>(this.chairs.find((chair) => chair.seat === this.me) ?? this.chairs[0] ?? null)
  log = $derived<LogLine[]>((this.curtain === null && this.logs[String(this.me)]) || [])
  /** The lines since my last answer, when it is my turn again. */
  since = $derived.by<LogLine[]>(() => {
    const mark = this.marks[String(this.me)]
    if (mark === undefined || this.dismissed || !this.chair?.ask) return []
    return this.log.filter((line) => line.n > mark)
  })
  /** The seat that may take a step back now. */
  back = $derived<number | null>((this.chair?.undo ? this.chair : this.chairs.find((chair) => chair.undo))?.seat ?? null)

  private live: Live | null = null
  private closed = false
  /** Pictures that wait to be shown. */
  private queue = $state.raw<Arrival[]>([])
  behind = $derived(this.queue.length > 0)
  private timer = 0
  /** My last answer, or my last step back, with the number of the picture it was said to; and what I was asked then. */
  private said: { message: Play | Undo; question: string } | null = null
  /** It came too late for that picture; the next one decides whether it is said again. */
  private late = false
  private preparing: Promise<void> | null = null
  private revealed: number | null = null

  constructor(readonly id: string) {
    asking.send = (option) => this.answer(option)
    asking.takeBack = () => this.undo(false)
    void this.open()
  }

  private async open(): Promise<void> {
    // The line belongs to whoever opens it: a stranger becomes a guest first.
    await me().catch(() => undefined)
    if (this.closed) return
    this.live = new Live(this.id, {
      onLine: (line) => (this.line = line),
      onError: (error) => this.refused(error),
      onUpdate: (update, anew) => void this.arrive({ update, anew }),
    })
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    this.live?.close()
    i18n.place = null
    asking.leave()
  }

  private answer(option: Pick<OptionWire, 'verb' | 'on'>): void {
    const seat = this.chair?.seat
    if (!this.update || seat === null || seat === undefined) return
    this.mark(seat)
    this.standing.ended = false
    this.say({ is: 'play', seat, n: UNSAID, verb: option.verb, on: option.on })
  }

  undo(whole: boolean): void {
    if (!this.update || this.back === null) return
    asking.unchoose()
    this.standing.stop()
    this.say({ is: 'undo', seat: this.back, n: UNSAID, whole })
  }

  private say(message: Play | Undo): void {
    this.said = { message, question: JSON.stringify(this.chair?.ask) }
    this.speak()
  }

  /**
   * Speaks to the newest picture that has arrived, shown or still waiting: where all decide at once, others move the table on meanwhile.
   * An answer is said only if that picture asks the same; a step back takes others' moves along.
   */
  private speak(): void {
    const newest = this.queue.at(-1)?.update ?? this.update
    const said = this.said
    if (!newest || !said || newest.n === said.message.n) return
    this.late = false
    const asked = newest.chairs.find((chair) => chair.seat === said.message.seat)?.ask
    if (said.message.is === 'play' && JSON.stringify(asked) !== said.question) {
      this.refuse('stale')
      return
    }
    said.message = { ...said.message, n: newest.n }
    this.live?.say(said.message)
  }

  /** My answer becomes the move after the last line; what follows later is news. */
  private mark(seat: number): void {
    const last = this.log.at(-1)?.n ?? 0
    this.marks = { ...this.marks, [seat]: last + 1 }
    this.dismissed = false
    keep(`since-${this.id}-${seat}`, String(last + 1))
  }

  private refused(error: WireError): void {
    this.late = error.code === 'stale' && this.said !== null
    if (this.late) this.speak()
    else this.refuse(error.code)
  }

  private refuse(code: string): void {
    this.said = null
    asking.sent = false
    this.standing.stop()
    this.error = { code, count: (this.error?.count ?? 0) + 1 }
  }

  private async arrive(arrival: Arrival): Promise<void> {
    this.queue = [...this.queue, arrival]
    if (this.late) this.speak()
    if (!this.game) await (this.preparing ??= this.prepare(arrival.update.table.game))
    // What I have just done is shown at once, and all that was waiting before it.
    if (asking.sent) this.skip()
    else if (this.timer === 0) this.showNext()
  }

  /** Shows now all that has arrived. */
  skip(): void {
    clearTimeout(this.timer)
    this.showNext(true)
  }

  /** The game's facts, board and words: tried until they are here. */
  private async prepare(key: string): Promise<void> {
    while (!this.game && !this.closed) {
      try {
        const [game, board] = await Promise.all([gameInfo(key), loadBoard(key), loadWords(key)])
        this.board = board
        this.game = game
      } catch {
        await new Promise((done) => setTimeout(done, AGAIN))
      }
    }
  }

  private showNext(hurry = document.hidden || settings.pace === 'once'): void {
    this.timer = 0
    // A step of which nothing is told, such as the first half of a move, need not be looked at.
    const telling = this.queue.findIndex(({ update }) => update.chairs.some((chair) => chair.lines.length > 0))
    const shown = hurry || telling < 0 ? this.queue.length : telling + 1
    const next = this.queue.slice(0, shown)
    this.queue = this.queue.slice(shown)
    const last = next.at(-1)
    if (!last) return
    const moved = last.update.n !== this.update?.n
    void this.show(next, last.update, moved)
    const look = moved && telling >= 0 ? LOOK[settings.pace] : 0
    const shorter = Math.min(1, PATIENCE / (this.queue.length + 1))
    if (look > 0 || this.queue.length > 0) this.timer = window.setTimeout(() => this.showNext(), look * shorter)
  }

  /** The last of these pictures; of those before it only what was told. */
  private async show(arrivals: Arrival[], update: Update, moved: boolean): Promise<void> {
    const game = this.game
    if (!game) return
    const before = layout()
    if (moved) this.error = null
    for (const arrival of arrivals) this.remember(arrival)
    this.update = update
    this.me = this.look(update, game)
    i18n.place = { game, table: update.table, you: update.chairs.length === 1 ? this.me : null }
    const told = this.told(arrivals)
    const seen = this.seen(update, told)
    if (seen) asking.show(seen, moved)
    if (moved) this.news = told
    await tick()
    glide(before)
  }

  /** By my own wish, while nothing changes. */
  answerForMe(seen: Seen): void {
    const mark = this.marks[String(seen.me)] ?? 0
    const option = this.standing.consider(
      seen,
      this.log.filter((line) => line.n > mark),
    )
    if (option) asking.choose(keyOf(option))
  }

  private remember({ update, anew }: Arrival): void {
    const logs = { ...this.logs }
    const marks = { ...this.marks }
    for (const chair of update.chairs) {
      const seat = String(chair.seat)
      // Something was taken back: whoever wished to pass may think again.
      if (!anew && logs[seat]?.some((line) => line.n >= chair.log_from)) this.standing.stop()
      logs[seat] = [...(logs[seat] ?? []).filter((line) => line.n < chair.log_from), ...chair.lines]
      const stored = kept(`since-${this.id}-${seat}`)
      if (marks[seat] === undefined && stored !== null) marks[seat] = Number(stored)
    }
    this.logs = logs
    this.marks = marks
  }

  /** The seat to look from: on a shared device whoever is asked. */
  private look(update: Update, game: GameInfo): number | null {
    const seats = update.chairs.map((chair) => chair.seat)
    if (seats.length < 2) return seats[0] ?? null
    const asked = update.chairs.filter((chair) => chair.ask).map((chair) => chair.seat)
    const next = asked.includes(this.me) ? this.me : (asked[0] ?? this.me ?? seats[0] ?? null)
    this.curtain = game.private && next !== this.revealed ? next : null
    return next
  }

  reveal(): void {
    this.revealed = this.curtain
    this.curtain = null
  }

  private seen(update: Update, told: LogLine[]): Seen | null {
    const chair = update.chairs.find((one) => one.seat === this.me)
    if (!chair || !this.game) return null
    return {
      view: chair.view,
      me: chair.seat,
      game: this.game,
      table: update.table,
      ask: chair.ask,
      asked: update.asked,
      events: told.map((line) => line.event),
    }
  }

  /** What happened before my eyes; not what a first picture tells of the past. */
  private told(arrivals: Arrival[]): LogLine[] {
    return arrivals.flatMap(({ anew, update }) => {
      const chair = update.chairs.find((one) => one.seat === this.me)
      return anew || !chair || chair.log_from === 0 ? [] : chair.lines
    })
  }
}
