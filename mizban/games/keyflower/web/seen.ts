/** The shell's view of a table, with Keyflower in it. */

import type { Seen as AnySeen } from '$shell/game'
import type { KeyflowerEvent, KeyflowerView, TileView } from './generated'

export type Seen = AnySeen<KeyflowerView>

export type Kind = 'home' | 'spring' | 'summer' | 'autumn' | 'winter' | 'turn_order' | 'boat'

/** What is printed on a tile; what it does not do is left out. */
export type Facts = {
  name: string
  type: Kind
  number: number
  /** One letter a side, from the top clockwise: r road, f field, w water. */
  edges: string
  turns: number
  ship: boolean
  points: number
  upgraded_points: number
  upgradable: boolean
} & Partial<Record<string, string | number | boolean>>

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const
export const RESOURCES = ['iron', 'stone', 'wood', 'gold'] as const
export const SKILLS = ['anvil', 'pickaxe', 'saw'] as const
export const NONE = -1

// The server writes the facts of a face by its type; the wire only knows them as words and numbers.
export const factsOf = (seen: Pick<Seen, 'game'>, face: number): Facts => (seen.game.cards as unknown as Facts[])[face] as Facts

export const eventsOf = (seen: Seen): KeyflowerEvent[] => seen.events as KeyflowerEvent[]

/** The same tile keeps its name on offer, in hand and in a village. */
export const tileThing = (face: number): string => `card-${String(face)}`

/** Clockwise from me; from seat 0 for who only looks on. */
export function around(seen: Seen): number[] {
  const seats = seen.view.players.map((_, seat) => seat)
  const first = seen.me ?? 0
  return [...seats.slice(first), ...seats.slice(0, first)]
}

/** What the rules are doing now: the name of the phase and its fields. */
export const phaseNow = ({ view }: Seen): unknown[] => view.moment.todo.at(-1) ?? []

const EMPTY: [number, number, number, number] = [0, 0, 0, 0]

/** My tiles, with those I have placed while the others still place theirs. */
export function villageOf(seen: Seen, seat: number): TileView[] {
  const village = seen.view.players[seat]?.village ?? []
  if (seat !== seen.me) return village
  const placed = (seen.view.moment.lane?.[1] ?? [])
    .filter((deed) => deed[0] === 'Place')
    .map((deed) => deed.slice(2) as [number, number, number, number])
  return [
    ...village,
    ...placed.map(([card, q, r, turned]) => ({
      card,
      q,
      r,
      turned,
      upgraded: false,
      colour: NONE,
      on: EMPTY,
      last_use: 0,
      next_use: 1,
      resources: EMPTY,
      points: 0,
    })),
  ]
}

/** The tiles I have won and not placed yet. */
export function toPlace(seen: Seen): number[] {
  const village = villageOf(seen, seen.me ?? NONE).map((tile) => tile.card)
  return (seen.view.players[seen.me ?? NONE]?.taken ?? []).filter((card) => !village.includes(card))
}

/** Options about this tile first of all: to bid for it, use it, upgrade it, flip it, place it. */
const ABOUT = ['bid', 'counter', 'use', 'forfeit', 'upgrade', 'flip', 'board', 'offer', 'place']
export const doesOf = (seen: Seen, card: number): string[] =>
  [...(seen.ask?.options ?? []), ...(seen.ask?.denied ?? [])]
    .filter((option) => ABOUT.includes(option.verb) && option.on[0] === card)
    .map((option) => [option.verb, ...option.on].join(' '))
    .filter((key, i, keys) => keys.indexOf(key) === i)

/** All points of a seat, when the game has ended. */
export function pointsOf({ view }: Seen, seat: number): number {
  const player = view.players[seat]
  return (player?.gold_points ?? 0) + (player?.village ?? []).reduce((sum, tile) => sum + tile.points, 0)
}
