/** How wide cards may be so that all of them stay in sight. */

interface Fit {
  /** Width of a card. */
  width: number
  /** Between two cards; less than nothing where they overlap. */
  gap: number
}

/** A row of cards: first they move together, then they shrink, then they overlap down to `step`, then the row scrolls. */
export function rowFit(cards: number, room: number, most: number, least: number, gap: number, step: number): Fit {
  if (cards < 2) return { width: most, gap }
  const steps = cards - 1
  for (const close of [gap, gap / 2]) {
    const width = Math.floor((room - close * steps) / cards)
    if (width >= least) return { width: Math.min(most, width), gap: close }
  }
  return { width: least, gap: Math.max(step - least, (room - least) / steps - least) }
}

const TOWN = { gapInline: 14, gapBlock: 26, pad: 40 }
/** Height of a card in the town, in widths. */
const TALL = 1.14

/** The town: six columns and two rows, as large as the mat allows. */
export function townFit(columns: number, rows: number, room: { width: number; height: number }): number {
  const across = (room.width - TOWN.pad - TOWN.gapInline * (columns - 1)) / columns
  const down = (room.height - TOWN.pad - TOWN.gapBlock * (rows - 1)) / rows / TALL
  return Math.floor(Math.max(78, Math.min(128, across, down)))
}
