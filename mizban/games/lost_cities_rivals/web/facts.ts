/** The printed facts of the cards, and how each land looks. */

export const COLOURS = ['yellow', 'blue', 'white', 'green', 'red'] as const
export type Colour = (typeof COLOURS)[number]

export interface NumberCard {
  type: 'number'
  name: string
  color: Colour
  number: number
  footprints: number
}

export interface Wager {
  type: 'wager' | 'starting-wager'
  name: string
  color: Colour
}

export type Facts = NumberCard | Wager

/** The sign that goes with a colour: colour is never alone. */
export const sign = (colour: Colour): string => `sign-${colour}`
