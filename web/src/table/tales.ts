/** What people arranged stands in the log after the lines of the move that it followed. */
import type { Line, TaleWire } from '../lib/generated/wire'

type Told = Line | TaleWire

function merged(lines: readonly Line[], tales: readonly TaleWire[]): Told[] {
  const found: Told[] = []
  let next = 0
  for (const line of lines) {
    for (let tale = tales[next]; tale && tale.move < line.move; tale = tales[++next]) found.push(tale)
    found.push(line)
  }
  return [...found, ...tales.slice(next)]
}

/** The log in two parts: before my last answer, and since. */
export function withTales(before: readonly Line[], since: readonly Line[], tales: readonly TaleWire[]): { before: Told[]; since: Told[] } {
  const edge = since[0]?.move ?? Infinity
  return {
    before: merged(
      before,
      tales.filter((tale) => tale.move < edge),
    ),
    since: merged(
      since,
      tales.filter((tale) => tale.move >= edge),
    ),
  }
}
