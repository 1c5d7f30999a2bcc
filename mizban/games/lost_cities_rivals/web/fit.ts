/** How large cards may be so that all of them stay in sight. */

import { gridFit, type Room } from '$shell'
import type { Facts } from './generated'

/** Under small cards the pills hang on their feet. */
const SMALL = 76
const HEIGHT = 1.4

/** The display of a desktop, and that of a phone on its side. */
interface Stage {
  gap: number
  /** Under each row the pills need room. */
  pills: number
  pillsOnFeet: number
  widths: readonly number[]
}
export const HIGH: Stage = {
  gap: 18,
  pills: 44,
  pillsOnFeet: 26,
  widths: [164, 156, 148, 140, 132, 124, 116, 108, 100, 92, 84, 76, 68, 60],
}
export const LOW: Stage = { gap: 8, pills: 22, pillsOnFeet: 22, widths: [96, 88, 80, 72, 66, 60, 54, 48, 44] }

export const isSmall = (width: number): boolean => width <= SMALL

/** The largest width with which the display fits into its room; the mat scrolls where even the smallest does not. */
export const displayFit = (cards: number, room: Room, { gap, pills, pillsOnFeet, widths }: Stage = HIGH): number =>
  gridFit(room, { cells: cards, widths, gap, row: (width) => HEIGHT * width + (isSmall(width) ? pillsOnFeet : pills) })

/** In an auction on a phone: the rivals, the cards, the ladder and the question are in sight together. */
const PHONE_STAGE: Stage = { gap: 10, pills: 22, pillsOnFeet: 22, widths: [112, 96, 88, 82, 78, 74, 70, 66, 62, 58, 54, 50, 47, 44] }
/** What they take of the window beside the cards. */
const BESIDE = 590
export const auctionFit = (cards: number, width: number, windowHeight: number): number =>
  Math.min(phoneFit(cards, width), displayFit(cards, { width, height: windowHeight - BESIDE }, PHONE_STAGE))

/** On a phone by the number of cards in a row: two rows hold most displays. */
export function phoneFit(cards: number, width: number): number {
  const columns = cards <= 6 ? 3 : cards <= 8 ? 4 : 5
  const gap = 10
  return Math.min(cards <= 3 ? 112 : 96, Math.floor((width - gap * (columns - 1)) / columns))
}

/** How much of a card the next one leaves in sight, in widths of a card: its number; of a wager only the edge, for its well says how many there are. */
const SEEN = { block: 0.4, inline: 0.46 }
const EDGE = 0.2

interface Pile {
  cards: readonly Facts[]
  /** Width of a card. */
  width: number
  along: 'block' | 'inline'
  /** Pixels that the whole stack may take. */
  room: number
}

/** How far each card of an expedition lies behind the one before it, in pixels; cards move closer where they have no room. */
export function steps({ cards, width, along, room }: Pile): number[] {
  const wanted = cards.slice(0, -1).map((card) => (card.type === 'number' ? SEEN[along] : EDGE) * width)
  const all = wanted.reduce((sum, step) => sum + step, 0)
  const left = room - width * (along === 'block' ? HEIGHT : 1)
  const closer = all > left ? Math.max(0, left) / all : 1
  return wanted.map((step) => Math.floor(step * closer))
}
