/** What is said at this table: heard, said, and not yet read. It knows nothing of the game, and the game does not wait for it. */
import { SvelteMap } from 'svelte/reactivity'
import type { Say, Talk as TalkWire, WordWire } from './generated/wire'
import { keep, kept } from './keep'
import type { Speech } from './source'

export type Reaction = Exclude<WordWire['reaction'], ''>

/** In the order of their buttons: `say-<name>` are their words. */
export const REACTIONS: Record<Reaction, string> = { tea: 'cup', well_played: 'clap', oh: 'oh', luck: 'shamrock' }
/** As the server takes it. */
export const LONGEST = 300
/** Milliseconds for which a word hangs under its sender's seat, and a reaction on its medal. */
const PASSING = 6000
const REACTING = 4000
/** Milliseconds between two reactions. */
export const PAUSE = 3000

export class Talk {
  words = $state.raw<WordWire[]>([])
  /** Said by me, and not yet heard. */
  unsaid = $state.raw<Say[]>([])
  /** Seats of people whom I do not want to hear. */
  muted = $state.raw<number[]>([])
  /** Spectators may only listen. */
  hushed = $state(false)
  /** Why my last word was not said. */
  problem = $state('')
  /** By seat: what was said a moment ago. */
  readonly passing = new SvelteMap<number, WordWire>()

  private read = $state(0)
  unread = $derived(this.words.filter((word) => word.n > this.read && !word.mine && !word.muted).length)
  private next = 0

  constructor(
    private readonly table: string,
    private readonly speech: Speech | undefined,
    private readonly seat: () => number | null,
    private readonly heard: (word: WordWire) => void = () => undefined,
  ) {
    this.read = Number(kept(`read-${table}`) ?? 0)
  }

  get possible(): boolean {
    return this.speech !== undefined
  }

  say(text: string): void {
    const one = text.trim()
    if (one) this.send({ text: one })
  }

  react(reaction: Reaction): void {
    this.send({ reaction })
  }

  private send(what: Pick<Say, 'text' | 'reaction'>): void {
    this.next += 1
    const said: Say = { is: 'say', id: `${Date.now().toString(36)}-${this.next}`, seat: this.seat(), ...what }
    this.problem = ''
    this.unsaid = [...this.unsaid, said]
    this.speech?.say(said)
  }

  /** All that I have said and not heard is said again when the line is back: the server knows it by its id. */
  hear({ words, whole, muted, hushed }: TalkWire): void {
    const before = whole ? [] : this.words
    const last = before.at(-1)?.n ?? 0
    const fresh = words.filter((word) => word.n > last)
    this.words = [...before, ...fresh]
    this.muted = muted
    this.hushed = hushed
    const mine = words.map((word) => word.id)
    this.unsaid = this.unsaid.filter((said) => !mine.includes(said.id))
    if (!whole) for (const word of fresh) if (!word.mine && !word.muted) this.pass(word)
  }

  refuse(id: string, code: string): void {
    this.unsaid = this.unsaid.filter((said) => said.id !== id)
    this.problem = code
  }

  /** Somebody reads it: nothing is new any more. */
  look(): void {
    this.read = Math.max(this.read, this.words.at(-1)?.n ?? 0)
    keep(`read-${this.table}`, String(this.read))
    for (const [seat, word] of this.passing) if (!word.reaction) this.passing.delete(seat)
  }

  private pass(word: WordWire): void {
    this.heard(word)
    const { seat } = word
    if (seat === null) return
    this.passing.set(seat, word)
    setTimeout(() => this.passing.get(seat) === word && this.passing.delete(seat), word.reaction ? REACTING : PASSING)
  }
}
