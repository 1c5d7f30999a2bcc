/** How wide cards may be so that all of them stay in sight. */

import { gridFit, type Room } from '$shell'

const GAP = { inline: 22, block: 40 }
/** Under the last row only the pills need room, and they may touch the edge. */
const PILLS = 26
const HEIGHT = 1.4
const WIDTHS = [138, 132, 126, 120, 114, 108, 102, 96]

/** A ship at the harbor mouth takes two places, is larger, and has a frame. */
const MOUTH = { cells: 2, larger: 0.14, frame: 24 }

/** The largest width with which all cards fit into the harbor; the mat scrolls where even the smallest does not. */
export const harborFit = (cards: number, mouth: boolean, room: Room): number =>
  gridFit(room, {
    cells: cards + (mouth ? MOUTH.cells : 0),
    widths: WIDTHS,
    gap: GAP.inline,
    row: (width) => HEIGHT * width + GAP.block,
    beside: (width) => (mouth ? MOUTH.larger * HEIGHT * width + MOUTH.frame : PILLS) - GAP.block,
  })

/** How much of a card on the rail stays in sight, at the least, beside its kin and beside another kind. */
const SEEN_OF_KIN = 0.38
const SEEN_OF_OTHERS = 0.72

export interface Spread {
  /** Of a card. */
  width: number
  /** Between kinds; below zero they overlap. */
  gap: number
  /** The part of a card that its kin leaves in sight. */
  kin: number
}

interface Limits {
  width: number
  most: number
  least: number
  gap: number
}

/** How cards lie on the rail: first kin overlaps, then cards shrink, then kinds overlap; where nothing helps the rail scrolls. */
export function railFit(groups: readonly { faces: readonly unknown[] }[], { width, most, least, gap }: Limits): Spread {
  const kinds = groups.length
  const more = groups.reduce((sum, { faces }) => sum + faces.length - 1, 0)
  const room = width - gap * (kinds - 1)
  // A little more than a whole card: kin lies closer together than kinds do.
  const kin = more > 0 ? Math.max(SEEN_OF_KIN, Math.min(1.06, (room - most * kinds) / (most * more))) : 1
  const units = Math.max(1, kinds + kin * more)
  const card = Math.max(least, Math.min(most, Math.floor(room / units)))
  const apart = kinds > 1 ? (width - card * units) / (kinds - 1) : gap
  return { width: card, gap: Math.max((SEEN_OF_OTHERS - 1) * card, Math.min(gap, apart)), kin }
}
