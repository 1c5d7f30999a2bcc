/** How wide cards may be so that all of them stay in sight. */

interface Room {
  width: number
  height: number
}

const GAP = { inline: 22, block: 40 }
/** Under the last row only the pills need room, and they may touch the edge. */
const PILLS = 26
const HEIGHT = 1.4
const WIDTHS = [138, 132, 126, 120, 114, 108, 102, 96]

/** A ship at the harbor mouth takes two places, is larger, and has a frame. */
const MOUTH = { cells: 2, larger: 0.14, frame: 24 }

/** The largest width with which all cards fit into the harbor; the mat scrolls where even the smallest does not. */
export function harborFit(cards: number, mouth: boolean, room: Room): number {
  const cells = cards + (mouth ? MOUTH.cells : 0)
  const fits = (width: number): boolean => {
    const columns = Math.max(1, Math.floor((room.width + GAP.inline) / (width + GAP.inline)))
    const more = mouth ? MOUTH.larger * HEIGHT * width + MOUTH.frame : PILLS
    return Math.ceil(cells / columns) * (HEIGHT * width + GAP.block) - GAP.block + more <= room.height
  }
  return WIDTHS.find(fits) ?? 96
}

/** How much of a card on the rail stays in sight beside its kin, and beside another kind when there is little room. */
const SEEN_OF_KIN = 0.38
const SEEN_OF_OTHERS = 0.72

/** Width and gap of the cards on the rail: kinds side by side, kin overlapping; where nothing helps the rail scrolls. */
export function railFit(groups: readonly { faces: readonly unknown[] }[], width: number, most: number, least: number, gap: number): { width: number; gap: number } {
  const units = groups.reduce((sum, { faces }) => sum + 1 + SEEN_OF_KIN * (faces.length - 1), 0)
  const gaps = groups.length - 1
  if (gaps <= 0) return { width: most, gap }
  const card = Math.max(least, Math.min(most, Math.floor((width - gap * gaps) / units)))
  return { width: card, gap: Math.max((SEEN_OF_OTHERS - 1) * card, Math.min(gap, (width - card * units) / gaps)) }
}
