/* Written by tools/types.py from mizban/table/wire.py and mizban/server/wire.py; change it there. */

/** Who sits where. `mine` and `host` are seen from the guest who asks. */
export interface SeatInfo {
  seat: number
  kind: 'bot' | 'guest' | 'open'
  name: string
  level: string
  mine: boolean
  online: boolean
  animal: number
  computer: string
  away: number | null
  left: number | null
  ticks: boolean
  nudged: number | null
  advised: boolean
}

/** How fast a table plays: chosen when it is opened. */
export interface Timing {
  by_turns?: boolean
  clock?: 'move' | 'none' | 'sum'
  seconds?: number
  increment?: number
  away?: number
}

/** Where a table that goes on from another game comes from. */
export interface Origin {
  table: string
  move: number
}

/** A table as the lobby and its guests see it. */
export interface TableInfo {
  id: string
  game: string
  options: Record<string, boolean>
  seats: SeatInfo[]
  public: boolean
  started: boolean
  finished: boolean
  my_turn: boolean
  host: boolean
  invite: string
  seed_hash: string
  seed: string
  updated: number
  again: string
  origin: Origin | null
  old_rules: boolean
  closed: boolean
  since: number
  timing: Timing
  advice: boolean
  let_in: boolean
  welcome: number[]
  goes: number | null
  asked: number[]
}

/** One answer: its notation, and numbers for its words (`<game>-say-<verb>`, `<game>-hint-<verb>`). */
export interface OptionWire {
  verb: string
  on: number[]
  hint: Record<string, number>
}

/** What one might expect to be allowed and is not, with the reason `<game>-why-<reason>`. */
export interface DeniedWire {
  verb: string
  on: number[]
  reason: string
  params: Record<string, number>
}

/** One open question to one seat: pick one option or, with `some`, from low to high of them. */
export interface AskWire {
  id: string
  seat: number
  prompt: string
  about: Record<string, number>
  options: OptionWire[]
  denied: DeniedWire[]
  some: [number, number] | null
}

/** A public question, as those are told who wait for its answer: `<game>-wait-<prompt>`. */
export interface WaitWire {
  seat: number
  prompt: string
  about: Record<string, number>
}

/** One event of the log; the event's own tag is `is`. */
export interface Line {
  move: number
  event: unknown
}

/** The game as one seat sees it. A spectator gets one chair with no seat; a shared device one for each of its seats. */
export interface Chair {
  seat: number | null
  view: unknown
  ask: AskWire | null
  undo: number | null
  log_from: number
  lines: Line[]
  ask_back: number | null
}

export interface PartScore {
  part: string
  points: number
}

export interface ScoreWire {
  seat: number
  total: number
  parts: PartScore[]
  tie_break: PartScore[]
  won: boolean
}

/** Something that people arranged: `tale-<word>`. It stands in the log after the lines of this move. */
export interface TaleWire {
  row: number
  move: number
  word: string
  seat: number
  by: number
}

/** What somebody asks the others: `asking-<what>`; answered by Vote. */
export interface AskingWire {
  row: number
  what: 'computer' | 'pause' | 'remove' | 'resume' | 'undo'
  by: number
  on: number
  voters: number[]
  yes: number[]
  no: number[]
  needed: number
  silence: boolean
  left: number
  moves: number
}

/** The whole table after a change; nothing depends on having seen the one before. */
export interface Update {
  is: 'update'
  rows: number
  moves: number
  table: TableInfo
  chairs: Chair[]
  asked: number[]
  answered: number[]
  thinking: number[]
  scores: ScoreWire[] | null
  waiting: WaitWire[]
  at_once: string
  tales: TaleWire[]
  asking: AskingWire | null
  paused: boolean
  again: number[]
  not_again: number[]
}

/** Somebody who looks on: in public, or with the hand of a player who allows it. */
export interface Watcher {
  id: string
  name: string
  hand: number | null
  me: boolean
}

/** Who is here now, when somebody has come or gone. */
export interface Presence {
  is: 'presence'
  online: number[]
  watchers: Watcher[]
}

/** What a computer opponent is thinking about, and how far it is. */
export interface Thought {
  seat: number
  seconds: number
  passed: number
}

/** Longer thoughts, when one has begun. That they are over is told by the move. */
export interface Thinking {
  is: 'thinking'
  thoughts: Thought[]
}

/** To the person on this seat: somebody waits. */
export interface Reminder {
  is: 'nudged'
  seat: number
  by: number
}

/** The answer to a sign of life; all that was new before has been told. */
export interface Alive {
  is: 'alive'
  rows: number
}

