/** The house of this device, as the page knows it: a worker that is started when it is first needed. */
import type { FromServer } from '../lib/generated/wire'
import { keep, kept } from '../lib/keep'
import type { FromWorker, Request, ToWorker } from './messages'
import { parts } from './where'

/** Said no, or could not: `error-<code>`. */
export interface Refused {
  code: string
  line: number
}

/** Whoever sits at one of its tables. */
export interface Sitter {
  onsaid: (message: FromServer) => void
  onelsewhere: () => void
  onclosed: (code: string) => void
}

const NAME = 'name'
type Waiting = { resolve: (answer: unknown) => void; reject: (refused: Refused) => void }

class Device {
  /** Bytes of Python, while it comes. */
  loaded = $state(0)
  total = $state(0)
  ready = $state(false)
  failed = $state(false)
  /** The browser keeps nothing: games last as long as this tab. */
  forgetful = $state(false)

  private worker: Promise<Worker> | null = null
  private readonly waiting = new Map<number, Waiting>()
  private readonly sitters = new Map<string, Sitter>()
  private last = 0

  get name(): string {
    return kept(NAME) ?? ''
  }

  set name(name: string) {
    keep(NAME, name)
    if (this.worker) void this.say({ is: 'name', name })
  }

  /** Python is wanted soon: it comes while something else is looked at. */
  warm(): void {
    if (!this.ready) void this.say({ is: 'warm' })
  }

  ask({ method, path, body }: Request): Promise<unknown> {
    // As over a wire: what is watched for changes cannot be handed to a worker.
    const request = { method, path, body: body === undefined ? body : (JSON.parse(JSON.stringify(body)) as unknown) }
    this.last += 1
    const id = this.last
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.say({ is: 'ask', id, ...request }).catch(() => reject({ code: 'offline', line: 0 }))
    })
  }

  sit(table: string, sitter: Sitter): void {
    this.sitters.set(table, sitter)
    this.say({ is: 'open', table }).catch(() => sitter.onclosed('offline'))
  }

  rise(table: string): void {
    this.sitters.delete(table)
    void this.say({ is: 'close', table })
  }

  async say(message: ToWorker): Promise<void> {
    this.worker ??= this.start()
    const worker = await this.worker
    worker.postMessage(message)
  }

  private async start(): Promise<Worker> {
    const folder = parts()
    if (!folder) {
      this.worker = null
      throw new Error('This house has no parts for a device.')
    }
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data)
    worker.postMessage({ is: 'begin', parts: folder, name: this.name } satisfies ToWorker)
    return worker
  }

  private hear(said: FromWorker): void {
    switch (said.is) {
      case 'loading':
        this.failed = false
        this.loaded = said.loaded
        this.total = said.total
        break
      case 'ready':
        this.ready = true
        break
      case 'failed':
        this.failed = true
        break
      case 'forgetful':
        this.forgetful = true
        break
      case 'answer':
        this.waiting.get(said.id)?.resolve(said.answer)
        this.waiting.delete(said.id)
        break
      case 'refusal':
        this.waiting.get(said.id)?.reject({ code: said.code, line: said.line })
        this.waiting.delete(said.id)
        break
      case 'said':
        this.sitters.get(said.table)?.onsaid(said.message)
        break
      case 'elsewhere':
        this.sitters.get(said.table)?.onelsewhere()
        break
      case 'closed':
        this.sitters.get(said.table)?.onclosed(said.code)
        break
    }
  }
}

export const device = new Device()
