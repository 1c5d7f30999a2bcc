/**
 * A pass that I have prepared for when my turn comes. It stays in this browser, so nobody can learn of it, and outlives a reload.
 *
 * It holds for this very round of questions: until anybody is asked something else than when I wished it, until something is taken back,
 * or until something happened that this browser has not seen. Then it is gone, and I am asked as ever.
 */
import type { Update } from './generated/wire'
import type { OptionWire, Seen } from './game'
import { keep, kept } from './keep'

const PASS = 'pass'
const PLACE = 'prepared'

interface Wish {
  prompt: string
  /** Up to here I have seen what happened. */
  rows: number
}

export class Prepared {
  private wish = $state.raw<Wish | null>(null)
  /** Prompts of this game to which one can pass, learned from my own questions: no browser knows rules. */
  private known: string[] = []
  private learned = $state(0)
  /** To this I have passed: until something else is asked it will hardly be asked of me again. */
  private passed = $state('')

  constructor(private readonly table: string) {}

  /** There is something prepared. */
  get on(): boolean {
    return this.wish !== null
  }

  /** What everybody is asked now, one after the other, if one can pass there and it is not my turn. */
  offer(seen: Seen | null, picture: Update | null): string | null {
    const [first] = picture?.waiting ?? []
    if (!seen || !picture || !first || this.learned === 0) return null
    if (first.prompt === this.passed || seen.ask || picture.paused || picture.asking || picture.scores || PASS in seen.game.standing)
      return null
    return this.known.includes(first.prompt) && !picture.answered.includes(seen.me ?? -1) ? first.prompt : null
  }

  /** I have answered. */
  hear(prompt: string, verb: string): void {
    if (verb === PASS) this.passed = prompt
  }

  begin(prompt: string, rows: number): void {
    this.note({ prompt, rows })
  }

  stop(): void {
    if (this.wish) this.note(null)
  }

  /** A new picture; `missed`: what happened before it was not seen here. What to say for me, if it is still my wish. */
  consider(seen: Seen, picture: Update, missed: boolean): OptionWire | null {
    this.learn(seen)
    if (picture.waiting.some((one) => one.prompt !== this.passed)) this.passed = ''
    this.wish ??= missed ? this.read() : null
    const wish = this.wish
    if (!wish) return null
    const asked = [...(seen.ask ? [seen.ask.prompt] : []), ...picture.waiting.map((one) => one.prompt)]
    const same = asked.length > 0 && asked.every((prompt) => prompt === wish.prompt)
    if (!same || picture.scores || (missed && picture.rows !== wish.rows)) {
      this.stop()
      return null
    }
    const option = seen.ask?.options.find((one) => one.verb === PASS && one.on.length === 0) ?? null
    this.note(seen.ask ? null : { ...wish, rows: picture.rows })
    return option
  }

  private learn({ ask, game }: Seen): void {
    const place = `passes-${game.key}`
    if (this.known.length === 0) this.known = (kept(place) ?? '').split(' ').filter(Boolean)
    if (ask?.options.some((one) => one.verb === PASS && one.on.length === 0) && !this.known.includes(ask.prompt)) {
      this.known = [...this.known, ask.prompt]
      keep(place, this.known.join(' '))
    }
    this.learned = this.known.length
  }

  private note(wish: Wish | null): void {
    this.wish = wish
    keep(PLACE, wish ? JSON.stringify({ ...wish, table: this.table }) : '')
  }

  private read(): Wish | null {
    const wish = JSON.parse(kept(PLACE) || 'null') as (Wish & { table: string }) | null
    return wish?.table === this.table ? wish : null
  }
}
