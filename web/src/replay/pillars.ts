/** Which of the names below the line of time have room; the rules above them are drawn all the same. */

interface Pillar {
  x: number
  text: string
  move: number
}

/** Pixels of a letter, about; the names are short. */
const LETTER = 7
const GAP = 8

export function pillars(all: readonly Pillar[], width: number): (Pillar & { shown: boolean })[] {
  let free = 0
  return all.map((pillar) => {
    const end = pillar.x + 4 + pillar.text.length * LETTER
    const shown = pillar.x >= free && end <= width
    if (shown) free = end + GAP
    return { ...pillar, shown }
  })
}
