/** What the lobby says of a table. */
import type { SeatInfo, TableInfo } from '../lib/generated/wire'
import { all, nameAt } from '../lib/i18n.svelte'
import { long } from '../lib/pace'

const DAY = 86_400

/** Whoever else sits there. */
export const others = (table: TableInfo): SeatInfo[] => table.seats.filter((seat) => !seat.mine && seat.kind !== 'open')
export const named = (table: TableInfo, seats: readonly SeatInfo[]): string => all(seats.map((seat) => nameAt(table, seat.seat)))

/** Nobody but me and computer opponents. */
export const isLone = (table: TableInfo): boolean => !table.seats.some((seat) => seat.kind === 'guest' && !seat.mine)

/** Seconds for which the game has waited. */
const waited = (table: TableInfo): number => Math.max(0, Date.now() / 1000 - table.since)
/** The same in words: at least a minute. */
export const lasting = (table: TableInfo): string => long(Math.max(60, waited(table)))
export const isLong = (table: TableInfo): boolean => waited(table) >= 3600

/** Whom the game waits for; on a device an earlier version may not have noted it. */
export const awaited = (table: TableInfo): SeatInfo[] =>
  table.seats.filter((seat) => (table.asked as number[] | undefined)?.includes(seat.seat))

/** A person who has let the others wait for a day, and was not reminded since. */
export const toRemind = (table: TableInfo): SeatInfo | undefined =>
  table.timing.by_turns && waited(table) >= DAY
    ? awaited(table).find((seat) => seat.kind === 'guest' && !seat.mine && !seat.computer && (seat.nudged ?? DAY) >= DAY)
    : undefined

/** How heavy a game is: so it is said by how long it takes. */
export const weight = (minutes: number): string => (minutes <= 40 ? 'easy' : minutes <= 60 ? 'medium' : 'deep')
