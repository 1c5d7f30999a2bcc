/** What is asked over HTTP. */
import { device, type Refused } from '../device/device.svelte'
import { APP, isHere, parts } from '../device/where'
import type {
  AdviceWire,
  Analysis,
  Continue,
  ChangeChair,
  Endpoint,
  NewDevice,
  Note,
  NoticeKey,
  TableNotices,
  Error as WireError,
  Fork,
  Frame,
  GameInfo,
  Invited,
  Join,
  Lesson,
  Lobby,
  Me,
  Mute,
  NewReport,
  NewTable,
  OpenedRecord,
  PuzzleWire,
  ReplayInfo,
  Solve,
  Solved,
  TableInfo,
} from '../lib/generated/wire'

type Code = WireError['code'] | 'offline' | 'notices_denied' | 'not_alone'

/** The server said no, or could not be reached: `error-<code>`. */
export class Refusal extends Error {
  constructor(
    readonly code: Code,
    /** Of a record: the first wrong one. */
    readonly line = 0,
  ) {
    super(code)
  }
}

/** By this header the server knows its own page: another site cannot send it. */
const OWN = { 'X-Mizban': '1' }
const TEXT = { ...OWN, 'Content-Type': 'text/plain; charset=utf-8' }
const JSON_BODY = { ...OWN, 'Content-Type': 'application/json' }

/** The house of this device answers the same requests. */
async function askDevice<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  try {
    return (await device.ask({ method, path, body })) as Answer
  } catch (error) {
    const { code, line } = error as Refused
    throw new Refusal(code as Code, line)
  }
}

/** What never changes lies beside the parts of the house, and needs no Python. */
async function fromParts<Answer>(name: string): Promise<Answer> {
  const answer = await fetch(`${parts()}${name}`).catch(() => null)
  if (!answer?.ok) throw new Refusal('offline')
  return (await answer.json()) as Answer
}

export function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  return isHere(path) ? askDevice(method, path, body) : askHouse(method, path, body)
}

/** Of the live house, wherever we are. */
export async function askHouse<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      ...(body === undefined
        ? { headers: OWN }
        : typeof body === 'string'
          ? { body, headers: TEXT }
          : { body: JSON.stringify(body), headers: JSON_BODY }),
    })
  } catch {
    throw new Refusal('offline')
  }
  if (!answer.ok) {
    const error = (await answer.json().catch(() => null)) as WireError | null
    throw new Refusal(error?.code ?? 'offline', error?.line)
  }
  return (answer.status === 204 ? undefined : await answer.json()) as Answer
}

let met: Promise<Me> | null = null
let games: Promise<GameInfo[]> | null = null

/** On one's own device there are no accounts. */
const whoIsHere = (): Me => ({ name: device.name, account: false, role: 'player' })

/** Every visit begins with this question: it alone gives a stranger the guest's cookie. */
export function me(): Promise<Me> {
  if (APP) return Promise.resolve(whoIsHere())
  met ??= call<Me>('GET', '/me').catch((error: unknown) => {
    met = null
    throw error
  })
  return met
}

/** One may be somebody else now: ask again. */
export function forgetMe(): void {
  met = null
}

export async function rename(name: string): Promise<Me> {
  if (name) device.name = name
  if (APP) return whoIsHere()
  const known = await call<Me>('PUT', '/me', { name })
  met = Promise.resolve(known)
  return known
}

/** All registered games; asked once. */
export function listGames(): Promise<GameInfo[]> {
  games ??= (APP ? fromParts<GameInfo[]>('games.json') : call<GameInfo[]>('GET', '/games')).catch((error: unknown) => {
    games = null
    throw error
  })
  return games
}

export async function gameInfo(key: string): Promise<GameInfo> {
  const found = (await listGames()).find((game) => game.key === key)
  if (!found) throw new Refusal('bad_game')
  return found
}

export const lesson = (game: string, name: string): Promise<Lesson> =>
  APP ? fromParts(`lessons/${game}/${name}.json`) : call('GET', `/games/${game}/lessons/${name}`)

/** A request that needs to know who asks. */
export async function known<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  if (!isHere(path)) await me()
  return call<Answer>(method, path, body)
}

/** A request by which the server may learn the guest's name. */
async function introduced<Answer>(method: string, path: string, body: unknown): Promise<Answer> {
  const answer = await known<Answer>(method, path, body)
  met = null
  return answer
}

