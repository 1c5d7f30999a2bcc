/** Which name stands where along the streets. */

import type { Atlas } from './atlas'

interface Label {
  /** Part of a message key. */
  name: string
  x: number
  y: number
  turned: boolean
  /** The street of a card it belongs to; other streets are written small. */
  main?: string
}

interface Run {
  /** Name of the message, row or column of the street, first and last cell beside it. */
  name: string
  line: number
  from: number
  to: number
  main?: string
}

const ACROSS: Run[] = [
  { name: 'liberty_maiden', line: 0, from: 5, to: 8 },
  { name: 'liberty_maiden', line: 0, from: 10, to: 13 },
  { name: 'cedar', line: 4, from: 1, to: 3, main: 'cedar' },
  { name: 'cedar', line: 4, from: 5, to: 8, main: 'cedar' },
  { name: 'cedar', line: 4, from: 10, to: 13, main: 'cedar' },
  { name: 'cedar', line: 4, from: 15, to: 17, main: 'cedar' },
  { name: 'thames', line: 7, from: 1, to: 3, main: 'pine_thames' },
  { name: 'pine', line: 7, from: 5, to: 8, main: 'pine_thames' },
  { name: 'pine', line: 7, from: 10, to: 13, main: 'pine_thames' },
  { name: 'pine', line: 7, from: 15, to: 17, main: 'pine_thames' },
  { name: 'rector', line: 11, from: 1, to: 3 },
  { name: 'wall_street', line: 11, from: 5, to: 8, main: 'wall_street' },
  { name: 'wall_street', line: 11, from: 10, to: 13, main: 'wall_street' },
  { name: 'wall_street', line: 11, from: 15, to: 17, main: 'wall_street' },
  { name: 'beaver', line: 16, from: 5, to: 8 },
  { name: 'beaver', line: 16, from: 10, to: 13 },
]

const DOWN: Run[] = [
  { name: 'trinity_place', line: 0, from: 1, to: 3 },
  { name: 'trinity_place', line: 0, from: 8, to: 10 },
  { name: 'broadway', line: 4, from: 1, to: 3, main: 'broadway' },
  { name: 'broadway', line: 4, from: 5, to: 6, main: 'broadway' },
  { name: 'broadway', line: 4, from: 8, to: 10, main: 'broadway' },
  { name: 'broadway', line: 4, from: 12, to: 15, main: 'broadway' },
  { name: 'nassau', line: 9, from: 1, to: 3, main: 'nassau_broad' },
  { name: 'nassau', line: 9, from: 5, to: 6, main: 'nassau_broad' },
  { name: 'nassau', line: 9, from: 8, to: 10, main: 'nassau_broad' },
  { name: 'broad', line: 9, from: 12, to: 15, main: 'nassau_broad' },
  { name: 'william', line: 14, from: 1, to: 3 },
  { name: 'william', line: 14, from: 8, to: 10 },
  { name: 'william', line: 14, from: 12, to: 15 },
  { name: 'pearl', line: 18, from: 1, to: 3 },
  { name: 'pearl', line: 18, from: 12, to: 15 },
]

const between = (edges: number[], from: number, to: number): number => ((edges[from] ?? 0) + (edges[to + 1] ?? 0)) / 2

export const labels = ({ x, y }: Atlas): Label[] => [
  ...ACROSS.map(({ line, from, to, ...rest }) => ({ ...rest, x: between(x, from, to), y: between(y, line, line), turned: false })),
  ...DOWN.map(({ line, from, to, ...rest }) => ({ ...rest, x: between(x, line, line), y: between(y, from, to), turned: true })),
]
