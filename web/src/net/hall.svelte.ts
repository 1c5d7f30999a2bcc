/** The lobby as the server tells it, on a line of its own; while that is down it is asked for now and then. */
import { APP } from '../device/where'
import type { LobbyNews, TableInfo } from '../lib/generated/wire'
import { lobby, me, Refusal } from './api'

/** Milliseconds between two questions while there is no line, ... */
const PAUSE = 20_000
/** ... until a lost one is tried again, ... */
const FIRST_WAIT = 600
const LONGEST_WAIT = 20_000
/** ... of silence after which a line is dead (the server says something every minute), ... */
const SILENCE = 90_000
/** ... and for which it is kept when nobody looks, as between two pages. */
const BETWEEN = 800

const isMine = (table: TableInfo): boolean => table.host || table.seats.some((seat) => seat.mine)
const isUnderWay = (table: TableInfo): boolean => !table.finished && !table.old_rules

class Hall {
  private tables = $state.raw<readonly TableInfo[]>([])
  /** All of it was told at least once. */
  known = $state(false)
  /** Why it can't be told just now. */
  failed = $state('')
  mine = $derived(this.tables.filter(isMine))
  /** Where anybody may sit down: also one's own. */
  open = $derived(
    this.tables.filter((table) => table.public && !table.started && !table.finished).toSorted((a, b) => b.updated - a.updated),
  )
  /** Tables that wait for me, the longest waiting first. */
  turns = $derived(this.mine.filter((table) => table.my_turn && isUnderWay(table)).toSorted((a, b) => a.since - b.since))

  private watchers = 0
  private but = ''
  private socket: WebSocket | null = null
  private wait = FIRST_WAIT
  private again = 0
  private silence = 0
  private asking = 0
  private ending = 0

  /** While the caller is on the page; `but`: the page of this table, which tells of itself. */
  watch(but = ''): () => void {
    this.watchers += 1
    clearTimeout(this.ending)
    const other = but !== this.but && this.socket !== null
    this.but = but
    if (this.watchers === 1 || other) this.begin(other)
    return () => {
      this.watchers -= 1
      if (this.watchers === 0) this.ending = window.setTimeout(() => this.end(), BETWEEN)
    }
  }

  /** Ask, whatever the line does. */
  look = async (): Promise<void> => {
    try {
      const { mine, open } = await lobby()
      this.replace([...mine, ...open])
      this.failed = ''
    } catch (error) {
      this.failed = error instanceof Refusal ? error.code : 'offline'
    }
  }

  private begin(anew: boolean): void {
    if (APP) {
      void this.look()
      this.poll()
    } else if (anew || !this.socket) void this.connect()
  }

  private async connect(): Promise<void> {
    this.drop()
    // The line belongs to whoever opens it: a stranger becomes a guest first.
    await me().catch(() => undefined)
    if (this.socket || this.watchers === 0) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/lobby/live?but=${encodeURIComponent(this.but)}`)
    this.socket = socket
    socket.onmessage = (event) => socket === this.socket && this.hear(JSON.parse(String(event.data)) as LobbyNews)
    socket.onclose = () => socket === this.socket && this.lost()
    addEventListener('online', this.wake)
    document.addEventListener('visibilitychange', this.wake)
  }

  private hear(news: LobbyNews): void {
    if (news.is !== 'lobby') return
    clearInterval(this.asking)
    clearTimeout(this.silence)
    this.silence = window.setTimeout(() => this.lost(), SILENCE)
    this.wait = FIRST_WAIT
    this.failed = ''
    if (news.whole) {
      this.replace(news.tables)
      return
    }
    const other = [...news.gone, ...news.tables.map(({ id }) => id)]
    this.tables = [...this.tables.filter(({ id }) => !other.includes(id)), ...news.tables]
  }

  /** What this page does not hear of on the line stays as it was. */
  private replace(tables: TableInfo[]): void {
    const own = this.tables.filter(({ id }) => id === this.but && !tables.some((table) => table.id === id))
    this.tables = [...own, ...tables]
    this.known = true
  }

  /** Until there is a line again, which is tried less and less often. */
  private lost(): void {
    this.drop()
    void this.look()
    this.poll()
    this.again = window.setTimeout(() => void this.connect(), this.wait)
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  private poll(): void {
    clearInterval(this.asking)
    this.asking = window.setInterval(() => !document.hidden && void this.look(), PAUSE)
  }

  private wake = (): void => {
    if (document.hidden || this.socket) return
    this.wait = FIRST_WAIT
    void this.connect()
  }

  private drop(): void {
    clearTimeout(this.again)
    clearTimeout(this.silence)
    const { socket } = this
    this.socket = null
    socket?.close()
  }

  private end(): void {
    this.drop()
    clearInterval(this.asking)
    removeEventListener('online', this.wake)
    document.removeEventListener('visibilitychange', this.wake)
  }
}

export const hall = new Hall()
