/** The name on a tile: in one line or two, as large as it fits below the formula, and never too small to read. */

/** Units of the map that the first and the second line may take: the tile narrows to its foot. */
const FIRST = 132
const SECOND = 112
/** Pixels: words are not smaller; units: two lines are not larger. */
const LEAST = 11
const WANTED = 11.5
const TWO_LINES = 24

export interface Name {
  lines: string[]
  size: number
}

/** How wide words are, in their own size; Persian letters are narrower. */
const widthOf = (words: string): number => words.replace(/[\u200c\u200e\u200f]/g, '').length * (/[\u0600-\u06ff]/.test(words) ? 0.43 : 0.5)

/** `k`: pixels a unit. No lines: there is no room for it. */
export function layName(words: string, k: number): Name {
  const wanted = Math.max(19, WANTED / k)
  const room = (line: string, width: number): number => width / widthOf(line)
  const one = Math.min(wanted, room(words, FIRST))
  if (one * k >= LEAST) return { lines: [words], size: one }
  const parts = words.split(' ')
  const halves = parts.slice(1).map((_, i) => [parts.slice(0, i + 1).join(' '), parts.slice(i + 1).join(' ')] as const)
  const laid = halves.map(([first, second]) => ({
    lines: [first, second],
    size: Math.min(wanted, room(first, FIRST), room(second, SECOND)),
  }))
  const best = laid.sort((a, b) => b.size - a.size)[0]
  return best && best.size <= TWO_LINES && best.size * k >= LEAST ? best : { lines: [], size: 0 }
}
