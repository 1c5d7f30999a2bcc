/** Who is to sit where at a new table. */
import { usualGuest } from '../guests/guests'
import type { GameInfo, NewSeat } from '../lib/generated/wire'

export interface Plan {
  kind: NewSeat['kind']
  name: string
  level: string
}

/** Who may sit on a seat, in the order in which they are offered. */
export const KINDS: readonly Plan['kind'][] = ['me', 'bot', 'friend', 'here']

const computer = (game: GameInfo, seat: number): Plan => ({ kind: 'bot', name: '', level: usualGuest(game.levels, seat) })

const USUAL = 3

/** Me and computer opponents: the shortest way to a game. */
export function firstSeats(game: GameInfo, name: string): Plan[] {
  const count = game.seats.includes(USUAL) ? USUAL : (game.seats[0] ?? 2)
  return Array.from({ length: count }, (_, i) => (i === 0 ? { kind: 'me', name, level: '' } : computer(game, i)))
}

export function resize(seats: Plan[], count: number, game: GameInfo): Plan[] {
  const next = Array.from({ length: count }, (_, i) => seats[i] ?? computer(game, i))
  if (next.some((seat) => seat.kind === 'me')) return next
  // My seat was taken away: I sit down on the last one left.
  return [...next.slice(0, -1), ...seats.filter((seat) => seat.kind === 'me')]
}

/** A changed seat; if I move to it, whoever was planned there takes my old one. */
export function takeMySeat(seats: Plan[], index: number, plan: Plan): Plan[] {
  const before = seats[index]
  const mine = seats.findIndex((seat) => seat.kind === 'me')
  return seats.map((seat, i) => {
    if (i === index) return plan.kind === 'me' && mine !== index ? { ...plan, name: seats[mine]?.name ?? plan.name } : plan
    if (i === mine && plan.kind === 'me' && before) return before
    return seat
  })
}

export const wireSeat = (seat: Plan): NewSeat => ({ kind: seat.kind, name: seat.name.trim(), level: seat.kind === 'bot' ? seat.level : '' })

export const USUAL_RULES = 'usual'

/** The options as a preset switches them; what it does not name is as usual. */
export const switched = (game: GameInfo, preset: string): Record<string, boolean> => ({
  ...Object.fromEntries(game.options.map((option) => [option.key, option.default])),
  ...game.presets[preset],
})

/** The preset that these options are; none, when the host has chosen otherwise. */
export function presetOf(game: GameInfo, options: Record<string, boolean>): string {
  const same = (preset: string): boolean => Object.entries(switched(game, preset)).every(([key, on]) => options[key] === on)
  return [USUAL_RULES, ...Object.keys(game.presets)].find(same) ?? ''
}
