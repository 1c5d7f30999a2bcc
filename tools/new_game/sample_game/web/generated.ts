/* Written by tools/types.py from tools/new_game/sample_game; change it there. */
import type { Moment } from '$shell/generated/engine'

export interface Options {
  swaps: boolean
  equals_outshine: boolean
}

export interface PlayerView {
  hand: number[]
  won: number[]
  points: number
}

export interface SampleGameView {
  moment: Moment
  options: Options
  night: number
  nights: number
  deck: number
  square: number[]
  laid: number[]
  burnt: number[]
  players: PlayerView[]
}

/** Whispered to the seat that drew these cards. */
export interface Drew {
  is: 'Drew'
  seat: number
  cards: number[]
}

export interface Swapped {
  is: 'Swapped'
  seat: number
  count: number
}

/** A lantern was hung over the square. */
export interface NightBegan {
  is: 'NightBegan'
  night: number
  card: number
}

/** A lantern was shown, and shone with this light. */
export interface Laid {
  is: 'Laid'
  seat: number
  card: number
  light: number
}

export interface Won {
  is: 'Won'
  seat: number
  cards: number[]
}

/** What hangs over the square stays there. */
export interface NobodyWon {
  is: 'NobodyWon'
}

export type SampleGameEvent =
  | Drew
  | Swapped
  | NightBegan
  | Laid
  | Won
  | NobodyWon

export interface Facts {
  name: string
  colour: 'blue' | 'green' | 'red' | 'yellow'
  light: number
}
