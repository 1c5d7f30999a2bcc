/** Flat-topped hexes, 200 wide, in a map that has one direction in every language. */

export const WIDE = 200
export const HIGH = 173.2
export const HEX = '50,0 150,0 200,86.6 150,173.2 50,173.2 0,86.6'
export const CENTRE = { x: 100, y: 86.6 }
/** The middle of each side, 0 at the top and then clockwise. */
export const MIDDLE = [
  { x: 100, y: 0 },
  { x: 175, y: 43.3 },
  { x: 175, y: 129.9 },
  { x: 100, y: 173.2 },
  { x: 25, y: 129.9 },
  { x: 25, y: 43.3 },
] as const
/** The neighbour on each side. */
export const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const

export interface Place {
  q: number
  r: number
}

/** The upper left corner of the box around a place. */
export const at = ({ q, r }: Place): { x: number; y: number } => ({ x: 150 * q, y: HIGH * (r + q / 2) })

export const samePlace = (a: Place, b: Place): boolean => a.q === b.q && a.r === b.r

/** The box around places, in units of the map. */
export function boxAround(places: Place[]): { x: number; y: number; width: number; height: number } {
  const spots = (places.length > 0 ? places : [{ q: 0, r: 0 }]).map(at)
  const x = Math.min(...spots.map((spot) => spot.x))
  const y = Math.min(...spots.map((spot) => spot.y))
  return { x, y, width: Math.max(...spots.map((spot) => spot.x)) + WIDE - x, height: Math.max(...spots.map((spot) => spot.y)) + HIGH - y }
}
