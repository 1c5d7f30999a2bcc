/* Written by tools/types.py from mizban/games/new_york_1901; change it there. */
import type { Moment } from '$shell/generated/engine'

export interface Options {
  gold_tycoon: boolean
  known_streets: boolean
  action_cards: boolean
  starters: boolean
  high_thresholds: boolean
  tied_streets: boolean
  boom_first: boolean
}

/** A piece on the map: `board.shapes[facts.shape].turns[turn]`, moved by row and column. */
export interface BuildingView {
  piece: number
  turn: number
  row: number
  column: number
}

export interface PlayerView {
  character: number
  score: number
  prestige: number
  workers: number
  cards: number[]
  lots: number[]
  manned: number[]
  buildings: BuildingView[]
  unbuilt: number[]
  legendary: number | null
  actions: number[]
  unlocked: number
  generations: number[]
  irregular: number
  streets: number[]
  gold_districts: number[]
  challenge: number
  progress: number[]
  to_unlock: number
  to_end: number
  total: number
}

export interface NewYorkView {
  moment: Moment
  options: Options
  start_seat: number
  active: number
  turn: number
  market: number[]
  free_lots: number[][]
  future: number[]
  batch: number[]
  shifted: number[][]
  streets: number[]
  leaders: number[][]
  challenge: number
  owner: number[]
  legendaries: number[]
  players: PlayerView[]
  built: boolean
  dry_turns: number
  agreed: number
  trigger_seat: number | null
  silver_from: number
  gold_from: number
  stalemate: boolean
  ended: boolean
}

/** `seat` is the active player now. */
export interface TurnBegan {
  is: 'TurnBegan'
  seat: number
  last: boolean
}

/** `seat` took `card` from the open market and put a worker on a lot of its kind. */
export interface LotClaimed {
  is: 'LotClaimed'
  seat: number
  card: number
  lot: number
  number: number
}

/** `cards` were turned up into the open market; `left` stay in the future market. */
export interface MarketRefilled {
  is: 'MarketRefilled'
  cards: number[]
  left: number
}

/** `seat` turned an action card face down. */
export interface ActionUsed {
  is: 'ActionUsed'
  seat: number
  card: number
}

/** The `cards` of the open market were shuffled and put under the future market. */
export interface MarketShifted {
  is: 'MarketShifted'
  seat: number
  cards: number[]
}

/** Own buildings made room for a new one. */
export interface Demolished {
  is: 'Demolished'
  seat: number
  cards: number[]
}

/** A building stands on a new place; `workers` came back from its lots. */
export interface Built {
  is: 'Built'
  seat: number
  card: number
  turn: number
  row: number
  column: number
  points: number
  workers: number
}

/** A legendary skyscraper carries the seat's king token. */
export interface Crowned {
  is: 'Crowned'
  seat: number
  card: number
}

/** Gold Prestige: a new gold building stands beside `points` bronze and silver ones of others. */
export interface PrestigeScored {
  is: 'PrestigeScored'
  seat: number
  card: number
  points: number
}

/** A lot that a demolition left empty got a worker. */
export interface Manned {
  is: 'Manned'
  seat: number
  lot: number
  number: number
  card: number
}

/** The seat's score reached the next generation: 2 is silver, 3 is gold. */
export interface Unlocked {
  is: 'Unlocked'
  seat: number
  generation: number
}

/** A seat could have built after expanding and did not. */
export interface BuiltNothing {
  is: 'BuiltNothing'
  seat: number
}

/** Unable to do anything else, `seat` gave a lot back; its card lies under the future market. */
export interface LotReturned {
  is: 'LotReturned'
  seat: number
  card: number
  lot: number
  number: number
}

/** All others have one last turn; `market` says that the lot cards ran out, otherwise the pieces did. */
export interface EndTriggered {
  is: 'EndTriggered'
  seat: number
  market: boolean
}

/** After rounds without a building: whether the seat agreed to end the game. */
export interface Voted {
  is: 'Voted'
  seat: number
  agreed: boolean
}

/** `seat` has the most buildings on the street of this card. */
export interface StreetScored {
  is: 'StreetScored'
  seat: number
  card: number
  buildings: number
  points: number
}

/** Nobody has more buildings on this street than all others. */
export interface StreetTied {
  is: 'StreetTied'
  card: number
  buildings: number
}

export interface ChallengeScored {
  is: 'ChallengeScored'
  seat: number
  card: number
  points: number
}

/** Points for action cards that were never used. */
export interface ActionsScored {
  is: 'ActionsScored'
  seat: number
  cards: number[]
  points: number
}

/** The game is over; `stalemate` says that nobody could or would build any more. */
export interface Ended {
  is: 'Ended'
  stalemate: boolean
}

export type NewYork1901Event =
  | TurnBegan
  | LotClaimed
  | MarketRefilled
  | ActionUsed
  | MarketShifted
  | Demolished
  | Built
  | Crowned
  | PrestigeScored
  | Manned
  | Unlocked
  | BuiltNothing
  | LotReturned
  | EndTriggered
  | Voted
  | StreetScored
  | StreetTied
  | ChallengeScored
  | ActionsScored
  | Ended

export interface StreetFacts {
  name: string
  type: 'street'
  points: number
}

export interface LotFacts {
  name: string
  type: 'lot'
  district: 'blue' | 'green' | 'pink' | 'red' | 'yellow'
  size: number
}

export interface CharacterFacts {
  name: string
  type: 'character'
  district: 'blue' | 'green' | 'pink' | 'red' | 'yellow'
  lot: number
}

export interface PieceFacts {
  name: string
  type: 'piece'
  generation: 'bronze' | 'gold' | 'legendary' | 'silver' | 'starter'
  unlocked: number
  shape: number
  squares: number
  points: number
  irregular: boolean
  height: number
}

export type Facts =
  | {
      name: string
      type: 'action' | 'challenge'
    }
  | StreetFacts
  | LotFacts
  | CharacterFacts
  | PieceFacts
