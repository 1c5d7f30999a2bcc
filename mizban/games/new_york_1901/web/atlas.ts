/** The map in numbers: where every cell lies, and outlines of squares that hang together. */

export type Square = readonly [row: number, column: number]

export interface Point {
  x: number
  y: number
}

export interface Lot {
  code: string
  district: number
  number: number
  size: number
  squares: Square[]
  card: number
}

interface Named {
  code: string
  name: string
}

/** As the server tells it with the game. */
export interface Board {
  grid: string[][]
  districts: string[]
  streets: (Named & { card: number })[]
  parks: Named[]
  standing: Named[]
  lots: Lot[]
  shapes: { turns: Square[][]; right: number[]; flip: number[] }[]
  /** How many cards lie open. */
  market: number
}

export const CELL = 38
const STREET = 23
const CROSSING = '+++'
/** Around a part that is shown large. */
const ROOM = 30
/** Water and shore around the streets. */
export const MARGIN = { side: 46, top: 12, bottom: 46 }

const edges = (isStreet: boolean[], from: number): number[] =>
  isStreet.reduce<number[]>((found, street) => [...found, (found.at(-1) ?? 0) + (street ? STREET : CELL)], [from])

export class Atlas {
  /** Edges of the columns and the rows: one more than there are of them. */
  readonly x: number[]
  readonly y: number[]
  readonly width: number
  readonly height: number

  constructor(readonly board: Board) {
    this.x = edges(
      (board.grid[0] ?? []).map((token) => token === CROSSING),
      MARGIN.side,
    )
    this.y = edges(
      board.grid.map((row) => row[0] === CROSSING),
      MARGIN.top,
    )
    this.width = (this.x.at(-1) ?? 0) + MARGIN.side
    this.height = (this.y.at(-1) ?? 0) + MARGIN.bottom
  }

  /** A corner of the map, as the point where a row and a column begin. */
  at = (row: number, column: number): [number, number] => [this.x[column] ?? 0, this.y[row] ?? 0]

  /** The box around some squares. */
  box(squares: readonly Square[]): { x: number; y: number; width: number; height: number } {
    const rows = squares.map(([row]) => row)
    const columns = squares.map(([, column]) => column)
    const [x, y] = this.at(Math.min(...rows), Math.min(...columns))
    const [right, bottom] = this.at(Math.max(...rows) + 1, Math.max(...columns) + 1)
    return { x, y, width: right - x, height: bottom - y }
  }

  /** How far a point of the map is from the nearest of these squares; 0 on them. */
  far({ x, y }: Point, squares: readonly Square[]): number {
    return Math.min(
      ...squares.map((square) => {
        const box = this.box([square])
        return Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height))
      }),
    )
  }

  /** How far a point is from the middle of a square. */
  off({ x, y }: Point, square: Square): number {
    const middle = this.middle([square])
    return Math.hypot(x - middle.x, y - middle.y)
  }

  /** The middle of the box around some squares. */
  middle(squares: readonly Square[]): Point {
    const { x, y, width, height } = this.box(squares)
    return { x: x + width / 2, y: y + height / 2 }
  }

  /** The part of the map around some squares, as shares of the whole. */
  share(squares: readonly Square[]): { x: number; y: number; width: number; height: number } {
    const { x, y, width, height } = this.box(squares)
    return {
      x: (x - ROOM) / this.width,
      y: (y - ROOM) / this.height,
      width: (width + 2 * ROOM) / this.width,
      height: (height + 2 * ROOM) / this.height,
    }
  }

  /** All cells with this code. */
  cells(code: string): Square[] {
    return this.board.grid.flatMap((row, r) => row.flatMap((token, c): Square[] => (token === code ? [[r, c]] : [])))
  }
}

const known = new WeakMap<Board, Atlas>()

export function atlasOf(board: Board): Atlas {
  const found = known.get(board) ?? new Atlas(board)
  known.set(board, found)
  return found
}

export const moved = (squares: readonly Square[], row: number, column: number): Square[] => squares.map(([r, c]) => [r + row, c + column])

/** Points on a grid of their own, for a piece that lies nowhere yet. */
export const loose = (row: number, column: number): [number, number] => [column * CELL, row * CELL]

export interface Inset {
  north: number
  east: number
  south: number
  west: number
}

export const inset = (all: number, south = all): Inset => ({ north: all, east: all, south, west: all })

/** Steps along the edges of a square, clockwise: from which corner, to which, and beyond it which neighbour. */
const SIDES = [
  { side: 'north', from: [0, 0], to: [0, 1], beyond: [-1, 0] },
  { side: 'east', from: [0, 1], to: [1, 1], beyond: [0, 1] },
  { side: 'south', from: [1, 1], to: [1, 0], beyond: [1, 0] },
  { side: 'west', from: [1, 0], to: [0, 0], beyond: [0, -1] },
] as const

type Side = (typeof SIDES)[number]['side']

interface Edge {
  side: Side
  from: Square
  to: Square
}

const name = ([row, column]: Square): string => `${String(row)} ${String(column)}`

function border(squares: readonly Square[]): Edge[] {
  const taken = new Set(squares.map(name))
  return squares.flatMap(([row, column]) =>
    SIDES.filter(({ beyond }) => !taken.has(name([row + beyond[0], column + beyond[1]]))).map(({ side, from, to }): Edge => ({
      side,
      from: [row + from[0], column + from[1]],
      to: [row + to[0], column + to[1]],
    })),
  )
}

/** The outline of squares as a path, drawn in by `by` on each side. */
export function outline(squares: readonly Square[], at: (row: number, column: number) => [number, number], by: Inset = inset(0)): string {
  const left = border(squares)
  let path = ''
  while (left.length > 0) {
    const loop = left.splice(0, 1)
    for (;;) {
      const end = loop.at(-1)
      const next = left.findIndex((edge) => end && name(edge.from) === name(end.to))
      if (next < 0) break
      loop.push(...left.splice(next, 1))
    }
    const points = loop.flatMap((edge, i) => {
      const before = loop[(i + loop.length - 1) % loop.length]
      if (!before || before.side === edge.side) return []
      const [x, y] = at(...edge.from)
      const has = (side: Side): number => (edge.side === side || before.side === side ? by[side] : 0)
      return [`${String(x + has('west') - has('east'))} ${String(y + has('north') - has('south'))}`]
    })
    path += `M${points.join('L')}Z`
  }
  return path
}

/** Where a sign stands on a piece: in the middle, or on the square next to it. */
export function heart(squares: readonly Square[]): [row: number, column: number] {
  const mean = (axis: 0 | 1): number => squares.reduce((sum, square) => sum + square[axis] + 0.5, 0) / squares.length
  const [row, column] = [mean(0), mean(1)]
  const taken = new Set(squares.map(name))
  const inside = [-0.4, 0.4].every((r) => [-0.4, 0.4].every((c) => taken.has(name([Math.floor(row + r), Math.floor(column + c)]))))
  if (inside) return [row, column]
  const far = ([r, c]: Square): number => Math.hypot(r + 0.5 - row, c + 0.5 - column)
  const [near] = squares.toSorted((a, b) => far(a) - far(b))
  return near ? [near[0] + 0.5, near[1] + 0.5] : [row, column]
}
