import { MediaQuery } from 'svelte/reactivity'

/** Widths at which the layout changes, in pixels. The media queries of the styles use the same (tokens.css lists them all). */

/** Up to this width the parts of a table lie below each other and the log is a drawer. */
export const NARROW = 1100
/** Up to this width a hand holds the screen: everything is a size smaller. */
export const PHONE = 700
/** A phone on its side, or a page zoomed until it is as low as one: the rail stands upright, the page never scrolls, the mat has a height of its own (styles/sideways.css). */
export const sideways = new MediaQuery('(min-width: 561px) and (max-width: 1100px) and (max-height: 500px)')
/** Up to this width a phone on its side is a small one. */
export const SMALL = 740
/** Up to `NARROW`, and not sideways: the page is as long as it must be. */
export const isLong = (width: number): boolean => width <= NARROW && !sideways.current
