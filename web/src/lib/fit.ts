/** How large cards may be so that all of them stay in sight. */

export interface Room {
  width: number
  height: number
}

interface Grid {
  cells: number
  /** Widths of a cell that look well, the largest first. */
  widths: readonly number[]
  /** Between two columns. */
  gap: number
  /** What a row of cells of this width takes, with the gap below it. */
  row: (width: number) => number
  /** What all rows together take beside that; less than nothing where the last gap is not needed. */
  beside?: (width: number) => number
}

/** The largest of the widths with which all cells fit into the room, row by row; the least where none does: then the room scrolls. */
export function gridFit(room: Room, { cells, widths, gap, row, beside = () => 0 }: Grid): number {
  const fits = (width: number): boolean => {
    const columns = Math.max(1, Math.floor((room.width + gap) / (width + gap)))
    return Math.ceil(cells / columns) * row(width) + beside(width) <= room.height
  }
  return widths.find(fits) ?? widths.at(-1) ?? 0
}
