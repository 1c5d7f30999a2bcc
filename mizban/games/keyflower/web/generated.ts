/* Written by tools/types.py from mizban/games/keyflower; change it there. */
import type { Moment } from '$shell/generated/engine'

export interface Options {
  skills_on_boats_face_up: boolean
  worker_costs_payable_from_losing_bids: boolean
  boat_4a_may_target_turn_order_tiles: boolean
  boat_3b_lets_any_resource_score_as_gold: boolean
  purple_worker_scores_only_if_its_tile_was_won_in_winter: boolean
  show_exact_bag_count: boolean
  show_worker_counts_behind_screens: boolean
}

/** A tile that can be won, with the workers on it and beside it. */
export interface OfferView {
  card: number
  colour: number
  on: [number, number, number, number]
  last_use: number
  next_use: number
  bids: number[]
  leader: number
  lying: number
  lying_seat: number
}

/** A tile in a village. */
export interface TileView {
  card: number
  q: number
  r: number
  turned: number
  upgraded: boolean
  colour: number
  on: [number, number, number, number]
  last_use: number
  next_use: number
  resources: [number, number, number, number]
  points: number
}

/** What one tile scores in the best allocation; the card is -1 for gold that scores by itself. */
export interface GiftView {
  card: number
  workers: [number, number, number, number]
  skills: [number, number, number]
  resources: [number, number, number, number]
  purple: boolean
}

export interface BoatView {
  card: number
  side: string
  here: boolean
  workers: [number, number, number, number]
  skills: [number, number, number] | null
  skill_count: number
}

/** Of others: what was seen going behind the screen, and how many unseen things are there. */
export interface PlayerView {
  worker_count: number
  seen_workers: [number, number, number, number]
  unseen_workers: number
  maybe_green: number
  workers: [number, number, number, number] | null
  skill_count: number
  seen_skills: [number, number, number]
  unseen_skills: number
  skills: [number, number, number] | null
  hand: number[]
  taken: number[]
  village: TileView[]
  placed: TileView[]
  points: number
  gold_points: number
  gifts: GiftView[]
}

export interface KeyflowerView {
  moment: Moment
  options: Options
  season: number
  start_seat: number
  active: number
  passes: number
  purple_winner: number
  ended: boolean
  offer: OfferView[]
  turn_tiles: OfferView[]
  boats: BoatView[]
  players: PlayerView[]
  bag: number
  green_in_bag: boolean
  green: number
  pile: number
  supply: [number, number, number, number]
  aside: [number, number, number, number]
  aside_skill: number
  summer: number
  autumn: number
  box: number[]
  backs: number[]
  aim: number
  ways: number[][]
}

/** `seat` is the start player. */
export interface SeasonBegan {
  is: 'SeasonBegan'
  season: number
  seat: number
}

export interface TilesLaidOut {
  is: 'TilesLaidOut'
  cards: number[]
}

export interface BoatLoaded {
  is: 'BoatLoaded'
  card: number
  workers: number
  skills: number
}

export interface Passed {
  is: 'Passed'
  seat: number
}

/** `seat` put `workers` beside the tile and has `total` there now. */
export interface Bid {
  is: 'Bid'
  seat: number
  card: number
  workers: number
  colour: number
  total: number
}

/** The same, in another colour, lying down. */
export interface CounterBid {
  is: 'CounterBid'
  seat: number
  card: number
  workers: number
  colour: number
  total: number
}

/** A losing bid left this tile for another place. */
export interface GroupMoved {
  is: 'GroupMoved'
  seat: number
  card: number
  workers: number
  colour: number
}

/** The lying workers beside this tile are the only ones left: their colour binds from now on. */
export interface StoodUp {
  is: 'StoodUp'
  seat: number
  card: number
  colour: number
}

export interface Used {
  is: 'Used'
  seat: number
  card: number
  workers: number
  colour: number
}

/** The owner of summer boat 4b used a tile with workers of any colours. */
export interface UsedMixed {
  is: 'UsedMixed'
  seat: number
  card: number
  red: number
  blue: number
  yellow: number
  green: number
}

export interface WorkerPaid {
  is: 'WorkerPaid'
  seat: number
  colour: number
  workers: number
}

export interface SkillPaid {
  is: 'SkillPaid'
  seat: number
  skill: number
}

/** Resources were put on the tile `card`. */
export interface Produced {
  is: 'Produced'
  seat: number
  card: number
  iron: number
  stone: number
  wood: number
  gold: number
}

/** From the bag, behind the screen. */
export interface WorkersDrawn {
  is: 'WorkersDrawn'
  seat: number
  workers: number
}

/** Whispered: what these workers are. */
export interface WorkersSeen {
  is: 'WorkersSeen'
  seat: number
  red: number
  blue: number
  yellow: number
  green: number
}

export interface GreenTaken {
  is: 'GreenTaken'
  seat: number
  workers: number
}

/** From the pile, behind the screen. */
export interface SkillsDrawn {
  is: 'SkillsDrawn'
  seat: number
  skills: number
}

