/** The live source of a table, over a websocket: comes back by itself, and says again what was not acknowledged. */
import type { AdviceWire, FromClient, FromServer, Play, Say, Undo, Update } from '../lib/generated/wire'
import type { Arrangement } from '../lib/company.svelte'
import type { Answer, Ears, Source, Speech, StepBack } from '../lib/source'
import { advise, me } from './api'
import { Pulse } from './pulse'

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
/** Codes from here on close a line for good: there is no such table, or it can't be played. */
const FOR_GOOD = [4404, 4409]

/** Does this picture show that it was done? */
function isDone(said: Play | Undo, picture: Update): boolean {
  if (said.is === 'play') return !picture.chairs.some((chair) => chair.ask?.id === said.question)
  return picture.chairs.find((chair) => chair.seat === said.seat)?.undo !== said.row
}

export class Live implements Source {
  readonly paced = true
  private ears: Ears | null = null
  private socket: WebSocket | null = null
  private wait = FIRST_WAIT
  private timer = 0
  private anew = true
  private over = false
  /** Said, and not yet seen to be done. */
  private unanswered: Play | Undo | null = null
  /** Words that nobody has heard yet. */
  private unsaid: Say[] = []
  readonly speech: Speech = {
    say: (said) => {
      this.unsaid.push(said)
      this.send(said)
    },
    reopen: () => this.socket?.close(),
  }
  private readonly pulse = new Pulse({
    ask: () => this.send({ is: 'hello' }),
    onDoubt: () => this.ears?.onLink('dropped'),
    onLost: () => this.abandon(),
  })

  constructor(private readonly id: string) {}

  listen(ears: Ears): void {
    this.ears = ears
    // The line belongs to whoever opens it: a stranger becomes a guest first.
    void me()
      .catch(() => undefined)
      .then(() => this.begin())
  }

  private begin(): void {
    if (this.over) return
    this.open()
    addEventListener('online', this.wake)
    addEventListener('offline', this.doubt)
    document.addEventListener('visibilitychange', this.wake)
  }

  answer(question: string, { verb, on }: Answer): void {
    this.say({ is: 'play', question, verb, on })
  }

  takeBack({ seat, row, whole }: StepBack): void {
    this.say({ is: 'undo', seat, row, whole })
  }

  advise(question: string): Promise<AdviceWire> {
    return advise(this.id, question)
  }

  hurry(): void {
    this.send({ is: 'hurry' })
  }

  arrange(said: Arrangement): void {
    this.send(said)
  }

  private say(message: Play | Undo): void {
    this.unanswered = message
    this.send(message)
    if (this.socket) this.pulse.await()
  }

  close(): void {
    this.over = true
    clearTimeout(this.timer)
    this.pulse.stop()
    removeEventListener('online', this.wake)
    removeEventListener('offline', this.doubt)
    document.removeEventListener('visibilitychange', this.wake)
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
    if (this.pulse.heard()) this.ears?.onLink('live')
    if (said.is === 'error' && said.word) {
      this.unsaid = this.unsaid.filter((word) => word.id !== said.word)
      this.ears?.onUnsaid?.(said.word, said.code)
      return
    }
    if (said.is === 'error') {
      this.unanswered = null
      this.ears?.onRefusal(said.code)
      return
    }
    this.wait = FIRST_WAIT
    if (said.is === 'alive') return
    if (said.is === 'nudged') {
      this.ears?.onNudge?.(said.seat, said.by)
      return
    }
    if (said.is === 'thinking') {
      this.ears?.onThinking?.(said.thoughts)
      return
    }
    if (said.is === 'presence') {
      this.ears?.onPresence?.(said.online, said.watchers)
      return
    }
    if (said.is === 'talk') {
      this.unsaid = this.unsaid.filter((word) => !said.words.some(({ id }) => id === word.id))
      this.ears?.onTalk?.(said)
      return
    }
    this.ears?.onLink('live')
    const anew = this.anew
    this.anew = false
    // On a new line it is said again in any case: if it was heard the first time it is only acknowledged, and if it comes too late that is told.
    if (!anew && this.unanswered && isDone(this.unanswered, said)) this.unanswered = null
    this.ears?.onPicture({ picture: said, anew })
    if (anew && this.unanswered) this.send(this.unanswered)
    if (anew) for (const word of this.unsaid) this.send(word)
  }

  private lost(code: number): void {
    this.socket = null
    this.pulse.stop()
    if (this.over) return
    if (FOR_GOOD.includes(code)) {
      this.ears?.onLink('closed')
      return
    }
    this.ears?.onLink('dropped')
    this.timer = window.setTimeout(() => this.open(), this.wait * (0.7 + Math.random() * 0.6))
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2)
  }

  /** The network is back, or the page is looked at again. A phone that slept may hold a line that is long dead. */
  private readonly wake = (): void => {
    if (this.over || document.hidden) return
    if (this.socket) {
      this.pulse.probe()
      return
    }
    this.wait = FIRST_WAIT
    this.open()
  }

  private readonly doubt = (): void => {
    if (!this.socket) return
    this.pulse.doubt()
    this.send({ is: 'hello' })
  }

  private abandon(): void {
    this.socket?.close()
    this.lost(0)
  }
}
