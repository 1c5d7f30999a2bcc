/* Written by tools/types.py from mizban/games/port_royal; change it there. */
import type { Moment } from '$shell/generated/engine'

export interface Options {
  end_with_expedition: boolean
  governor_at_once: boolean
  claim_after_bust: boolean
}

/** A seat trades and hires. */
export interface TakingView {
  seat: number
  left: number
  colours: number | null
  governors: number
  fee: number
}

export interface PlayerView {
  coins: number
  coin_batches: number[]
  points: number
  to_end: number
  swords: number
  display: number[]
}

export interface PortRoyalView {
  moment: Moment
  options: Options
  start_seat: number
  active: number
  turn: number
  deck: number
  discard: number[]
  harbor: number[]
  pending: number | null
  bust: boolean
  expeditions: number[]
  revealed: number
  colours: number
  taking: TakingView | null
  shuffles: number
  batch: number[]
  dry_turns: number
  last_round: boolean
  ended: boolean
  trigger_points: number
  players: PlayerView[]
}

/** `seat` is the active player now. */
export interface TurnBegan {
  is: 'TurnBegan'
  seat: number
}

/** The top card of the draw pile was turned up. */
export interface Revealed {
  is: 'Revealed'
  seat: number
  card: number
}

export interface Repelled {
  is: 'Repelled'
  seat: number
  card: number
}

/** A second ship of one colour entered the harbor: `card` met `other_card`, and all `lost_cards` that lay there are lost. */
export interface Busted {
  is: 'Busted'
  seat: number
  card: number
  other_card: number
  lost_cards: number[]
}

/** `seat` had `had` coins and gave up `coins` of them. */
export interface Taxed {
  is: 'Taxed'
  seat: number
  had: number
  coins: number
}

/** A tax card gave `coins` to a seat with the most swords, or the fewest points. */
export interface TaxBonus {
  is: 'TaxBonus'
  seat: number
  card: number
  coins: number
}

/** The active player turned to trade and hire and may take `takes` cards. */
export interface Stopped {
  is: 'Stopped'
  seat: number
  colours: number
  takes: number
}

export interface AdmiralsPaid {
  is: 'AdmiralsPaid'
  seat: number
  coins: number
}

export interface JestersPaid {
  is: 'JestersPaid'
  seat: number
  coins: number
}

/** `coins` is the whole income, `bonus` the traders' part of it. */
export interface Traded {
  is: 'Traded'
  seat: number
  card: number
  coins: number
  bonus: number
}

/** `price` went to the discard pile. */
export interface Hired {
  is: 'Hired'
  seat: number
  card: number
  price: number
}

/** `seat` gave `coins` to the active player `to_seat`. */
export interface Compensated {
  is: 'Compensated'
  seat: number
  to_seat: number
  coins: number
}

/** An expedition was claimed with `given_cards`. */
export interface Claimed {
  is: 'Claimed'
  seat: number
  card: number
  given_cards: number[]
  points: number
  coins: number
}

/** A seat took nothing more, though it could have. */
export interface Passed {
  is: 'Passed'
  seat: number
}

/** What was left in the harbor went to the discard pile. */
export interface HarborCleared {
  is: 'HarborCleared'
  cards: number[]
}

/** The discard pile, `cards_left` cards, became the new draw pile. */
export interface Shuffled {
  is: 'Shuffled'
  cards_left: number
}

/** Both piles were empty: `coins` due to a seat could not be paid out (PR-R15). */
export interface CoinsLost {
  is: 'CoinsLost'
  seat: number
  coins: number
}

/** No card was left to reveal (PR-R15). */
export interface RanDry {
  is: 'RanDry'
  seat: number
}

/** `seat` reached the points that end the game; the round is played out. */
export interface EndTriggered {
  is: 'EndTriggered'
  seat: number
  points: number
}

/** The game is over. */
export interface Ended {
  is: 'Ended'
  dry: boolean
}

export type PortRoyalEvent =
  | TurnBegan
  | Revealed
  | Repelled
  | Busted
  | Taxed
  | TaxBonus
  | Stopped
  | AdmiralsPaid
  | JestersPaid
  | Traded
  | Hired
  | Compensated
  | Claimed
  | Passed
  | HarborCleared
  | Shuffled
  | CoinsLost
  | RanDry
  | EndTriggered
  | Ended

export interface TaxFacts {
  name: string
  type: 'tax'
  from: number
  part: number
  coins: number
}

export interface ShipFacts {
  name: string
  type: 'ship'
  color: 'black' | 'blue' | 'green' | 'red' | 'yellow'
  swords: number
  skull: boolean
  coins: number
}

export interface ExpeditionFacts {
  name: string
  type: 'expedition'
  captains: number
  priests: number
  settlers: number
  points: number
  coins: number
}

export interface PersonFacts {
  name: string
  type: 'person'
  kind: 'admiral' | 'captain' | 'governor' | 'jack' | 'jester' | 'mademoiselle' | 'pirate' | 'priest' | 'sailor' | 'settler' | 'trader'
  color: '' | 'black' | 'blue' | 'green' | 'red' | 'yellow'
  cost: number
  points: number
  swords: number
  coins: number
  cards: number
}

export type Facts =
  | TaxFacts
  | ShipFacts
  | ExpeditionFacts
  | PersonFacts
