/* Written by tools/types.py from mizban/games/lost_cities_rivals; change it there. */
import type { Moment } from '$shell/generated/engine'

/** A card of the display. */
export interface OfferView {
  card: number
  fits: number[]
  points: number
  times: number
}

/** points = footprints x times + bonus */
export interface ExpeditionView {
  cards: number[]
  reached: number
  footprints: number
  times: number
  bonus: number
  points: number
}

export interface PlayerView {
  coins: number
  bid: number
  passed: boolean
  expeditions: ExpeditionView[]
  points: number
  ahead: boolean
}

export interface LostCitiesRivalsView {
  moment: Moment
  starter: number
  active: number
  piles: number[]
  pile: number
  display: OfferView[]
  bank: number
  bid: number
  bidder: number | null
  winner: number | null
  fitting: number
  fit_points: number
  box: number[]
  spare: number
  players: PlayerView[]
}

/** The top card of the draw pile was turned up. */
export interface Revealed {
  is: 'Revealed'
  seat: number
  card: number
}

/** Nobody can use the card just revealed: it went to the box. */
export interface Unusable {
  is: 'Unusable'
  seat: number
  card: number
}

/** `seat` put the display up for auction with a first bid. */
export interface AuctionOpened {
  is: 'AuctionOpened'
  seat: number
  coins: number
}

/** `seat` bid more than all before. */
export interface Raised {
  is: 'Raised'
  seat: number
  coins: number
}

/** `seat` is out of the auction; `forced`: had not the coins to bid more. */
export interface Passed {
  is: 'Passed'
  seat: number
  forced: boolean
}

/** `seat` paid the bid of `coins` into the bank. */
export interface AuctionWon {
  is: 'AuctionWon'
  seat: number
  coins: number
}

/** `cards` went from the display to the winner's expeditions, in this order, and added `points`. */
export interface Took {
  is: 'Took'
  seat: number
  cards: number[]
  points: number
}

/** The winner took no card, or could use none (`none_fits`). */
export interface TookNothing {
  is: 'TookNothing'
  seat: number
  none_fits: boolean
}

/** The winner put a display card into the box. */
export interface Removed {
  is: 'Removed'
  seat: number
  card: number
}

/** Pile number `pile` is used up: everybody got `coins` from the bank, where `left` stay. */
export interface PileEnded {
  is: 'PileEnded'
  pile: number
  coins: number
  left: number
}

/** The last card was revealed: the game is over, and `left` coins stay in the bank. */
export interface Ended {
  is: 'Ended'
  left: number
}

export type LostCitiesRivalsEvent =
  | Revealed
  | Unusable
  | AuctionOpened
  | Raised
  | Passed
  | AuctionWon
  | Took
  | TookNothing
  | Removed
  | PileEnded
  | Ended

export interface NumberFacts {
  name: string
  type: 'number'
  number: number
  footprints: number
  color: 'blue' | 'green' | 'red' | 'white' | 'yellow'
}

export type Facts =
  | {
      name: string
      type: 'starting-wager' | 'wager'
      times: number
      color: 'blue' | 'green' | 'red' | 'white' | 'yellow'
    }
  | NumberFacts
