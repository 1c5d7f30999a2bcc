/** What this browser remembers of finished games: which of a game there were lately, and the best score. */
import { keep, kept } from './keep'

/** So many games of a kind are unhurried, unless a pace was chosen. */
const FIRST = 2
/** As many as are remembered. */
const MOST = 9

const idsOf = (game: string): string[] => kept(`finished-${game}`)?.split(' ') ?? []

/** Is this game still new to whoever plays here? */
export const isNew = (game: string): boolean => idsOf(game).length < FIRST

/** Writes down that this table has come to its end. */
export function finish(game: string, id: string): void {
  const ids = idsOf(game)
  if (!ids.includes(id)) keep(`finished-${game}`, [...ids.slice(1 - MOST), id].join(' '))
}

/** The best score before this table, if this one is better; compared are only tables with as many seats. */
export function beaten(game: string, seats: number, id: string, total: number): number | null {
  const place = `best-${game}-${String(seats)}`
  const [best, at, before] = kept(place)?.split(' ') ?? []
  if (at === id) return before === undefined || before === '' ? null : Number(before)
  if (best === undefined || total > Number(best)) {
    keep(place, [total, id, best ?? ''].join(' '))
    return best === undefined ? null : Number(best)
  }
  return null
}
