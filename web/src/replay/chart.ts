/** The geometry of the chart of chances: the same axis of time as the line below it, chances from 0 to 100 upwards. */

/** Pixels around the plot, and where its parts lie. */
export interface Frame {
  width: number
  height: number
  /** The plot begins here, right of the numbers of its scale. */
  left: number
  /** And ends here, left of the medals. */
  right: number
  top: number
  bottom: number
}

export interface Point {
  x: number
  y: number
}

/** Room for the numbers of the scale, the medals, the lanes with the numbers below them. */
const WIDE = { left: 40, right: 86, top: 14, below: 47 }
const SMALL = { left: 30, right: 44, top: 12, below: 40 }

export function frameOf(width: number, height: number): Frame {
  const room = width < SMALL_WIDTH ? SMALL : WIDE
  return { width, height, left: room.left, right: Math.max(room.left + 1, width - room.right), top: room.top, bottom: height - room.below }
}
const SMALL_WIDTH = 560

export const xOf = (frame: Frame, move: number, moves: number): number =>
  frame.left + ((frame.right - frame.left) * move) / Math.max(1, moves)

export const yOf = (frame: Frame, chance: number): number => frame.bottom - (frame.bottom - frame.top) * chance

/** The move nearest to a place on the chart. */
export function moveAt(frame: Frame, x: number, moves: number): number {
  const part = (x - frame.left) / Math.max(1, frame.right - frame.left)
  return Math.max(0, Math.min(moves, Math.round(part * moves)))
}

const short = (n: number): string => String(Math.round(n * 10) / 10)

/** A line through these points. */
export const path = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('')

/** The ground below a line. */
export function under(points: readonly Point[], frame: Frame): string {
  const [first, last] = [points[0], points.at(-1)]
  return first && last ? `${path(points)}L${short(last.x)} ${short(frame.bottom)}L${short(first.x)} ${short(frame.bottom)}Z` : ''
}

/** The course of one seat, as far as it is known: `chances[n]` is its chance after move n. */
export const course = (chances: readonly number[], frame: Frame, moves: number): Point[] =>
  chances.map((chance, move) => ({ x: xOf(frame, move, moves), y: yOf(frame, chance) }))

/** A triangle that points up above the line, or down below it. */
export function triangle({ x, y }: Point, up: boolean): string {
  const [base, tip] = up ? [y - 11, -10] : [y + 11, 10]
  return `M${short(x - 6)} ${short(base)}h12l-6 ${tip}z`
}

/** Medals at the ends of lines: those that would cover each other stand below each other, all between top and bottom. */
export function apart(ys: readonly number[], size: number, top: number, bottom: number): number[] {
  const order = ys.map((_, i) => i).sort((a, b) => (ys[a] ?? 0) - (ys[b] ?? 0))
  const gap = Math.min(size, (bottom - top) / Math.max(1, ys.length - 1))
  const found = [...ys]
  let free = top
  for (const i of order) free = (found[i] = Math.max(free, ys[i] ?? 0)) + gap
  let limit = bottom
  for (const i of order.toReversed()) limit = (found[i] = Math.min(limit, found[i] ?? 0)) - gap
  return found
}

/** One row a round for the table of chances: where each section ends. */
export function rows(sections: readonly { move: number; text: string }[], last: number): { text: string; move: number }[] {
  const ends = sections.map(({ text }, i) => ({ text, move: (sections[i + 1]?.move ?? last + 1) - 1 }))
  return ends.filter(({ move }, i) => move >= (sections[i]?.move ?? 0) && move <= last)
}
