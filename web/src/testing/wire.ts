/** Small pieces of what the server sends, for tests: all that a test does not name is empty. */
import { ALONE } from '../lib/source'
import type { AskWire, Chair, GameInfo, Line, OptionWire, SeatInfo, TableInfo, Update } from '../lib/generated/wire'

/** As it is written: `hire 37`. */
export function optionOf(key: string, hint: Record<string, number> = {}): OptionWire {
  const [verb = '', ...on] = key.split(' ')
  return { verb, on: on.map(Number), hint }
}

export const askOf = (keys: readonly string[], more: Partial<AskWire> = {}): AskWire => ({
  id: '1.0',
  seat: 0,
  prompt: 'Turn',
  about: {},
  options: keys.map((key) => optionOf(key)),
  denied: [],
  some: null,
  ...more,
})

export const lineOf = (move: number, is: string, more: Record<string, unknown> = {}): Line => ({ move, event: { is, ...more } })

export const chairOf = (more: Partial<Chair> = {}): Chair => ({
  seat: 0,
  view: {},
  ask: null,
  undo: null,
  ask_back: null,
  log_from: 0,
  lines: [],
  ...more,
})

export const seatOf = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  kind: 'guest',
  name: '',
  level: '',
  mine: false,
  online: true,
  advised: false,
  animal: seat,
  computer: '',
  away: null,
  left: null,
  ticks: false,
  nudged: null,
  ...more,
})

export const tableOf = (seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo => ({
  id: 'oak',
  game: 'toy',
  options: {},
  seats,
  public: false,
  started: true,
  finished: false,
  my_turn: false,
  host: false,
  invite: '',
  seed_hash: '',
  seed: '',
  updated: 0,
  again: '',
  origin: null,
  advice: false,
  old_rules: false,
  closed: false,
  since: 0,
  timing: {},
  goes: null,
  let_in: true,
  welcome: [],
  asked: [],
  ...more,
})

export const gameOf = (more: Partial<GameInfo> = {}): GameInfo => ({
  key: 'toy',
  rules: 1,
  seats: [2],
  minutes: 1,
  year: 2026,
  designer: '',
  illustrator: '',
  publisher: '',
  private: true,
  levels: [],
  thinks: {},
  options: [],
  verbs: {},
  cards: [],
  board: {},
  presets: {},
  standing: {},
  lessons: {},
  puzzles: 0,
  ...more,
})

export const updateOf = (chair: Partial<Chair> = {}, more: Partial<Update> = {}): Update => ({
  is: 'update',
  rows: 0,
  moves: 0,
  table: tableOf([seatOf(0), seatOf(1)]),
  chairs: [chairOf(chair)],
  asked: [],
  answered: [],
  thinking: [],
  scores: null,
  waiting: [],
  at_once: '',
  ...ALONE,
  ...more,
})
