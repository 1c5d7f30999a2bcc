/** The guests of the house: computer opponents, the same in every game. */
import { keep, kept } from '../lib/keep'

/** From the weakest to the strongest. A game offers those that the server names. */
export const LEVELS: readonly string[] = ['kid', 'cousin', 'friend', 'master', 'grandmother']

const FIRST = 'cousin'
const MEMORY = 'guests'

/** Who sat on each seat last time; "" where nobody of the house did. */
const last = (): string[] => (kept(MEMORY) ?? '').split(' ')

/** The guest for a seat that nobody has chosen one for: who sat there last time, the first time the cousin. */
export function usualGuest(levels: readonly string[], seat = 0): string {
  const before = last()
  const wanted = [before[seat], before.findLast(Boolean), FIRST]
  return wanted.find((level) => level !== undefined && levels.includes(level)) ?? levels[0] ?? ''
}

/** For the next table: the guest of each seat, "" for people. */
export function rememberGuests(levels: readonly string[]): void {
  if (levels.some(Boolean)) keep(MEMORY, levels.join(' '))
}
