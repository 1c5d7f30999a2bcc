/** Python in this worker, and the house in it; fetched from our own folder, with a word now and then about how far it is. */
import type { loadPyodide, PyodideAPI } from 'pyodide'

/** The house as `mizban/device/house.py` has it. */
export interface House {
  name: string
  learn: () => void
  load: (kept: string) => void
  forget: (table: string) => void
  hear: (table: string, message: string) => string
  think: (table: string, seconds: number) => string
  hurry: (table: string) => void
  accept: (table: string) => void
  update: (table: string, told: number) => string
  summary: (table: string) => string
  again: (table: string, next: string) => void
  answer: (method: string, path: string, body: string) => string
}

/** What is fetched before the first game and counted by the bar; beside it only a little code. */
const FIRST = ['pyodide.asm.wasm.gz', 'python_stdlib.zip', 'house.zip']
const WASM = 'pyodide.asm.wasm'
const PLACE = '/house'

type Told = (loaded: number, total: number) => void

class Fetching {
  private loaded = 0
  private total = 0

  constructor(
    private readonly parts: string,
    private readonly tell: Told,
  ) {}

  async begin(): Promise<void> {
    const { sizes } = (await (await this.get('parts.json')).json()) as { sizes: Record<string, number> }
    this.total = FIRST.reduce((sum, name) => sum + (sizes[name] ?? 0), 0)
  }

  async get(name: string): Promise<Response> {
    const answer = await fetch(this.parts + name)
    if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`)
    return answer
  }

  /** Counts what comes. */
  async stream(name: string): Promise<ReadableStream<BufferSource>> {
    const answer = await this.get(name)
    const count = (bytes: number): void => {
      this.loaded += bytes
      this.tell(Math.min(this.loaded, this.total), this.total)
    }
    const counting = new TransformStream<BufferSource, BufferSource>({
      transform(chunk, out) {
        count(chunk.byteLength)
        out.enqueue(chunk)
      },
    })
    return (answer.body as ReadableStream<BufferSource>).pipeThrough(counting)
  }

  async bytes(name: string): Promise<ArrayBuffer> {
    return new Response(await this.stream(name)).arrayBuffer()
  }
}

export class Python {
  private readonly games = new Map<string, Promise<void>>()

  private constructor(
    private readonly runtime: PyodideAPI,
    private readonly fetching: Fetching,
    readonly house: House,
  ) {}

  static async start(parts: string, tell: Told): Promise<Python> {
    const fetching = new Fetching(parts, tell)
    await fetching.begin()
    // The largest part is kept squeezed, so that it travels small from any server, and is unpacked here while it comes.
    const plain = self.fetch
    const unpacked = fetching
      .stream(`${WASM}.gz`)
      .then((squeezed) => squeezed.pipeThrough(new DecompressionStream('gzip')))
      .then((stream) => new Response(stream, { headers: { 'Content-Type': 'application/wasm' } }))
    const library = fetching.bytes('python_stdlib.zip')
    const ours = fetching.bytes('house.zip')
    self.fetch = async (what, how) => {
      const address = String(what instanceof Request ? what.url : what)
      if (address.endsWith(WASM)) return unpacked
      if (address.endsWith('python_stdlib.zip')) return new Response(await library)
      return plain.call(self, what, how)
    }
    try {
      const { loadPyodide: load } = (await import(/* @vite-ignore */ `${parts}pyodide.mjs`)) as { loadPyodide: typeof loadPyodide }
      const runtime = await load({ indexURL: parts, env: { MIZBAN_INTERPRETED: '1' } })
      runtime.FS.mkdirTree(PLACE)
      runtime.unpackArchive(await ours, 'zip', { extractDir: PLACE })
      const house = runtime.runPython(
        `import sys\nsys.path.insert(0, "${PLACE}")\nfrom mizban.device.house import House\nHouse()`,
      ) as unknown as House
      return new Python(runtime, fetching, house)
    } finally {
      self.fetch = plain
    }
  }

  /** The rules of a game, fetched when it is first opened. */
  know(game: string): Promise<void> {
    let found = this.games.get(game)
    if (!found) {
      found = this.fetching.bytes(`${game}.zip`).then((archive) => {
        this.runtime.unpackArchive(archive, 'zip', { extractDir: PLACE })
        this.house.learn()
      })
      this.games.set(game, found)
      found.catch(() => this.games.delete(game))
    }
    return found
  }
}
