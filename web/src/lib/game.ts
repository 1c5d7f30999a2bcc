/** The seam between the shell, which knows no game, and a game's board, which knows no rules. */
import type { Component } from 'svelte'
import type { Sound } from './sound'
import type { AskWire, GameInfo, OptionWire, TableInfo } from './generated/wire'

export type { AskWire, Chair, DeniedWire, GameInfo, Line, OptionWire, ScoreWire, SeatInfo, TableInfo, Update } from './generated/wire'

/** The table as one seat sees it; all that a board draws from. A game names its own view, events and card facts. */
export interface Seen<View = unknown, Event = unknown, Facts = unknown> {
  view: View
  /** The seat I look from; null for a spectator. */
  me: number | null
  game: GameInfo
  table: TableInfo
  /** The open question to me. */
  ask: AskWire | null
  /** Seats the game waits for. */
  asked: number[]
  /** What was told with this very update, in order: a board makes its moments of it. Empty after a reload or a step back. */
  events: Event[]
  /** The printed facts of a card. */
  facts: (face: number) => Facts
}

/** The same thing keeps its name wherever it lies. */
export const cardThing = (face: number): string => `card-${String(face)}`
export const seatThing = (seat: number): string => `seat-${String(seat)}`

/** The name of an option, as things claim it: `hire 37`, `pass`. */
export const keyOf = (option: Pick<OptionWire, 'verb' | 'on'>): string => [option.verb, ...option.on].join(' ')

/** Options, or what is denied, by their names. */
export const byKey = <One extends Pick<OptionWire, 'verb' | 'on'>>(all: readonly One[]): ReadonlyMap<string, One> =>
  new Map(all.map((one) => [keyOf(one), one]))

/** Numbers for the words of a message; `card`, `*_seat` and the like are turned into names by their own names. */
export type Params = Record<string, unknown>

export interface Message {
  key: string
  params?: Params
}

/** Something on the board that has a name, can be lit, and glides when it changes its place. */
export interface Thing {
  /** The same thing keeps its id wherever it lies: `card-37`, `deck`, `discard`. */
  id: string
  /** The options it offers when it is tapped; left out: every option that names its `face` as a card. */
  does?: string[]
  /** The card it shows: hover, long press or a tap while it is not lit opens it large. */
  face?: number
  /** Answers at the first tap. */
  quick?: boolean
  /** Lit, but its options stay buttons in the prompt bar as well: a draw pile that also has a "draw" button. */
  soft?: boolean
  /** Ids of things that lie in it unseen: what vanishes from the board flies to the thing that holds it now. */
  holds?: string[]
  /** Furniture, such as a rung of a ladder: it neither glides nor is dealt. */
  fixed?: boolean
  /** A tap takes it in hand instead of answering: the board knows what comes then. */
  ontap?: () => void
  /** It is in hand, and looks chosen. */
  held?: boolean
  /** What it says while it is lit, where the sentences of all its options would be too many. */
  says?: string
  /** What it is called where it shows no card. */
  name?: string
}

/** As a part of a board is handed it: only the game's folder knows what kind of view it draws. */
export type Sight = Seen<never, never, never>

/** What the parts of a board are handed. A game's own components take the same, with its own kind of picture. */
export interface BoardProps<Picture> {
  seen: Picture
}
export interface PartProps<Picture> extends BoardProps<Picture> {
  seat: number
}
export interface SeatProps<Picture> extends PartProps<Picture> {
  /** All cards in full, for the sheet of a seat. */
  full?: boolean
}
export interface CardProps {
  face: number
  /** With its rule in words. */
  big?: boolean
  /** Width in pixels; without it the place decides. */
  w?: number
}

type Part = Component<PartProps<Sight>>

/** What `mizban/games/<key>/web/index.ts` exports as its default. */
export interface GameModule {
  /** What lies on the mat. */
  Board: Component<BoardProps<Sight>>
  /** Inside a seat panel: `.stats`, `.mini` (phone) and `.have`. */
  Seat: Component<SeatProps<Sight>>
  /** My numbers on the rail. */
  Purse: Part
  /** My cards on the rail. */
  Mine: Part
  Card: Component<CardProps>
  /** How the points of a seat came about, below the table of the score sheet. */
  Account?: Part
  /** The icons beside the rows of the score sheet, by part. */
  signs?: Record<string, string>
  /** What is heard when something happens, by the name of the event. */
  sounds?: Record<string, Sound>
  /** The lines behind everything. */
  Motif: Component<Record<string, never>>
  /** The line beside the name of the game in the top bar. */
  subtitle: (seen: Sight) => Message
  /** Things on the board that an event speaks of, beside its cards: lots, buildings. */
  places?: (event: never) => string[]
}
