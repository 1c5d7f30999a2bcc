/** Pixels a finger may tremble while it rests or taps. */
export const TREMOR = 8
