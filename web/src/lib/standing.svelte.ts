/** An answer that is given for me, by my own wish, until something changes: a season of passing is no chore. */
import type { AskWire, Line, OptionWire, Seen } from './game'
import type { Told } from './words'

export class Standing {
  /** What is said for me; null: nothing. */
  verb = $state<string | null>(null)
  /** Only what concerns me ends it, where the game tells what does. */
  mine = $state(false)
  /** Something has changed, and I have not answered since. */
  ended = $state(false)
  private prompt = ''
  private stake = 0

  /** The option of this question that may be said for me. */
  offer(seen: Seen | null): OptionWire | null {
    return seen?.ask?.options.find((option) => option.on.length === 0 && option.verb in seen.game.standing) ?? null
  }

  begin(ask: AskWire, option: OptionWire): void {
    this.verb = option.verb
    this.prompt = ask.prompt
    this.stake = ask.about['stake'] ?? 0
    this.mine = false
    this.ended = false
  }

  stop(): void {
    this.verb = null
    this.ended = false
  }

  /** A new picture, and what was told since my last answer: what to say to it for me, if it is still my wish. */
  consider(seen: Seen, since: Line[]): OptionWire | null {
    if (this.verb === null) return null
    const ask = seen.ask
    const same = seen.game.standing[this.verb]
    const others = since.map((line) => line.event as Told).filter((event) => event.is !== same && event.seat !== seen.me)
    // What no seat did befell the whole table: a season is over, and so is the wish.
    const over = others.some((event) => event.seat === undefined) || (ask !== null && ask.prompt !== this.prompt)
    const changed = this.mine ? ask !== null && ask.about['stake'] !== this.stake : others.length > 0
    if (over || changed) {
      this.verb = null
      this.ended = !over
      return null
    }
    return ask?.options.find((option) => option.verb === this.verb) ?? null
  }
}
