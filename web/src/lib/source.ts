/** Where the pictures of a table come from, and where what a person does goes. Frame and boards cannot tell which source it is. */
import type { Arrangement } from './company.svelte'
import type { AdviceWire, Line, OptionWire, Say, Talk, Thought, Update, Watcher } from './generated/wire'

/** How the source stands: `closed` for good, with the reason in the last refusal. */
export type Link = 'connecting' | 'live' | 'dropped' | 'closed'

/** What is said to a question. */
export type Answer = Pick<OptionWire, 'verb' | 'on'>

/** A step back: the seat, and the row of the answer that it takes back. */
export interface StepBack {
  seat: number
  row: number
  /** Back to where the turn began. */
  whole: boolean
}

/** Nobody has arranged anything: a picture that is not of a live table. */
export const ALONE: Pick<Update, 'tales' | 'asking' | 'paused' | 'again' | 'not_again'> = {
  tales: [],
  asking: null,
  paused: false,
  again: [],
  not_again: [],
}

export interface Arrival {
  picture: Update
  /** Nothing was seen happening, as after opening, a lost line or a jump. */
  anew: boolean
  /** What happened, where it is not the news of the log itself: a replay knows its whole log from the start. */
  told?: Line[]
  /** Nothing glides. */
  still?: boolean
}

/** Whoever is told: the table. */
export interface Ears {
  onPicture: (arrival: Arrival) => void
  onRefusal: (code: string) => void
  onLink: (link: Link) => void
  /** Somebody came or went: these seats are here now, and these look on. */
  onPresence?: (online: number[], watchers: Watcher[]) => void
  /** Computer opponents have begun to think for longer. */
  onThinking?: (thoughts: Thought[]) => void
  /** Somebody has said something. */
  onTalk?: (talk: Talk) => void
  /** A word of mine was not said, and why. */
  onUnsaid?: (id: string, code: string) => void
  /** Somebody waits for the person on this seat. */
  onNudge?: (seat: number, by: number) => void
}

/** The way to speak to others at the table, where there are any. */
export interface Speech {
  say: (said: Say) => void
  /** I go by another name now: come in again. */
  reopen: () => void
}

export interface Source {
  /** What people arrange between the moves, where there are people. */
  arrange?: (said: Arrangement) => void
  /** Pictures come when things happen and are looked at at one's own pace; otherwise the source itself keeps the time. */
  readonly paced: boolean
  listen: (ears: Ears) => void
  /** Answers the question of this id. */
  answer: (question: string, answer: Answer) => void
  takeBack: (step: StepBack) => void
  /** Asks the opponents who think to answer now, where that can be asked. */
  hurry?: () => void
  /** What one might answer to this question, where there is somebody to ask. */
  advise?: (question: string) => Promise<AdviceWire>
  close: () => void
  /** It is played on this very device: there is no line that could be lost. */
  readonly here?: boolean
  readonly speech?: Speech
  /** Where the past can be looked through: the move that is shown, and the way to another. */
  readonly past?: Past
}

export interface Past {
  readonly move: number
  jump: (move: number) => void
}
