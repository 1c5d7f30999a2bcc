/** Where something floats beside a thing: never over it, never beyond the edge of the window. */

export interface Size {
  width: number
  height: number
}
export interface Box extends Size {
  x: number
  y: number
}
export type Side = 'right' | 'left' | 'below' | 'above'

const GAP = 12
const EDGE = 12

/** Its left upper corner, on the first of these sides that has room; with no room on any, on the one that has most. */
export function beside(thing: Box, size: Size, room: Size, sides: readonly Side[]): { x: number; y: number } {
  const left = { right: room.width - thing.x - thing.width, left: thing.x, below: room.height - thing.y - thing.height, above: thing.y }
  const needs = (side: Side): number => (side === 'right' || side === 'left' ? size.width : size.height) + GAP + EDGE
  const spare = (side: Side): number => left[side] - needs(side)
  const side = sides.find((one) => spare(one) >= 0) ?? [...sides].sort((a, b) => spare(b) - spare(a))[0] ?? 'below'
  const middle = { x: thing.x + (thing.width - size.width) / 2, y: thing.y + (thing.height - size.height) / 2 }
  const at = {
    right: { x: thing.x + thing.width + GAP, y: middle.y },
    left: { x: thing.x - GAP - size.width, y: middle.y },
    below: { x: middle.x, y: thing.y + thing.height + GAP },
    above: { x: middle.x, y: thing.y - GAP - size.height },
  }[side]
  const within = (n: number, length: number, all: number): number => Math.max(EDGE, Math.min(n, all - length - EDGE))
  return { x: within(at.x, size.width, room.width), y: within(at.y, size.height, room.height) }
}
