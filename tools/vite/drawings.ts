/** Small drawings for the tables of a manual, from the facts of a card. */
import type { Deck, Facts } from './cards.ts'

const SIDE = 10

/** The squares that a skyscraper stands on. */
function shape(card: Facts, deck: Deck): string {
  const squares = deck.shapes?.[Number(card['shape'])] ?? []
  const [height, width] = [0, 1].map((axis) => (Math.max(...squares.map((square) => square[axis] ?? 0)) + 1) * SIDE)
  const boxes = squares.map(
    ([row, column]) => `<rect x="${String(column * SIDE + 0.5)}" y="${String(row * SIDE + 0.5)}" width="9" height="9" rx="1.5"/>`,
  )
  return `<svg class="shape ${String(card['generation'])}" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}" aria-hidden="true">${boxes.join('')}</svg>`
}

/** Points of a hexagon with a flat top; side 0 is the top, the others follow clockwise. */
const CORNERS = [
  [15, 0],
  [45, 0],
  [60, 26],
  [45, 52],
  [15, 52],
  [0, 26],
] as const
const CENTRE = '30 26'

/** The ground of a tile: a road or water runs from the middle to each edge that has it. */
function ground(card: Facts): string {
  const middles = CORNERS.map(([x, y], side) => {
    const [nextX, nextY] = CORNERS[(side + 1) % CORNERS.length] ?? [0, 0]
    return `${String((x + nextX) / 2)} ${String((y + nextY) / 2)}`
  })
  const ways = (letter: string): string =>
    [...String(card['edges'])].flatMap((edge, side) => (edge === letter ? [`M${CENTRE}L${middles[side] ?? ''}`] : [])).join('')
  const path = (letter: string, name: string): string => (ways(letter) ? `<path class="${name}" d="${ways(letter)}"/>` : '')
  const outline = CORNERS.map((corner) => corner.join(',')).join(' ')
  return `<svg class="ground ${String(card['type'])}" viewBox="-1 -1 62 54" width="62" height="54" aria-hidden="true"><polygon points="${outline}"/>${path('w', 'water')}${path('r', 'road')}</svg>`
}

export const DRAWINGS: Record<string, (card: Facts, deck: Deck) => string> = { shape, ground }
