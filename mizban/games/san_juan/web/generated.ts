/* Written by tools/types.py from mizban/games/san_juan; change it there. */
import type { Moment } from '$shell/generated/engine'

export interface Options {
  new_buildings: boolean
  cathedral: boolean
  advanced_setup: boolean
  guard_room_always: boolean
  open_totals: boolean
  decline_discounts: boolean
  sell_in_order: boolean
}

/** A building in play, with what lies on and under it. */
export interface SiteView {
  card: number
  good: boolean
  works: boolean
  stored: number
  stored_cards: number[]
}

export interface PlayerView {
  hand: number
  hand_cards: number[]
  drawn: number
  drawn_cards: number[]
  town: SiteView[]
  plots: number
  covered: number[]
  goods: number
  points: number
  hand_limit: number
  spent: number
  saved: boolean
}

export interface SanJuanView {
  moment: Moment
  options: Options
  round: number
  last_built: number
  governor: number
  role: number
  chooser: number
  times: number
  role_of: number[]
  deck: number
  discard: number
  discarded: number[]
  cathedral: number | null
  tiles: number[]
  next_tile: number
  tile_open: boolean
  sold: number
  ended: boolean
  buildings_to_end: number
  prices: Record<string, number>
  players: PlayerView[]
}

/** `seat` is the Governor now. */
export interface RoundBegan {
  is: 'RoundBegan'
  seat: number
  round: number
}

/** `seat` took a role; its privilege counts `times` times. */
export interface RoleChosen {
  is: 'RoleChosen'
  seat: number
  role: number
  times: number
}

/** Whispered: the cards that this seat has drawn into its hand. */
export interface Received {
  is: 'Received'
  seat: number
  cards: number[]
}

/** The building `card` gave its owner `drawn` cards. */
export interface Bonus {
  is: 'Bonus'
  seat: number
  card: number
  drawn: number
}

/** `number` hand cards were discarded and as many drawn. */
export interface Exchanged {
  is: 'Exchanged'
  seat: number
  number: number
}

/** Something went under the building `card`; how much, nobody has to say. */
export interface Stored {
  is: 'Stored'
  seat: number
  card: number
}

/** Whispered: what this seat has stored. */
export interface StoredCards {
  is: 'StoredCards'
  seat: number
  card: number
  stored_cards: number[]
}

/** `number` cards above the hand limit were discarded. */
export interface DiscardedDown {
  is: 'DiscardedDown'
  seat: number
  number: number
  limit: number
}

/** Goods on the buildings `cards` paid for a new building. */
export interface GoodsBurned {
  is: 'GoodsBurned'
  seat: number
  cards: number[]
}

/** `price` cards were paid, `less` than is printed on the building. */
export interface Built {
  is: 'Built'
  seat: number
  card: number
  price: number
  less: number
}

/** The same, with `over_card` covered and out of the game. */
export interface BuiltOver {
  is: 'BuiltOver'
  seat: number
  card: number
  over_card: number
  price: number
  less: number
}

/** The good on a covered building was discarded. */
export interface GoodLost {
  is: 'GoodLost'
  seat: number
  card: number
}

/** Whispered: the cards with which this seat has paid. */
export interface PaidWith {
  is: 'PaidWith'
  seat: number
  cards: number[]
}

export interface DidNotBuild {
  is: 'DidNotBuild'
  seat: number
}

/** `seat` has all the buildings that end the game. */
export interface EndTriggered {
  is: 'EndTriggered'
  seat: number
  buildings: number
}

/** A good came onto each of the buildings `cards`. */
export interface Produced {
  is: 'Produced'
  seat: number
  cards: number[]
}

/** A seat could have produced something. */
export interface ProducedNothing {
  is: 'ProducedNothing'
  seat: number
}

/** The prices of this trader phase. */
export interface TileTurned {
  is: 'TileTurned'
  card: number
  indigo: number
  sugar: number
  tobacco: number
  coffee: number
  silver: number
}

/** The goods of the buildings `cards` brought `drawn` cards. */
export interface Sold {
  is: 'Sold'
  seat: number
  cards: number[]
  drawn: number
}

/** A seat could have sold something. */
export interface SoldNothing {
  is: 'SoldNothing'
  seat: number
}

/** The trader phase ended without a sale. */
export interface NobodySold {
  is: 'NobodySold'
}

/** A good came onto the building `card` outside of the producer phase. */
export interface GoodDelivered {
  is: 'GoodDelivered'
  seat: number
  card: number
}

/** In the councillor phase: `kept` of `drawn` cards. */
export interface Kept {
  is: 'Kept'
  seat: number
  drawn: number
  kept: number
}

/** Whispered: the cards that this seat has kept. */
export interface KeptCards {
  is: 'KeptCards'
  seat: number
  cards: number[]
}

export interface Prospected {
  is: 'Prospected'
  seat: number
  drawn: number
}

/** The building `card` turned up `turned_cards`. */
export interface TurnedUp {
  is: 'TurnedUp'
  seat: number
  card: number
  turned_cards: number[]
}

/** `kept_card` was kept of those. */
export interface TurnedKept {
  is: 'TurnedKept'
  seat: number
  card: number
  kept_card: number
}

/** None of those was kept. */
export interface TurnedLost {
  is: 'TurnedLost'
  seat: number
  card: number
}

/** The discard pile, `cards_left` cards, became the new supply. */
export interface Shuffled {
  is: 'Shuffled'
  cards_left: number
}

/** The game is over; `idle`, because nobody has built for many rounds. */
export interface Ended {
  is: 'Ended'
  idle: boolean
}

export type SanJuanEvent =
  | RoundBegan
  | RoleChosen
  | Received
  | Bonus
  | Exchanged
  | Stored
  | StoredCards
  | DiscardedDown
  | GoodsBurned
  | Built
  | BuiltOver
  | GoodLost
  | PaidWith
  | DidNotBuild
  | EndTriggered
  | Produced
  | ProducedNothing
  | TileTurned
  | Sold
  | SoldNothing
  | NobodySold
  | GoodDelivered
  | Kept
  | KeptCards
  | Prospected
  | TurnedUp
  | TurnedKept
  | TurnedLost
  | Shuffled
  | Ended

export interface TileFacts {
  name: string
  type: 'tile'
  indigo: number
  sugar: number
  tobacco: number
  coffee: number
  silver: number
}

export type Facts =
  | TileFacts
  | {
      name: string
      type: 'city' | 'hall' | 'monument' | 'production'
      cost: number
      points: number
      when: 'always' | 'builder' | 'councillor' | 'end' | 'never' | 'producer' | 'prospector' | 'start' | 'trader'
      good: '' | 'coffee' | 'indigo' | 'silver' | 'sugar' | 'tobacco'
      new: boolean
      credit: number
      cheaper_production?: number
      burns?: number
      more_sales?: number
      hand_limit?: number
      more_goods?: number
      cheaper_city?: number
      limits_others?: number
      exchanges?: number
    }
