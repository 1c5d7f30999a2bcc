/** My answer to the open question, as far as I have chosen it: which things are lit, which are chosen, what waits to be confirmed. */
import { byKey, keyOf, type AskWire, type DeniedWire, type OptionWire, type Thing } from './game'
import { settings } from './settings.svelte'
import type { Answer } from './source'

interface Chosen {
  /** The question it belongs to: with another question nothing is chosen. */
  question: string
  /** Ids of the things tapped so far; each narrows the options to those it offers too. */
  touched: readonly string[]
  /** The options that are still meant: one is an answer waiting to be confirmed. */
  meant: readonly string[]
  /** With a `some` question: what has been picked. */
  set: readonly string[]
}

/** What the choice must know of its table. */
export interface Asker {
  readonly ask: AskWire | null
  /** What the numbers of a verb are. */
  kinds: (verb: string) => readonly string[]
  things: () => Iterable<Thing>
  /** What to ask before an answer that one may regret; empty words ask nothing. */
  sure: (option: OptionWire) => string
  /** Was the press that is being handled meant for this question? */
  careful: () => boolean
  send: (question: string, answer: Answer) => void
}

/** As it was asked. With a `some` question what one usually picks is picked already, and waits only to be confirmed. */
function untouched(ask: AskWire | null): Chosen {
  const usual = (ask?.options ?? []).filter((option) => option.hint['default'] === 1).map(keyOf)
  return { question: ask?.id ?? '', touched: [], meant: [], set: usual.slice(0, ask?.some?.[1] ?? 0) }
}

export class Choice {
  private made = $state.raw<Chosen>(untouched(null))
  /** The question that my answer is on its way to; nothing else is said to it. */
  private said = $state<string | null>(null)

  constructor(private readonly asker: Asker) {}

  ask = $derived.by(() => this.asker.ask)
  options = $derived(byKey(this.ask?.options ?? []))
  denied = $derived(byKey(this.ask?.denied ?? []))
  private now = $derived(this.made.question === this.ask?.id ? this.made : untouched(this.ask))
  touched = $derived(this.now.touched)
  meant = $derived(this.now.meant)
  set = $derived(this.now.set)
  picked = $derived<OptionWire | null>(this.meant.length === 1 ? (this.options.get(this.meant[0] ?? '') ?? null) : null)
  choosing = $derived(this.meant.length > 0 || this.set.length > 0)
  sent = $derived(this.said !== null && this.said === this.ask?.id)

  private make(change: Partial<Chosen>): void {
    if (!this.sent) this.made = { ...this.now, ...change }
  }

  /** Back to how it was asked. */
  unchoose(): void {
    this.made = untouched(this.ask)
  }

  /** My answer was refused: it can be given again. */
  refused(): void {
    this.said = null
  }

  /** The options a thing offers now. */
  offers(thing: Thing): string[] {
    if (thing.does) return thing.does.filter((key) => this.options.has(key))
    return thing.face === undefined ? [] : [...this.options].filter(([, option]) => this.touches(option, thing.face)).map(([key]) => key)
  }

  /** Why a thing is not lit, where one would expect it. */
  refusal(thing: Thing): DeniedWire | null {
    for (const key of thing.does ?? []) {
      const denied = this.denied.get(key)
      if (denied) return denied
    }
    if (thing.does || thing.face === undefined) return null
    return [...this.denied.values()].find((denied) => this.touches(denied, thing.face)) ?? null
  }

  private touches(option: Answer, face: number | undefined): boolean {
    const kinds = this.asker.kinds(option.verb)
    // A verb over a set names its kind once.
    return option.on.some((number, i) => number === face && (kinds[i] ?? kinds[kinds.length - 1]) === 'card')
  }

  isPicked(thing: Thing): boolean {
    if (this.ask?.some) return this.offers(thing).some((key) => this.set.includes(key))
    return this.touched.includes(thing.id)
  }

  /** A tap: choose, narrow, toggle, or confirm what was chosen. */
  tap(thing: Thing): void {
    if (this.sent) return
    const offers = this.offers(thing)
    const only = offers[0]
    if (only === undefined) return
    if (this.ask?.some) this.toggle(only)
    else if (offers.length === 1 && (thing.quick || settings.oneTap)) this.choose(only)
    else if (!this.touched.includes(thing.id)) {
      const both = this.meant.filter((key) => offers.includes(key))
      this.narrow(this.meant.length > 1 && both.length > 0 ? [...this.touched, thing.id] : [thing.id])
    } else if (this.picked) this.confirm()
    else this.narrow(this.touched.filter((id) => id !== thing.id))
  }

  /** Choose a thing, without answering: where a tap might. */
  point(thing: Thing): void {
    this.narrow([thing.id])
  }

  private narrow(ids: readonly string[]): void {
    const tapped = [...this.asker.things()].filter((thing) => ids.includes(thing.id))
    const sets = ids.map((id) => tapped.filter((thing) => thing.id === id).flatMap((thing) => this.offers(thing)))
    const meant = ids.length === 0 ? [] : [...this.options.keys()].filter((key) => sets.every((set) => set.includes(key)))
    this.make({ touched: ids, meant })
  }

  /** These options are meant, by a gesture on the board that stands for this thing: one waits to be confirmed. */
  mean(keys: readonly string[], id?: string): void {
    this.make({ touched: id === undefined ? [] : [id], meant: keys.filter((key) => this.options.has(key)) })
  }

  /** With a `some` question: just these are picked. */
  pick(keys: readonly string[]): void {
    this.make({ set: keys.filter((key) => this.options.has(key)) })
  }

  /** Where no more can be picked, the one that was picked first makes room. */
  toggle(key: string): void {
    const most = this.ask?.some?.[1] ?? 0
    if (this.set.includes(key)) this.pick(this.set.filter((other) => other !== key))
    else if (most > 0) this.pick([...this.set.slice(Math.max(0, this.set.length + 1 - most)), key])
  }

  /** Answers with one option, unless the words ask whether one is sure. */
  choose(key: string): void {
    const option = this.options.get(key)
    if (!option) return
    if (this.picked === option || !this.asker.sure(option)) this.answer(option)
    else this.mean([key])
  }

  confirm(): void {
    const some = this.ask?.some
    if (some) {
      const first = this.ask?.options[0]
      if (!first || this.set.length < some[0]) return
      const on = this.set.flatMap((key) => this.options.get(key)?.on ?? []).sort((a, b) => a - b)
      this.answer({ verb: first.verb, on })
    } else if (this.picked) this.answer(this.picked)
  }

  private answer(answer: Answer): void {
    if (!this.ask || this.sent || !this.asker.careful()) return
    this.said = this.ask.id
    this.asker.send(this.ask.id, { verb: answer.verb, on: answer.on })
  }
}
