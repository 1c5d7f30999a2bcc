/** The people at a table: who is away and for how long, whose clock runs, what is being asked among them. */
import type { Admit, AskingWire, HandOver, Nudge, Propose, SeatInfo, Teach, Update, Vote, Watcher } from './generated/wire'
import { now } from './now'

/** What people arrange between the moves. */
export type Arrangement = Propose | Vote | HandOver | Nudge | Teach | Admit

const SECOND = 1000
const DAY = 86_400 * SECOND
/** Without a connection for so long somebody is away; and after so long one can do something about it. */
const AWAY = 30 * SECOND
const PATIENCE = 60 * SECOND
const NUDGE_PAUSE = 300 * SECOND

interface Known {
  away: number | null
  ends: number | null
  left: number | null
  nudged: number | null
}

export class Company {
  private known = $state.raw<Known[]>([])
  private asked = $state.raw(0)
  private picture = $state.raw<Update | null>(null)
  private ends = $state.raw(0)

  /** Those who look on. */
  watchers = $state.raw<Watcher[]>([])
  /** What I am about to ask the others. */
  considering = $state<'undo' | 'pause' | null>(null)

  constructor(private readonly send: (said: Arrangement) => void) {}

  /** What a picture tells in seconds becomes a moment of our own clock. */
  see(picture: Update): void {
    const here = Date.now()
    const ago = (seconds: number | null): number | null => (seconds === null ? null : here - seconds * SECOND)
    this.picture = picture
    if (picture.asking || picture.paused || picture.scores) this.considering = null
    this.asked = picture.table.since * SECOND
    this.ends = here + (picture.asking?.left ?? 0) * SECOND
    this.known = picture.table.seats.map((seat, i) => ({
      away: seat.kind === 'guest' && !seat.online ? (ago(seat.away) ?? this.known[i]?.away ?? here) : null,
      ends: seat.left !== null && seat.ticks ? here + seat.left * SECOND : null,
      left: seat.left,
      nudged: ago(seat.nudged),
    }))
  }

  /** Somebody came or went. */
  meet(online: number[], watchers: Watcher[]): void {
    this.watchers = watchers
    this.known = this.known.map((one, seat) => ({ ...one, away: online.includes(seat) ? null : (one.away ?? Date.now()) }))
  }

  private seat(seat: number): SeatInfo | undefined {
    return this.picture?.table.seats[seat]
  }
  private get byTurns(): boolean {
    return this.picture?.table.timing.by_turns ?? false
  }
  private get people(): number {
    return this.picture?.table.seats.filter((seat) => seat.kind === 'guest').length ?? 0
  }

  /** For how many seconds somebody has been away, once it counts; by turns nobody need be here. */
  awayFor(seat: number): number | null {
    const since = this.known[seat]?.away ?? null
    if (since === null || this.seat(seat)?.kind !== 'guest' || this.seat(seat)?.mine) return null
    const away = now() - since
    return away >= (this.byTurns ? DAY : AWAY) ? away / SECOND : null
  }

  /** Whoever is waited for in vain can be reminded, or the computer plays. */
  inVain(seat: number): boolean {
    if (!this.picture?.asked.includes(seat) || this.seat(seat)?.kind !== 'guest' || this.seat(seat)?.computer) return false
    if (this.seat(seat)?.mine || !this.picture.table.seats.some((one) => one.mine)) return false
    if (this.byTurns) return now() - this.asked >= DAY
    const since = this.known[seat]?.away ?? null
    return since !== null && now() - since >= PATIENCE
  }

  /** A reminder was sent not long ago. */
  wasNudged(seat: number): boolean {
    const at = this.known[seat]?.nudged ?? null
    return at !== null && now() - at < (this.byTurns ? DAY : NUDGE_PAUSE)
  }

  /** Seconds on a clock, and whether it runs. */
  clock(seat: number): { left: number; runs: boolean } | null {
    const one = this.known[seat]
    if (!one || one.left === null) return null
    return one.ends === null ? { left: one.left, runs: false } : { left: Math.max(0, (one.ends - now()) / SECOND), runs: true }
  }

  /** What is asked of me, and I have not said anything to it. */
  get voice(): AskingWire | null {
    const asking = this.picture?.asking
    const mine = this.picture?.table.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? []
    const waits = asking?.voters.some((seat) => mine.includes(seat) && !asking.yes.includes(seat) && !asking.no.includes(seat))
    return asking && waits ? asking : null
  }
  /** What I have asked. */
  get mine(): AskingWire | null {
    const asking = this.picture?.asking
    return asking && this.seat(asking.by)?.mine ? asking : null
  }
  get votingLeft(): number {
    return Math.max(0, Math.ceil((this.ends - now()) / SECOND))
  }
  /** My own seat for which the computer plays. */
  get leftToComputer(): number | null {
    return this.picture?.table.seats.find((seat) => seat.mine && seat.computer)?.seat ?? null
  }
  /** Somebody else sits here, who has to agree. */
  get others(): boolean {
    return this.picture?.table.seats.some((seat) => seat.kind === 'guest' && !seat.mine) ?? false
  }
  /** There is a pause to be had: where others, or a clock, would go on without me. */
  get restful(): boolean {
    return !this.picture?.paused && (this.others || this.picture?.table.timing.clock !== 'none')
  }
  /** With fewer there is nobody to agree with. */
  get several(): boolean {
    return this.people > 2
  }

  private get me(): number {
    return this.picture?.table.seats.find((seat) => seat.mine)?.seat ?? 0
  }
  nudge = (seat: number): void => this.send({ is: 'nudge', seat })
  computer = (seat: number): void => this.send({ is: 'propose', seat: this.me, what: 'computer', on: seat })
  remove = (seat: number): void => this.send({ is: 'propose', seat: this.me, what: 'remove', on: seat })
  undo = (seat: number, row: number): void => this.send({ is: 'propose', seat, what: 'undo', on: row })
  pause = (): void => this.send({ is: 'propose', seat: this.me, what: 'pause', on: 0 })
  resume = (): void => this.send({ is: 'propose', seat: this.me, what: 'resume', on: 0 })
  vote = (row: number, yes: boolean): void => this.send({ is: 'vote', row, yes })
  teach = (seat: number, watcher: string, yes: boolean): void => this.send({ is: 'teach', seat, watcher, yes })
  admit = (yes: boolean): void => this.send({ is: 'admit', yes })
  handOver = (seat: number, computer: boolean): void => this.send({ is: 'hand-over', seat, computer })
}
