/** The live channel of one table: comes back by itself, and sends again what was not acknowledged. */
import type { Error as WireError, FromClient, FromServer, Play, Undo, Update } from '../lib/generated/wire'

export type Line = 'connecting' | 'live' | 'dropped' | 'closed'

interface Ears {
  /** `anew`: the first picture after the line was (re)opened. */
  onUpdate: (update: Update, anew: boolean) => void
  onError: (error: WireError) => void
  onLine: (line: Line) => void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
const PATIENCE = 4000
const NO_TABLE = 4404

export class Live {
  private socket: WebSocket | null = null
  private wait = FIRST_WAIT
  private timer = 0
  private watchdog = 0
  private anew = true
  private over = false
  /** Said, and not yet answered. */
  private unanswered: Play | Undo | null = null

  constructor(
    private readonly id: string,
    private readonly ears: Ears,
  ) {
    this.ears.onLine('connecting')
    this.open()
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.probe)
  }

  say(message: Play | Undo): void {
    this.unanswered = message
    this.send(message)
  }

  close(): void {
    this.over = true
    clearTimeout(this.timer)
    clearTimeout(this.watchdog)
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.probe)
    this.socket?.close()
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private open(): void {
    clearTimeout(this.timer)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`)
    this.socket = socket
    this.anew = true
    socket.onmessage = (event) => socket === this.socket && this.hear(JSON.parse(String(event.data)) as FromServer)
    socket.onclose = (event) => socket === this.socket && this.lost(event.code)
  }

  private hear(said: FromServer): void {
    clearTimeout(this.watchdog)
    if (said.is === 'error') {
      this.unanswered = null
      this.ears.onError(said)
      return
    }
    this.wait = FIRST_WAIT
    if (this.unanswered && said.n > this.unanswered.n) this.unanswered = null
    this.ears.onLine('live')
    const anew = this.anew
    this.anew = false
    this.ears.onUpdate(said, anew)
    if (anew && this.unanswered) this.send(this.unanswered)
  }

  private lost(code: number): void {
    this.socket = null
    clearTimeout(this.watchdog)
    if (this.over) return
    if (code === NO_TABLE) {
      this.ears.onLine('closed')
      return
    }
    this.ears.onLine('dropped')
    this.timer = window.setTimeout(() => this.open(), this.wait * (0.7 + Math.random() * 0.6))
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2)
  }

  private readonly hurry = (): void => {
    if (this.over || this.socket) return
    this.wait = FIRST_WAIT
    this.open()
  }

  /** A phone that slept may hold a line that is long dead: ask for a sign of life. */
  private readonly probe = (): void => {
    if (document.hidden) return
    this.hurry()
    const socket = this.socket
    if (socket?.readyState !== WebSocket.OPEN) return
    this.send({ is: 'hello' })
    clearTimeout(this.watchdog)
    this.watchdog = window.setTimeout(() => socket === this.socket && this.abandon(socket), PATIENCE)
  }

  private abandon(socket: WebSocket): void {
    this.socket = null
    socket.close()
    this.lost(0)
  }
}
