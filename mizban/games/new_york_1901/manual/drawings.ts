/** Small drawings for the tables of the manual. */
import type { Drawings } from '../../../../tools/vite/cards.ts'

const SIDE = 10

export default {
  /** The squares that a skyscraper stands on. */
  shape: (card, { shapes = [] }) => {
    const squares = shapes[Number(card['shape'])] ?? []
    const [height, width] = [0, 1].map((axis) => String((Math.max(...squares.map((square) => square[axis] ?? 0)) + 1) * SIDE))
    const boxes = squares.map(
      ([row, column]) => `<rect x="${String(column * SIDE + 0.5)}" y="${String(row * SIDE + 0.5)}" width="9" height="9" rx="1.5"/>`,
    )
    return `<svg class="shape ${String(card['generation'])}" viewBox="0 0 ${width ?? ''} ${height ?? ''}" width="${width ?? ''}" height="${height ?? ''}" aria-hidden="true">${boxes.join('')}</svg>`
  },
} satisfies Drawings
