/** Widths at which the layout changes, in pixels. The media queries of the styles use the same (tokens.css lists them all). */

/** Up to this width the parts of a table lie below each other and the log is a drawer. */
export const NARROW = 1100
/** Up to this width a hand holds the screen: everything is a size smaller. */
export const PHONE = 700
