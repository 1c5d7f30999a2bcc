/** The colours of the lands, and their signs. */

import type { Facts } from './generated'

export type Colour = Facts['color']

export const COLOURS: readonly Colour[] = ['yellow', 'blue', 'white', 'green', 'red']

/** The sign that goes with a colour: colour is never alone. */
export const sign = (colour: Colour): string => `sign-${colour}`
