/** The shell's view of a table, with New York 1901 in it. */

import type { Seen as AnySeen } from '$shell/game'
import type { NewYork1901Event, NewYorkView } from './generated'
import type { Board } from './atlas'

export type Seen = AnySeen<NewYorkView>

export type Generation = 'starter' | 'bronze' | 'silver' | 'gold' | 'legendary'

export interface LotFacts {
  type: 'lot'
  name: string
  district: string
  size: number
}

export interface PieceFacts {
  type: 'piece'
  name: string
  generation: Generation
  shape: number
  squares: number
  points: number
  irregular: boolean
  height: number
}

export interface CharacterFacts {
  type: 'character'
  name: string
  district: string
  /** With the crest. */
  lot: number
}

export interface OtherFacts {
  type: 'street' | 'challenge' | 'action'
  name: string
}

export type Facts = LotFacts | PieceFacts | CharacterFacts | OtherFacts

// The server writes the facts of a face by its type; the wire only knows them as words and numbers.
export const factsOf = (seen: Pick<Seen, 'game'>, face: number): Facts | undefined => (seen.game.cards as unknown as Facts[])[face]

export const pieceOf = (seen: Pick<Seen, 'game'>, face: number): PieceFacts => factsOf(seen, face) as PieceFacts

export const characterOf = (seen: Pick<Seen, 'game'>, face: number): CharacterFacts => factsOf(seen, face) as CharacterFacts

export const boardOf = (seen: Pick<Seen, 'game'>): Board => seen.game.board as unknown as Board

/** With a worker in hand a lot comes first: all pieces only wait. */
export const waiting = (seen: Seen): boolean => seen.ask?.prompt === 'TakeTurn' && (seen.view.players[seen.me ?? 0]?.workers ?? 0) > 0

export const eventsOf = (seen: Seen): NewYork1901Event[] => seen.events as NewYork1901Event[]

/** The same piece of the same seat keeps its name in the tray and on the map. */
export const pieceThing = (seat: number, face: number): string => `piece-${String(seat)}-${String(face)}`
