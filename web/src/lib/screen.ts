/** Pixels: up to this width the parts of a table lie below each other and the log is a drawer. The media queries of the styles say the same. */
export const NARROW = 1100
