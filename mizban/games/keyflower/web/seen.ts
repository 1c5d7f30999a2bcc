/** The shell's view of a table, with Keyflower in it. */

import { keyOf, type Seen as AnySeen } from '$shell'
import type { Facts, KeyflowerEvent, KeyflowerView, TileView } from './generated'

export type Seen = AnySeen<KeyflowerView, KeyflowerEvent, Facts>
export type Kind = Facts['type']

/** Clockwise from me; from seat 0 for who only looks on. */
export function around({ me, view }: Seen): number[] {
  const seats = view.players.map((_, seat) => seat)
  const first = me ?? 0
  return [...seats.slice(first), ...seats.slice(0, first)]
}

/** Of mine also the tiles I have placed while the others still place theirs. */
export function villageOf({ view }: Seen, seat: number): TileView[] {
  const player = view.players[seat]
  return player ? [...player.village, ...player.placed] : []
}

/** The tiles I have won and not placed yet. */
export function toPlace({ view }: Seen, seat: number): number[] {
  const player = view.players[seat]
  const placed = player?.placed.map(({ card }) => card) ?? []
  return player?.taken.filter((card) => !placed.includes(card)) ?? []
}

/** Options about this tile first of all: to bid for it, use it, upgrade it, flip it, place it. My workers beside it move when they are tapped themselves. */
export const doesOf = ({ ask, game }: Seen, card: number): string[] =>
  [...(ask?.options ?? []), ...(ask?.denied ?? [])]
    .filter(({ verb, on }) => game.verbs[verb]?.[0] === 'card' && on[0] === card && verb !== 'move')
    .map(keyOf)
