/** A record as a file, made in the browser. */
import { recordText } from '../net/api'
import { isHere } from './where'

export async function saveRecord(game: string, table: string): Promise<void> {
  const text = await recordText(table)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = `${game}${table}.mizban`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** A link to the record of a table: what is on this device has no address to be fetched from, and is made into a file here. */
export function keepHere(event: Event, { game, id }: { game: string; id: string }): void {
  if (!isHere(`/${id}`)) return
  event.preventDefault()
  void saveRecord(game, id)
}

/** Who sits where, as a saved game says it in its comments: the level of each seat, `me` for people. */
export function seatsIn(record: string): string[] {
  return [...record.matchAll(/^# seat (\d+) (\w+)$/gm)].map(([, , who = '']) => who)
}

const ME = 'me'

/** One person against computer opponents: such a game can go on elsewhere. Their seat and the levels of all. */
export function alone(record: string): { seat: number; levels: string[] } | null {
  const seats = seatsIn(record)
  const people = seats.flatMap((who, seat) => (who === ME ? [seat] : []))
  const [seat] = people
  return seat !== undefined && people.length === 1 ? { seat, levels: seats.map((who) => (who === ME ? '' : who)) } : null
}
