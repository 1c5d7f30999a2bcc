/** The shell's view of a table, with New York 1901 in it. */

import type { Seen as AnySeen } from '$shell'
import type { Board } from './atlas'
import type { CharacterFacts, Facts, LotFacts, NewYork1901Event, NewYorkView, PieceFacts } from './generated'

export type Seen = AnySeen<NewYorkView, NewYork1901Event, Facts>
export type Generation = PieceFacts['generation']
/** What is unlocked one after the other; the first is from the start. */
export const GENERATIONS = ['bronze', 'silver', 'gold'] as const

type Printed = Pick<Seen, 'facts'>
export const pieceOf = (seen: Printed, face: number): PieceFacts => seen.facts(face) as PieceFacts
export const characterOf = (seen: Printed, face: number): CharacterFacts => seen.facts(face) as CharacterFacts
export const lotOf = (seen: Printed, face: number): LotFacts => seen.facts(face) as LotFacts

export const boardOf = (seen: Pick<Seen, 'game'>): Board => seen.game.board as unknown as Board

/** The lots that a card of the market can buy. */
export const lotsFor = ({ view }: Seen, face: number): number[] => view.free_lots[view.market.indexOf(face)] ?? []

/** Pieces only wait: something else comes first. */
export const waiting = ({ ask }: Seen): boolean => ask?.denied.some(({ reason }) => reason === 'expand') ?? false

/** Its generation needs more points than this seat has. */
export const isLocked = (seen: Seen, face: number, seat: number | null): boolean =>
  pieceOf(seen, face).unlocked > (seen.view.players[seat ?? 0]?.unlocked ?? 0)

/** The same piece of the same seat keeps its name in the tray and on the map. */
export const pieceThing = (seat: number, face: number): string => `piece-${String(seat)}-${String(face)}`
