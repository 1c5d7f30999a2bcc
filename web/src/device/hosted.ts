/** One table in this worker: every change is kept first, then made, then told; meanwhile its opponents think, a slice at a time. */
import type { Error as WireError, FromClient, FromServer } from '../lib/generated/wire'
import type { FromWorker } from './messages'
import type { House } from './python'
import type { Row, Store } from './store'

/** Seconds that an opponent thinks before whoever plays is listened to again. */
const SLICE = 0.04
/** Milliseconds until an opponent whose move could not be kept tries again. */
const AGAIN = 3000

interface Decided {
  said?: FromServer
  row?: Row
  again?: boolean
  thinking?: boolean
  /** It could not be kept, and was not done. */
  stuck?: boolean
}

export class Hosted {
  private told = -1
  private queue: Promise<unknown> = Promise.resolve()
  private thinking = false
  private closed = false

  constructor(
    private readonly id: string,
    private readonly house: House,
    private readonly store: Store,
    private readonly post: (message: FromWorker) => void,
  ) {}

  begin(): void {
    this.tell()
    void this.think()
  }

  close(): Promise<unknown> {
    this.closed = true
    return this.queue
  }

  say(message: FromClient): void {
    void this.inOrder(() => this.change(() => this.house.hear(this.id, JSON.stringify(message)), message)).then(() => this.think())
  }

  /** One after the other, whatever they wait for. */
  private inOrder<Result>(deed: () => Promise<Result>): Promise<Result> {
    const next = this.queue.then(deed)
    this.queue = next.catch(() => undefined)
    return next
  }

  /** What is decided is kept, then made, then told. */
  private async change(decide: () => string, message?: FromClient): Promise<Decided> {
    const decided = JSON.parse(decide()) as Decided
    if (decided.said) this.post({ is: 'said', table: this.id, message: decided.said })
    if (decided.again) this.tell()
    if (decided.row) {
      try {
        await this.store.add(this.id, decided.row)
      } catch {
        this.refuse('storage', message)
        return { stuck: true }
      }
      this.house.accept(this.id)
      this.tell()
      const { facts, info } = JSON.parse(this.house.summary(this.id))
      // Only for the lobby: the rows say it too.
      await this.store.update(this.id, (kept) => ({ ...kept, facts, info })).catch(() => undefined)
    }
    return decided
  }

  private refuse(code: WireError['code'], message?: FromClient): void {
    const question = message?.is === 'play' ? message.question : ''
    this.post({ is: 'said', table: this.id, message: { is: 'error', code, question, line: 0, word: '' } })
  }

  private tell(): void {
    const message = JSON.parse(this.house.update(this.id, this.told)) as FromServer & { is: 'update' }
    this.told = message.chairs.length > 0 ? message.rows : -1
    this.post({ is: 'said', table: this.id, message })
  }

  /** Until a person has to move. Between two slices everything else is heard. */
  private async think(): Promise<void> {
    if (this.thinking) return
    this.thinking = true
    try {
      for (;;) {
        const { row, thinking, stuck } = await this.inOrder(() =>
          this.closed ? Promise.resolve<Decided>({}) : this.change(() => this.house.think(this.id, SLICE)),
        )
        if (!row && !thinking && !stuck) return
        await pause(stuck ? AGAIN : 0)
      }
    } finally {
      this.thinking = false
    }
  }
}

/** Lets messages in. */
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