/** A sentence, or a reaction, that somebody said at the table. */
export interface WordWire {
  n: number
  seat: number | null
  name: string
  mine: boolean
  text: string
  reaction: '' | 'luck' | 'oh' | 'tea' | 'well_played'
  at: number
  id: string
  muted: boolean
}

/** What was said since the last such message or, with `whole`, all that is still told of. */
export interface Talk {
  is: 'talk'
  words: WordWire[]
  whole: boolean
  muted: number[]
  hushed: boolean
}

/** Was the shuffle honest? */
export interface Verdict {
  hash: string
  seed: string
  honest: boolean
  moves: number
  ended: boolean
}

/** What there is to look through, and whose eyes one may look with. */
export interface ReplayInfo {
  table: TableInfo
  moves: number
  me: number | null
  eyes: number[]
  open: boolean
  seats: number[]
  forced: boolean[]
  lines: Line[]
  fair: Verdict
  advised: number[]
}

/** One position, as these eyes see it. */
export interface Frame {
  move: number
  view: unknown
  asked: number[]
  answered: number[]
  waiting: WaitWire[]
  scores: ScoreWire[] | null
}

/** An answer by its name; a wrong one with the reason `<game>-lesson-<step>.<reason>`. */
export interface LessonAnswer {
  verb: string
  on: number[]
  reason: string
}

/** One idea: `<game>-lesson-<key>` says it in a sentence, its attribute `why` adds a second one. */
export interface LessonStep {
  key: string
  at: number
  point: string[]
  answer: LessonAnswer | null
  wrong: LessonAnswer[]
  open: boolean
  params: Record<string, number>
}

/** A game that is played in order to be learned, as the learner's seat sees it, and what is said to it. */
export interface Lesson {
  game: string
  name: string
  minutes: number
  steps: LessonStep[]
  pictures: Update[]
  seats: number
  level: string
  options: Record<string, boolean>
}

/** `me` is the host; `here` a friend on the host's own device; `friend` is left open for the link. */
export interface NewSeat {
  kind: 'bot' | 'friend' | 'here' | 'me'
  name?: string
  level?: string
}

export interface NewTable {
  game: string
  seats: NewSeat[]
  options?: Record<string, boolean>
  public?: boolean
  closed?: boolean
  timing?: Timing
  advice?: boolean
}

/** What would you answer? */
export interface WantAdvice {
  question: string
}

/** Why an answer is better than another, or what it costs: `<game>-aspect-<key>` or `aspect-<key>`. */
export interface ReasonWire {
  key: string
  more: boolean
  count: number
  seat: number
  price: boolean
}

export interface AdvisedWire {
  verb: string
  on: number[]
  chance: number
  why: ReasonWire[]
}

/** The best answers to a question, the best first. */
export interface AdviceWire {
  question: string
  answers: AdvisedWire[]
  imagined: number
}

/** Play on from here: a new table of the same game, after this many moves. */
export interface Fork {
  move: number
  seat: number
  level?: string
  invite?: boolean
}

/** A game that was begun on a device goes on at a new table: one person, all others computer opponents. */
export interface Continue {
  record: string
  seat: number
  levels: string[]
}

/** Nothing has changed. Also the body of every HTTP answer from 400 on. */
export interface Error {
  is: 'error'
  code: 'alone' | 'asking' | 'bad_game' | 'bad_invite' | 'bad_level' | 'bad_line' | 'bad_name' | 'bad_passkey' | 'bad_password' | 'bad_seats' | 'bad_sign_in' | 'bad_table' | 'closed' | 'cut_off' | 'failed' | 'finished' | 'foreign' | 'has_account' | 'hushed' | 'illegal' | 'illegal_move' | 'knows_hand' | 'malformed' | 'name_in_use' | 'name_taken' | 'no_account' | 'no_advice' | 'no_record' | 'no_table' | 'no_undo' | 'not_allowed' | 'not_away' | 'not_found' | 'not_let_in' | 'not_started' | 'not_watching' | 'not_your_seat' | 'old_rules' | 'one_seat' | 'other_hand' | 'other_rules' | 'paused' | 'said_no' | 'seat_taken' | 'silenced' | 'stale' | 'started' | 'storage' | 'too_large' | 'too_many' | 'unfinished' | 'unknown_game' | 'used_up' | 'wrong_hash'
  question: string
  line: number
  word: string
}

/** An answer names its question, whatever others have done meanwhile. Said again on a new connection it is only acknowledged. */
export interface Play {
  is: 'play'
  question: string
  verb: string
  on?: number[]
}

/** A step back, or with `whole` back to where this seat's turn began (both up to the fence). */
export interface Undo {
  is: 'undo'
  seat: number
  row: number
  whole?: boolean
}

/** A sign of life: answered with Alive. */
export interface Hello {
  is: 'hello'
}