/** Whispered: what these skill tiles are. */
export interface SkillsSeen {
  is: 'SkillsSeen'
  seat: number
  anvil: number
  pickaxe: number
  saw: number
}

export interface Carried {
  is: 'Carried'
  seat: number
  resource: number
  card: number
  to_card: number
  steps: number
}

/** These resources were paid for it. */
export interface Upgraded {
  is: 'Upgraded'
  seat: number
  card: number
  iron: number
  stone: number
  wood: number
  gold: number
}

export interface SeasonEnded {
  is: 'SeasonEnded'
  season: number
}

/** Losing bids went back behind the screen. */
export interface BidsReturned {
  is: 'BidsReturned'
  seat: number
  workers: number
}

/** Nobody had bid for this tile; `workers` on it went into the bag. */
export interface Unsold {
  is: 'Unsold'
  card: number
  workers: number
}

/** The bid of `workers` went into the bag, the `gained` workers on the tile behind the screen. */
export interface Won {
  is: 'Won'
  seat: number
  card: number
  workers: number
  gained: number
}

/** Workers on the tiles of a village went behind its owner's screen. */
export interface CameHome {
  is: 'CameHome'
  seat: number
  workers: number
}

/** The purple worker is this seat's now. */
export interface StartPlayerWon {
  is: 'StartPlayerWon'
  seat: number
}

/** Nobody had bid for it: the purple worker went to the left. */
export interface StartPlayerPassedOn {
  is: 'StartPlayerPassedOn'
  seat: number
}

/** The load of a boat went behind the screen. */
export interface BoatTaken {
  is: 'BoatTaken'
  seat: number
  card: number
  workers: number
  skills: number
}

export interface BoatTileTaken {
  is: 'BoatTileTaken'
  seat: number
  card: number
}

export interface Placed {
  is: 'Placed'
  seat: number
  card: number
}

/** No legal place was left: the tile left the game. */
export interface FitsNowhere {
  is: 'FitsNowhere'
  seat: number
  card: number
}

/** The Flipper turned this tile for nothing. */
export interface Flipped {
  is: 'Flipped'
  seat: number
  card: number
}

export interface Ended {
  is: 'Ended'
}

export type KeyflowerEvent =
  | SeasonBegan
  | TilesLaidOut
  | BoatLoaded
  | Passed
  | Bid
  | CounterBid
  | GroupMoved
  | StoodUp
  | Used
  | UsedMixed
  | WorkerPaid
  | SkillPaid
  | Produced
  | WorkersDrawn
  | WorkersSeen
  | GreenTaken
  | SkillsDrawn
  | SkillsSeen
  | Carried
  | Upgraded
  | SeasonEnded
  | BidsReturned
  | Unsold
  | Won
  | CameHome
  | StartPlayerWon
  | StartPlayerPassedOn
  | BoatTaken
  | BoatTileTaken
  | Placed
  | FitsNowhere
  | Flipped
  | Ended

export interface Facts {
  name: string
  type: 'autumn' | 'boat' | 'home' | 'spring' | 'summer' | 'turn_order' | 'winter'
  number: number
  edges: string
  turns: number
  ship: boolean
  points: number
  upgraded_points: number
  upgradable: boolean
  part: 'boats' | 'kept' | 'tiles' | 'turn_order' | 'winter'
  cost_iron?: number
  cost_stone?: number
  basic_use?: boolean
  basic_workers?: number
  basic_pays_skill?: 'anvil' | 'any' | 'pickaxe' | 'saw'
  upgraded_use?: boolean
  upgraded_workers?: number
  upgraded_pays_skill?: 'anvil' | 'any' | 'pickaxe' | 'saw'
  cost_wood?: number
  basic_wood?: number
  upgraded_gold?: number
  cost_any?: number
  basic_transport?: number
  basic_upgrade?: number
  upgraded_transport?: number
  upgraded_upgrade?: number
  basic_skills?: number
  upgraded_skills?: number
  basic_stone?: number
  basic_iron?: number
  cost_gold?: number
  basic_green?: number
  basic_pays_worker?: 'any' | 'blue' | 'red' | 'yellow'
  upgraded_green?: number
  upgraded_pays_worker?: 'any' | 'blue' | 'red' | 'yellow'
  summer_boat?: '1a' | '1b' | '2a' | '2b' | '3a' | '3b' | '4a' | '4b'
  cost_skill?: 'anvil' | 'any' | 'pickaxe' | 'saw'
  keeps?: 'any' | 'iron' | 'stone' | 'wood'
  keep_points?: number
  upgraded_keep_points?: number
  each?: number
  each_points?: number
  basic_gold?: number
  upgraded_iron?: number
  upgraded_stone?: number
  upgraded_wood?: number
  basic_chooses?: boolean
  spring_workers?: number
  spring_skills?: number
  spring_side?: 'a'
  summer_workers?: number
  summer_skills?: number
  summer_side?: 'a' | 'b'
  autumn_workers?: number
  autumn_skills?: number
  autumn_side?: 'a' | 'b'
  min_players?: number
}
