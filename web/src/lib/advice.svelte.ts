/** What the lamp shows: advice for the open question, asked for once and gone with it. */
import type { AdvisedWire, AdviceWire, AskWire, ReasonWire } from './generated/wire'
import { keyOf } from './game'
import type { Words } from './words'

/** Chances that differ by less are equal. */
const EQUAL = 0.02
/** From fewer imagined games little is known. */
const FEW = 400

interface Asker {
  readonly ask: AskWire | null
  /** Where there is somebody to ask. */
  readonly advise: ((question: string) => Promise<AdviceWire>) | undefined
}

type State = { question: string; found: AdviceWire | null; failed: boolean }

export class Advice {
  private state = $state.raw<State | null>(null)

  constructor(private readonly asker: Asker) {}

  /** The lamp is lit, for this very question. */
  on = $derived.by(() => this.state !== null && this.state.question === this.asker.ask?.id)
  failed = $derived.by(() => this.on && (this.state?.failed ?? false))
  found = $derived.by<AdviceWire | null>(() => (this.on ? (this.state?.found ?? null) : null))
  answers = $derived<readonly AdvisedWire[]>(this.found?.answers ?? [])
  /** The place of every advised option; of a set that of each of its items. */
  private places = $derived.by(() => {
    const some = this.asker.ask?.some
    return Object.fromEntries(
      this.answers.toReversed().flatMap((answer, i) => {
        const place = this.answers.length - i
        return (some ? answer.on.map((item) => keyOf({ verb: answer.verb, on: [item] })) : [keyOf(answer)]).map((key) => [key, place])
      }),
    ) as Record<string, number>
  })

  toggle(): void {
    if (this.on) this.state = null
    else void this.light()
  }

  private async light(): Promise<void> {
    const question = this.asker.ask?.id
    if (question === undefined || !this.asker.advise) return
    this.state = { question, found: null, failed: false }
    let found: AdviceWire | null = null
    try {
      found = await this.asker.advise(question)
    } catch {
      // The lamp stays dark this time; the question is as it was.
    }
    if (this.state?.question === question) this.state = { question, found, failed: !found || found.answers.length === 0 }
  }

  /** Which advice a thing is that offers these options: 1 for the best, 0 for none. */
  place(keys: readonly string[]): number {
    const places = keys.map((key) => this.places[key] ?? 0).filter(Boolean)
    return places.length > 0 ? Math.min(...places) : 0
  }

  /** In percent. */
  chance(place: number): number {
    return Math.round((this.answers[place - 1]?.chance ?? 0) * 100)
  }

  /** What is said of all of it: how sure it is. */
  verdict(words: Words): string {
    if (this.failed) return words.say('advice-failed')
    if (!this.found) return words.say('advice-thinking')
    const [first, second] = this.answers
    if (this.found.imagined < FEW) return words.say('advice-few', { count: this.found.imagined })
    if (first && second && first.chance - second.chance < EQUAL) return words.say('advice-equal')
    return words.say('advice-from', { count: this.found.imagined })
  }

  /** One sentence why. */
  why(answer: AdvisedWire, words: Words, game: string): string {
    const [one, two] = answer.why.map((reason) => ({ ...reason, text: said(reason, words, game) }))
    if (!one) return ''
    const text = two ? words.say(one.price === two.price ? 'reason-and' : 'reason-but', { one: one.text, two: two.text }) : one.text
    return sentence(text)
  }
}

function said(reason: ReasonWire, words: Words, game: string): string {
  const params = { more: reason.more ? 'yes' : 'no', count: reason.count, seat: reason.seat }
  return words.sayIf(`${game}-aspect-${reason.key}`, params) || words.say(`aspect-${reason.key}`, params)
}

/** With a capital and a full stop; what stands before the first letter (marks of direction) stays. */
export const sentence = (text: string): string => `${text.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase())}.`
