/** The words of a question and of its options: keys formed from names, filled with hints. */
import { attribute, sayPlain } from './i18n.svelte'
import type { AskWire, DeniedWire, OptionWire, Params, Seen } from './game'
import type { WhyWire } from './generated/wire'
import type { Answer } from './source'
import type { Words } from './words'

export class Sentences {
  constructor(
    private readonly words: Words,
    private readonly seen: () => Seen | null,
  ) {}

  private get game(): string {
    return this.seen()?.game.key ?? ''
  }

  /** Numbers and names for the words of an option: its cards and seats by their kinds, then its hints. */
  private params(option: Answer & { hint?: Params }): Params {
    const seen = this.seen()
    const kinds = seen?.game.verbs[option.verb] ?? []
    const cards = option.on.filter((_, i) => (kinds[i] ?? kinds[kinds.length - 1]) === 'card')
    const at = option.on[kinds.indexOf('seat')]
    return {
      ...(cards.length > 0 ? { card: cards[0], cards } : {}),
      ...(at === undefined || !kinds.includes('seat') ? {} : { seat: at, to_seat: at }),
      ...(kinds.includes('number') ? { number: option.on[kinds.indexOf('number')] } : {}),
      ...seen?.ask?.about,
      ...option.hint,
    }
  }

  /** What is asked. */
  question(ask: AskWire): string {
    return this.words.say(`${this.game}-ask-${ask.prompt}`, ask.about)
  }

  /** One line of help below it. */
  help(ask: AskWire): string {
    return this.words.sayIf(`${this.game}-help-${ask.prompt}`, ask.about)
  }

  /** The full sentence of an option. */
  sentence(option: OptionWire): string {
    return this.words.say(`${this.game}-say-${option.verb}`, this.params(option))
  }

  /** Its short label for a button. */
  label(option: OptionWire): string {
    return this.words.say(`${this.game}-verb-${option.verb}`, this.params(option))
  }

  /** An answer by its name, of nobody in particular: what is done, and with which cards. */
  naming(option: OptionWire): string {
    const label = this.label(option)
    const { cards } = this.params(option)
    const names = Array.isArray(cards) ? this.words.cardNames(cards as number[]) : ''
    const [first] = Array.isArray(cards) ? (cards as number[]) : []
    if (!names || first === undefined) return label
    const name = this.words.cardName(first)
    if (label === name) return names
    return label.includes(name) ? label : sayPlain('answer-with', { label, names })
  }

  /** Why one answer is better than another: what its line has more of, or less. */
  reason(why: readonly WhyWire[]): string {
    const said = why.map(({ key, more, count, seat }) => {
      const own = `${this.game}-aspect-${key}`
      return this.words.sayIf(own, { more, count, seat }) || this.words.sayIf(`aspect-${key}`, { more, count, seat })
    })
    const [one, two] = said
    if (!one || !two) return one ?? ''
    return this.words.say(why[1]?.good ? 'reason-and' : 'reason-but', { one, two })
  }

  /** The pill under a lit thing, and its tone. */
  hint(option: OptionWire): { text: string; tone: string } {
    const key = `${this.game}-hint-${option.verb}`
    return { text: this.words.sayIf(key, this.params(option)), tone: attribute(key, 'tone') }
  }

  /** The reckoning behind a chosen option. */
  because(option: OptionWire): string {
    return this.words.sayIf(`${this.game}-because-${option.verb}`, this.params(option))
  }

  /** What to ask before an answer that one may regret; empty words ask nothing. */
  sure(option: OptionWire): string {
    return this.words.sayIf(`${this.game}-sure-${option.verb}`, this.params(option))
  }

  /** What the button says that confirms a set of so many. */
  confirmation(ask: AskWire, count: number): string {
    const params = { count, low: ask.some?.[0] ?? 0, high: ask.some?.[1] ?? 0 }
    return this.words.sayIf(`${this.game}-confirm-${ask.options[0]?.verb ?? ''}`, params) || this.words.say('prompt-confirm', params)
  }

  why(denied: DeniedWire): string {
    return this.words.say(`${this.game}-why-${denied.reason}`, { ...this.params(denied), ...denied.params })
  }
}