/** The person on this seat asks the others: may the computer play for `on`, shall `on` leave, do we pause, may I take row `on` back? */
export interface Propose {
  is: 'propose'
  seat: number
  what: 'computer' | 'pause' | 'remove' | 'resume' | 'undo'
  on?: number
}

/** What I say to it. Whoever asked may say no, too: then nothing was asked. */
export interface Vote {
  is: 'vote'
  row: number
  yes: boolean
}

/** My own seat: the computer plays, or I am back. */
export interface HandOver {
  is: 'hand-over'
  seat: number
  computer: boolean
}

/** Reminds whoever sits there that we wait. */
export interface Nudge {
  is: 'nudge'
  seat: number
}

/** A sentence or a reaction, to all at the table. Said again with the same id it is only acknowledged. */
export interface Say {
  is: 'say'
  id: string
  text?: string
  reaction?: '' | 'luck' | 'oh' | 'tea' | 'well_played'
  seat?: number | null
}

/** Whoever sits here has waited long enough: the opponents who think answer with what they have. */
export interface Hurry {
  is: 'hurry'
}

/** Somebody who looks on may see the hand of my seat, or no longer. */
export interface Teach {
  is: 'teach'
  seat: number
  watcher: string
  yes: boolean
}

/** The host: those who look on may play on for an opponent, or not. */
export interface Admit {
  is: 'admit'
  yes: boolean
}

/** A variant or an arguable ruling that the host may switch: `<game>-option-<key>` and `-option-<key>-help`. */
export interface OptionInfo {
  key: string
  default: boolean
  ruling: string
}

/** What the lobby and the table need to know of a game before a card is dealt. */
export interface GameInfo {
  key: string
  rules: number
  seats: number[]
  minutes: number
  year: number
  designer: string
  illustrator: string
  publisher: string
  private: boolean
  levels: string[]
  thinks: Record<string, number>
  options: OptionInfo[]
  verbs: Record<string, string[]>
  cards: (Record<string, string | number | boolean>)[]
  board: Record<string, unknown>
  presets: Record<string, Record<string, boolean>>
  standing: Record<string, string>
  puzzles: number
  lessons: Record<string, number>
}

export interface Lobby {
  mine: TableInfo[]
  open: TableInfo[]
}

/** Said to whoever is in the lobby: all tables there are for them (`whole`), or only those that have changed or are gone. */
export interface LobbyNews {
  is: 'lobby'
  whole: boolean
  tables: TableInfo[]
  gone: string[]
}

/** The guest behind the cookie. */
export interface Me {
  name: string
  account: boolean
  role: 'host' | 'moderator' | 'player'
}

/** Where an invitation leads. */
export interface Invited {
  table: string
  game: string
}

/** Before the game begins its host may turn a chair into an opponent's or a free one, move it, take it away, or put one more there. */
export interface ChangeChair {
  seat: number
  to: 'bot' | 'free' | 'gone' | 'more' | 'place'
  level?: string
  place?: number
}

export interface Join {
  seat: number
  name: string
  invite?: string
}

/** Before the game begins: this seat is free again. One's own, or as the host anybody's. */
export interface Leave {
  seat: number
}

/** The game waits for the person on this seat: they are told so, now and then. */
export interface Remind {
  seat: number
}

/** A record that can be looked through now, at `/api/records/<hash>/replay`. */
export interface OpenedRecord {
  hash: string
  game: string
}

/** To make an account from a guest, or to sign in to one. */
export interface Credentials {
  name: string
  password: string
}

export interface NewPassword {
  old: string
  new: string
}

/** All that is known of me is to go. */
export interface Farewell {
  password?: string
}

/** A browser in which I am signed in: `browser-<name>`, `system-<name>`. */
export interface DeviceInfo {
  id: string
  browser: string
  system: string
  created: number
  seen: number
  here: boolean
}

/** And the one where it was made. */
export interface PasskeyInfo {
  id: string
  browser: string
  system: string
  created: number
  seen: number
}

/** What its owner can see, change and end. */
export interface Account {
  name: string
  account: boolean
  created: number
  devices: DeviceInfo[]
  passkeys: PasskeyInfo[]
}

/** Good once: `/in#<token>`. */
export interface SignInLink {
  token: string
  until: number
}

export interface LinkToken {
  token: string
}

/** Whom a link signs in. */
export interface LinkOwner {
  name: string
}

/** What a passkey has signed, as browsers write it. */
export interface Shown {
  credential: Record<string, unknown>
}

/** How a finished game ended for me. */
export interface MyResult {
  table: string
  game: string
  seats: number
  at: number
  total: number
  best: number
  place: number
  won: boolean
  others: string[]
  opponents: number
  pool: string
  rating: number | null
}