export const advise = (id: string, question: string): Promise<AdviceWire> => known('POST', `/tables/${id}/advice`, { question })
/** My tables and the open ones; on a device all are mine. */
export const lobby = (): Promise<Lobby> => known('GET', '/tables')
export const openTable = (table: NewTable): Promise<TableInfo> => introduced('POST', '/tables', table)
export const table = (id: string): Promise<TableInfo> => known('GET', `/tables/${id}`)
export const join = (id: string, seat: Join): Promise<TableInfo> => introduced('POST', `/tables/${id}/join`, seat)
export const playAgain = (id: string): Promise<TableInfo> => known('POST', `/tables/${id}/again`)
export const notAgain = (id: string): Promise<TableInfo> => known('DELETE', `/tables/${id}/again`)
/** Where an invitation leads. */
export const invited = (invite: string): Promise<Invited> => known('GET', `/invitations/${encodeURIComponent(invite)}`)
// ---- a table that waits for its guests
export const changeChair = (id: string, change: ChangeChair): Promise<TableInfo> => known('POST', `/tables/${id}/chairs`, change)
export const start = (id: string): Promise<TableInfo> => known('POST', `/tables/${id}/start`)
export const leave = (id: string): Promise<TableInfo> => known('POST', `/tables/${id}/leave`)
export const remind = (id: string, seat: number): Promise<TableInfo> => known('POST', `/tables/${id}/nudge`, { seat })
export const freeSeat = (id: string, seat: number): Promise<TableInfo> => known('POST', `/tables/${id}/free`, { seat })
export const putAway = (id: string): Promise<void> => known('DELETE', `/tables/${id}`)
export const recordAddress = (id: string): string => `/api/tables/${id}/record`

// ---- on this device

export const recordText = (id: string): Promise<string> => askDevice('GET', `/tables/${id}/record`)
/** A game that was begun elsewhere goes on in this house. */
export const goOn = (wanted: Continue): Promise<TableInfo> => introduced('POST', '/records/table', wanted)

// ---- talk

export const mute = (id: string, whom: Mute): Promise<void> => known('POST', `/tables/${id}/mute`, whom)
export const hush = (id: string, hushed: boolean): Promise<void> => known('POST', `/tables/${id}/hush`, { hushed })
export const report = (id: string, about: NewReport): Promise<void> => known('POST', `/tables/${id}/report`, about)

export const note = (id: string): Promise<Note> => known('GET', `/tables/${id}/note`)
export const writeDown = (id: string, text: Note): Promise<void> => known('PUT', `/tables/${id}/note`, text)

// ---- notices

export const noticeKey = (): Promise<NoticeKey> => call('GET', '/notices/key')
export const keepDevice = (device: NewDevice): Promise<void> => known('PUT', '/notices/device', device)
export const forgetDevice = (device: Endpoint): Promise<void> => call('POST', '/notices/forget', device)
export const tableNotices = (id: string): Promise<TableNotices> => known('GET', `/tables/${id}/notices`)
export const switchNotices = (id: string, off: boolean): Promise<void> => known('PUT', `/tables/${id}/notices`, { off })

// ---- replays: of a table, or of a record that was opened from a file

/** Whose eyes one looks through: a seat's, everybody's at once, or those of somebody who only looks on. */
export type Eyes = number | 'open' | 'none'

export const replayOf = (table: string): string => `/tables/${table}/replay`
export const replayOfRecord = (hash: string): string => `/records/${hash}/replay`
export const replayInfo = (base: string, eyes: Eyes): Promise<ReplayInfo> => known('GET', `${base}?eyes=${eyes}`)
export const frames = (base: string, eyes: Eyes, first: number, last: number): Promise<Frame[]> =>
  known('GET', `${base}/frames?eyes=${eyes}&first=${first}&last=${last}`)
/** Checked whole; kept by the server for a while, so that it can be looked through. */
export const openRecord = (text: string): Promise<OpenedRecord> => known('POST', '/records', text)
export const playOn = (base: string, from: Fork): Promise<TableInfo> => introduced('POST', `${base}/fork`, from)

// ---- the analysis of a finished game: begun by whoever wants to know it, and looked at while it grows

export async function analyse(base: string): Promise<void> {
  await known('POST', `${base}/analysis`)
}
export const analysisOf = (base: string, eyes: Eyes, after: number): Promise<Analysis> =>
  known('GET', `${base}/analysis?eyes=${eyes}&after=${after}`)

// ---- puzzles

export const puzzle = (game: string, number: number): Promise<PuzzleWire> => call('GET', `/games/${game}/puzzles/${number}`)
/** The first answer of each guest is counted. */
export const solve = (game: string, number: number, answer: Solve): Promise<Solved> =>
  known('POST', `/games/${game}/puzzles/${number}/answer`, { verb: answer.verb, on: answer.on ?? [] })
export const playOnFromPuzzle = (game: string, number: number): Promise<TableInfo> =>
  introduced('POST', `/games/${game}/puzzles/${number}/fork`, {})
