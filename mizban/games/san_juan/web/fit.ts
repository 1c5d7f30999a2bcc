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

const TOWN = { gapInline: 14, gapBlock: 36, pad: 40 }
/** Height of a card in the town, in widths. */
const TALL = 1.14

/** The town: six columns and two rows, as large as the mat allows. */
export function townFit(columns: number, rows: number, room: Room): number {
  const across = (room.width - TOWN.pad - TOWN.gapInline * (columns - 1)) / columns
  const down = (room.height - TOWN.pad - TOWN.gapBlock * (rows - 1)) / rows / TALL
  return Math.floor(Math.max(78, Math.min(128, across, down)))
}
