/** How wide cards may be so that all of them stay in sight. */

import type { Room } from '$shell'

interface Fit {
  /** Width of a card. */
  width: number
  /** Between two cards; less than nothing where they overlap. */
  gap: number
}

/** A row of cards in groups, `between` pixels apart: first the cards move together, then they shrink, then they overlap down to `step`, then the row scrolls. */
export function rowFit(
  groups: readonly number[],
  room: number,
  look: { most: number; least: number; gap: number; between: number; step: number },
): Fit {
  const { most, least, gap, between, step } = look
  const cards = groups.reduce((sum, number) => sum + number, 0)
  const steps = cards - groups.length
  const free = room - between * (groups.length - 1)
  if (steps < 1) return { width: most, gap }
  for (const close of [gap, gap / 2]) {
    const width = Math.floor((free - close * steps) / cards)
    if (width >= least) return { width: Math.min(most, width), gap: close }
  }
  return { width: least, gap: Math.max(step - least, (free - least * cards) / steps) }
}

/** The town of a desktop, and that of a phone on its side. */
interface Street {
  gapInline: number
  gapBlock: number
  pad: number
  /** Height of a card, in widths. */
  tall: number
  least: number
  most: number
}
export const HIGH: Street = { gapInline: 14, gapBlock: 36, pad: 40, tall: 1.14, least: 78, most: 128 }
export const LOW: Street = { gapInline: 5, gapBlock: 14, pad: 26, tall: 1.04, least: 44, most: 80 }

/** The town: six columns and two rows, as large as the mat allows. */
export function townFit(columns: number, rows: number, room: Room, street: Street = HIGH): number {
  const across = (room.width - street.pad - street.gapInline * (columns - 1)) / columns
  const down = (room.height - street.pad - street.gapBlock * (rows - 1)) / rows / street.tall
  return Math.floor(Math.max(street.least, Math.min(street.most, across, down)))
}
