/** How wide cards may be so that all of them stay in sight. */

import { gridFit, type Room } from '$shell'

const HEIGHT = 1.4

/** The harbor of a desktop, and that of a phone on its side. */
interface Quay {
  inline: number
  block: number
  /** Under the last row only the pills need room, and they may touch the edge. */
  pills: number
  widths: readonly number[]
  /** By how much the ship at the mouth is larger. */
  larger: number
}
export const HIGH: Quay = { inline: 22, block: 40, pills: 26, widths: [138, 132, 126, 120, 114, 108, 102, 96], larger: 0.14 }
export const LOW: Quay = { inline: 10, block: 30, pills: 22, widths: [100, 94, 88, 82, 76, 70, 64, 58, 52], larger: 0 }

/** A ship at the harbor mouth takes two places, and has a frame. */
const MOUTH = { cells: 2, frame: 24 }

/** The largest width with which all cards fit into the harbor; the mat scrolls where even the smallest does not. */
export const harborFit = (cards: number, mouth: boolean, room: Room, { inline, block, pills, widths, larger }: Quay = HIGH): number =>
  gridFit(room, {
    cells: cards + (mouth ? MOUTH.cells : 0),
    widths,
    gap: inline,
    row: (width) => HEIGHT * width + block,
    beside: (width) => (mouth ? larger * HEIGHT * width + MOUTH.frame : pills) - block,
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