/** Somebody I have met: in how many games I stood higher, and they, by game. */
export interface Rival {
  name: string
  ahead: Record<string, number>
  behind: Record<string, number>
}

export interface Profile {
  name: string
  account: boolean
  since: number
  enough: number
  tables: TableInfo[]
  results: MyResult[]
  rivals: Rival[]
}

/** Somebody, as those see them who keep the house. */
export interface PersonInfo {
  tag: string
  name: string
  account: boolean
  role: 'host' | 'moderator' | 'player'
  muted: boolean
  removed: boolean
  seen: number
  me: boolean
}

/** What is to be different with somebody; what is not said stays. */
export interface Change {
  muted?: boolean | null
  removed?: boolean | null
  role?: 'moderator' | 'player' | null
}

/** Who was meant by a report, if they are still known. */
export interface Keeping {
  person: PersonInfo | null
}

export interface BackupInfo {
  name: string
  bytes: number
  made: number
}

/** How the machine is, and this process of the house. */
export interface MachineInfo {
  version: string
  compiled: boolean
  since: number
  connections: number
  opponents: number
  load: number
  disk_free: number
  disk_total: number
  database: number
  backups: BackupInfo[]
}

export interface HouseInfo {
  tables: TableInfo[]
  people: PersonInfo[]
  reports: Report[]
  everybody: number
  accounts: number
  playing: number
  finished: number
  machine: MachineInfo | null
}

export interface Rename {
  name: string
}

/** I do not want to hear the person on this seat, or who said this word; or want to again. */
export interface Mute {
  muted: boolean
  seat?: number | null
  word?: number | null
}

/** Spectators of this table may only listen. */
export interface Hush {
  hushed: boolean
}

/** To those who watch over the house, about the person on this seat or who said this word: `report-<reason>`. */
export interface NewReport {
  reason: 'insult' | 'name' | 'other' | 'play' | 'spam'
  text?: string
  seat?: number | null
  word?: number | null
}

/** What I write down for myself at this table. */
export interface Note {
  text: string
}

/** As those read it who watch over the house. */
export interface Report {
  id: string
  table: string
  name: string
  reason: 'insult' | 'name' | 'other' | 'play' | 'spam'
  text: string
  said: [string, string][]
  at: number
  settled: number
}

/** By which browsers know this house. */
export interface NoticeKey {
  key: string
}

/** A browser that wants to be told when it is its owner's turn, and when not. */
export interface NewDevice {
  endpoint: string
  p256dh: string
  auth: string
  lang: 'en' | 'fa'
  zone: string
  quiet_from?: number | null
  quiet_to?: number | null
}

export interface Endpoint {
  endpoint: string
}

/** I want to hear nothing of this table. */
export interface TableNotices {
  off: boolean
}

/** What the better of two lines has more of, or less: `<game>-aspect-<key>`, or `aspect-<key>`. */
export interface WhyWire {
  key: string
  more: boolean
  count: number
  seat: number
  good: boolean
}

/** What is to be said of a decision, by what its seat could know. All figures are chances from 0 to 1. */
export interface Judgement {
  prompt: string
  about: Record<string, number>
  played: OptionWire | null
  better: OptionWire | null
  loss: number
  gain: number
  good: number
  why: WhyWire[]
}

/** What has moved a seat's chance away from even so far; together that is how far it is from there. */
export interface PartsWire {
  cards: number
  mine: number
  theirs: number
}

/** The game after a move; number 0 is the deal. */
export interface JudgedMove {
  move: number
  seat: number
  chances: number[]
  parts: PartsWire[]
  judgement: Judgement | null
}

/** As far as it has come. */
export interface Analysis {
  state: 'done' | 'failed' | 'none' | 'waiting' | 'working'
  moves: number
  judged: JudgedMove[]
  turning: number[][]
}

/** What an answer is worth to the seat that gives it. */
export interface PuzzleAnswer {
  verb: string
  on: number[]
  chance: number
}

/** A position in which one answer is clearly the best. */
export interface PuzzleWire {
  game: string
  number: number
  picture: Update
  answers: PuzzleAnswer[]
  why: WhyWire[]
}

/** An answer to a puzzle. The first one of each guest counts. */
export interface Solve {
  verb: string
  on?: number[]
}

/** How many guests have answered, and how many found it. */
export interface Solved {
  guests: number
  found: number
}

export type FromClient =
  | Play
  | Undo
  | Hello
  | Propose
  | Vote
  | HandOver
  | Nudge
  | Say
  | Hurry
  | Teach
  | Admit

export type FromServer =
  | Update
  | Presence
  | Thinking
  | Reminder
  | Alive
  | Talk
  | Error
