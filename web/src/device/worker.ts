/** The house of this device, in a worker: its tables, its store, and Python, which is fetched when it is first needed. */
import type { TableInfo } from '../lib/generated/wire'
import { Hosted } from './hosted'
import type { FromWorker, Request, ToWorker } from './messages'
import { Python } from './python'
import { openStore, type KeptTable, type Row, type Store } from './store'

const post = (message: FromWorker): void => postMessage(message)

/** Said no. */
class Refused extends Error {
  constructor(
    readonly code: string,
    readonly line = 0,
  ) {
    super(code)
  }
}

interface Answered {
  answer?: unknown
  table?: { facts: KeptTable['facts']; seats: unknown[]; rows: Row[] }
  info?: TableInfo
  after?: string
  refusal?: { code: string; line: number }
}

let parts = ''
let name = ''
let python: Promise<Python> | null = null
const store: Promise<Store> = openStore().then((found) => {
  if (!found.lasting) post({ is: 'forgetful' })
  return found
})

/** Open tables, and how to let go of each. */
const hosted = new Map<string, Hosted>()
const leaving = new Map<string, () => void>()
/** Tabs of this browser tell each other who plays where. */
const tabs = new BroadcastChannel('mizban')

function warm(): Promise<Python> {
  python ??= Python.start(parts, (loaded, total) => post({ is: 'loading', loaded, total })).then(
    (found) => {
      found.house.name = name
      post({ is: 'ready' })
      return found
    },
    (error: unknown) => {
      python = null
      console.warn('Python does not start:', error)
      post({ is: 'failed' })
      throw new Refused('offline')
    },
  )
  return python
}

async function ready(game: string): Promise<Python> {
  const found = await warm()
  try {
    await found.know(game)
  } catch (error) {
    console.warn(`The rules of ${game} do not come:`, error)
    throw new Refused('offline')
  }
  return found
}

// ---- what is asked ----------------------------------------------------------------------------------------------------

async function answer({ method, path, body }: Request): Promise<unknown> {
  const kept = await store
  const [, kind, id = '', deed] = path.split('?')[0]?.split('/') ?? []
  if (method === 'GET' && path === '/tables') return { mine: (await kept.list()).map(({ info }) => info), open: [] }
  if (kind === 'tables' && id) {
    const table = await kept.find(id)
    if (!table) throw new Refused('no_table')
    if (!deed && method === 'GET') return table.info
    if (!deed && method === 'DELETE') return leave(id).then(() => kept.remove(id))
    if (deed === 'again' && table.facts.again) return (await kept.find(table.facts.again))?.info
    return asked(await load(table), method, path, body)
  }
  const text = typeof body === 'string' ? body : ((body as { record?: string } | undefined)?.record ?? '')
  const game = (body as { game?: string } | undefined)?.game ?? gameOf(text)
  const house = game ? await ready(game) : await warm()
  return asked(house, method, path, body)
}

/** The first word of a record that is no comment. */
function gameOf(record: string): string {
  const line = record.split('\n').find((one) => one.trim() && !one.startsWith('#'))
  return /^[a-z0-9_]+/.exec(line?.trim() ?? '')?.[0] ?? ''
}

async function asked({ house }: Python, method: string, path: string, body: unknown): Promise<unknown> {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)
  const said = JSON.parse(house.answer(method, path.replaceAll('/records/~', '/records/'), text)) as Answered
  if (said.refusal) throw new Refused(said.refusal.code, said.refusal.line)
  if (!said.table || !said.info) return said.answer
  const { facts, seats, rows } = said.table
  const kept = await store
  try {
    await kept.open({ id: facts.id, facts, seats, info: said.info }, rows)
    if (said.after) {
      house.again(said.after, facts.id)
      const { facts: before, info } = JSON.parse(house.summary(said.after))
      await kept.update(said.after, (table) => ({ ...table, facts: before, info }))
    }
  } catch {
    throw new Refused('storage')
  }
  // Asked once, when there is something to keep: the browser then does not clear it away for want of room.
  void navigator.storage?.persist?.()
  return said.info
}

/** The table as it is kept, into Python, unless it is open there. */
async function load(table: KeptTable): Promise<Python> {
  const found = await ready(table.facts.game)
  if (!hosted.has(table.id)) {
    const rows = await (await store).rows(table.id)
    found.house.load(JSON.stringify({ facts: table.facts, seats: table.seats, rows }))
  }
  return found
}

// ---- tables that are played ---------------------------------------------------------------------------------------------

/** One tab plays at a table; another waits until it is let in. */
async function open(id: string): Promise<void> {
  if (leaving.has(id)) return
  const left = new Promise<void>((resolve) => leaving.set(id, resolve))
  const locks = navigator.locks
  const play = async (): Promise<void> => {
    if (!leaving.has(id)) return
    await host(id)
    await left
    await hosted.get(id)?.close()
    hosted.delete(id)
  }
  if (!locks) return play() // a page that came without encryption, as in a home network
  const free = await locks.request(`mizban ${id}`, { ifAvailable: true }, async (lock) => {
    if (lock) await play()
    return Boolean(lock)
  })
  if (free) return
  post({ is: 'elsewhere', table: id })
  await locks.request(`mizban ${id}`, play)
}

async function host(id: string): Promise<void> {
  try {
    const table = await (await store).find(id)
    if (!table) throw new Refused('no_table')
    const { house } = await load(table)
    if (!leaving.has(id)) return
    const playing = new Hosted(id, house, await store, post)
    hosted.set(id, playing)
    playing.begin()
  } catch (error) {
    hosted.delete(id)
    post({ is: 'closed', table: id, code: codeOf(error) })
  }
}

async function leave(id: string): Promise<void> {
  leaving.get(id)?.()
  leaving.delete(id)
}

/** Another tab wants to play on: it gets the table, and we wait. */
tabs.onmessage = ({ data }: MessageEvent<{ take: string }>) => {
  if (!hosted.has(data.take)) return
  void leave(data.take).then(() => open(data.take))
}

function codeOf(error: unknown): string {
  if (error instanceof Refused) return error.code
  if (String(error).includes('old_rules')) return 'old_rules'
  console.warn(error)
  return 'failed'
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.is) {
    case 'begin':
      parts = data.parts
      name = data.name
      break
    case 'warm':
      warm().catch(() => undefined)
      break
    case 'name':
      name = data.name
      void python?.then(({ house }) => (house.name = name))
      break
    case 'ask':
      answer(data).then(
        (found) => post({ is: 'answer', id: data.id, answer: found }),
        (error: unknown) => post({ is: 'refusal', id: data.id, code: codeOf(error), line: error instanceof Refused ? error.line : 0 }),
      )
      break
    case 'open':
      void open(data.table)
      break
    case 'close':
      void leave(data.table)
      break
    case 'say':
      hosted.get(data.table)?.say(data.message)
      break
    case 'hurry':
      void python?.then(({ house }) => house.hurry(data.table))
      break
    case 'take':
      tabs.postMessage({ take: data.table })
      break
  }
}
