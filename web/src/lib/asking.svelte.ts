/** The open question and my answer to it: which things are lit, which are chosen, what the prompt bar offers. */
import { SvelteMap } from 'svelte/reactivity'
import { keyOf, type AskWire, type DeniedWire, type OptionWire, type Seen, type Thing } from './game'
import { say, sayIf } from './i18n.svelte'
import { settings } from './settings.svelte'

/** Milliseconds that an answer of mine may be under way while others move the table on. */
const PATIENCE = 1000

export type Send = (option: Pick<OptionWire, 'verb' | 'on'>) => void

class Asking {
  seen = $state.raw<Seen | null>(null)
  /** Every thing on the board, by its element. */
  things = new SvelteMap<HTMLElement, Thing>()
  /** Ids of the things tapped so far; each narrows the options to those it offers too. */
  touched = $state.raw<string[]>([])
  /** The options that are still meant: one is an answer waiting to be confirmed. */
  meant = $state.raw<string[]>([])
  /** With a `some` question: what has been toggled. */
  set = $state.raw<string[]>([])
  /** An answer is on its way; nothing else is said until the table has changed. */
  sent = $state(false)
  send: Send = () => undefined
  /** Takes my last answer back, where that is allowed: what was dragged off a table goes back where it lay. */
  takeBack: () => void = () => undefined
  private patience: ReturnType<typeof setTimeout> | undefined

  ask = $derived<AskWire | null>(this.seen?.ask ?? null)
  options = $derived(new Map((this.ask?.options ?? []).map((option) => [keyOf(option), option])))
  denied = $derived(new Map((this.ask?.denied ?? []).map((denied) => [keyOf(denied), denied])))
  picked = $derived<OptionWire | null>(this.meant.length === 1 ? (this.options.get(this.meant[0] ?? '') ?? null) : null)

  /** A new picture of the table. While my question stays the same, what I have chosen stays chosen: others may answer meanwhile. */
  show(seen: Seen, moved: boolean): void {
    const same = this.seen?.me === seen.me && JSON.stringify(this.seen.ask) === JSON.stringify(seen.ask)
    this.seen = seen
    clearTimeout(this.patience)
    if (!same) {
      this.sent = false
      this.unchoose()
    } else if (moved && this.sent) this.patience = setTimeout(() => this.askAgain(), PATIENCE)
  }

  /** My answer has changed the table, and I am asked the very same: if it were still on its way it would have come by now. */
  private askAgain(): void {
    this.sent = false
    this.unchoose()
  }

  /** The table was left. */
  leave(): void {
    clearTimeout(this.patience)
    this.sent = false
    this.seen = null
    this.unchoose()
    this.send = () => undefined
    this.takeBack = () => undefined
  }

  /** Back to how it was asked. With a `some` question what one usually picks is picked already, and waits only to be confirmed. */
  unchoose(): void {
    const most = this.ask?.some?.[1] ?? 0
    this.touched = []
    this.meant = []
    this.set = (this.ask?.options ?? [])
      .filter((option) => option.hint['default'] === 1)
      .slice(0, most)
      .map(keyOf)
  }

  get choosing(): boolean {
    return this.meant.length > 0 || this.set.length > 0
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

  private touches(option: Pick<OptionWire, 'verb' | 'on'>, face: number | undefined): boolean {
    const kinds = this.seen?.game.verbs[option.verb] ?? []
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
    if (this.ask?.some) {
      this.toggle(only)
      return
    }
    if (offers.length === 1 && (thing.quick || settings.oneTap)) {
      this.choose(only)
      return
    }
    if (this.touched.includes(thing.id)) {
      if (this.picked) this.confirm()
      else this.narrow(this.touched.filter((id) => id !== thing.id))
      return
    }
    const both = this.meant.filter((key) => offers.includes(key))
    if (this.meant.length > 1 && both.length > 0) this.narrow([...this.touched, thing.id])
    else this.narrow([thing.id])
  }

  /** Choose it, without answering: where a tap might. */
  point(thing: Thing): void {
    if (!this.sent) this.narrow([thing.id])
  }

  private narrow(ids: string[]): void {
    const tapped = [...this.things.values()].filter((thing) => ids.includes(thing.id))
    const sets = ids.map((id) => new Set(tapped.filter((thing) => thing.id === id).flatMap((thing) => this.offers(thing))))
    this.touched = ids
    this.meant = ids.length === 0 ? [] : [...this.options.keys()].filter((key) => sets.every((set) => set.has(key)))
  }

  /** Where no more can be picked, the one that was picked first makes room. */
  toggle(key: string): void {
    const most = this.ask?.some?.[1] ?? 0
    if (this.set.includes(key)) this.set = this.set.filter((other) => other !== key)
    else if (most > 0) this.set = [...this.set.slice(Math.max(0, this.set.length + 1 - most)), key]
  }

  /** The prompt's button of one option: answered at once, unless the words ask whether one is sure. */
  choose(key: string): void {
    const option = this.options.get(key)
    if (!option) return
    if (this.picked === option || !this.sure(option)) this.answer(option)
    else {
      this.touched = []
      this.meant = [key]
    }
  }

  /** `<game>-sure-<verb>`: what to ask before an answer that one may regret; empty words ask nothing. */
  sure(option: OptionWire): string {
    return sayIf(`${this.game}-sure-${option.verb}`, this.paramsOf(option))
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

  private answer(option: Pick<OptionWire, 'verb' | 'on'>): void {
    if (this.sent) return
    this.sent = true
    this.send(option)
  }

  /** The public name of the moment: what all decide at once, though nobody sees what another is asked. */
  get moment(): string {
    const view = this.seen?.view as { moment?: { todo: unknown[] } } | undefined
    const top = view?.moment?.todo.at(-1)
    return Array.isArray(top) ? String(top[0]) : ''
  }

  get game(): string {
    return this.seen?.game.key ?? ''
  }

  /** Numbers and names for the words of an option: its cards and seats by their kinds, then its hints. */
  paramsOf(option: Pick<OptionWire, 'verb' | 'on'> & { hint?: Record<string, number> }): Record<string, unknown> {
    const kinds = this.seen?.game.verbs[option.verb] ?? []
    const cards = option.on.filter((_, i) => (kinds[i] ?? kinds[kinds.length - 1]) === 'card')
    const at = option.on[kinds.indexOf('seat')]
    return {
      ...(cards.length > 0 ? { card: cards[0], cards } : {}),
      ...(at === undefined || !kinds.includes('seat') ? {} : { seat: at, to_seat: at }),
      ...(kinds.includes('number') ? { number: option.on[kinds.indexOf('number')] } : {}),
      ...this.seen?.ask?.about,
      ...option.hint,
    }
  }

  /** The full sentence of an option. */
  sentence(option: OptionWire): string {
    return say(`${this.game}-say-${option.verb}`, this.paramsOf(option))
  }

  /** Its short label for a button. */
  label(option: OptionWire): string {
    return say(`${this.game}-verb-${option.verb}`, this.paramsOf(option))
  }

  /** The pill under a lit thing. */
  hint(option: OptionWire): string {
    return sayIf(`${this.game}-hint-${option.verb}`, this.paramsOf(option))
  }

  /** The reckoning behind a chosen option. */
  because(option: OptionWire): string {
    return sayIf(`${this.game}-because-${option.verb}`, this.paramsOf(option))
  }

  /** What the button says that confirms a set. */
  confirmation(count: number): string {
    const verb = this.ask?.options[0]?.verb ?? ''
    const params = { count, low: this.ask?.some?.[0] ?? 0, high: this.ask?.some?.[1] ?? 0 }
    return (count > 0 && sayIf(`${this.game}-confirm-${verb}`, params)) || say('prompt-confirm', params)
  }

  why(denied: DeniedWire): string {
    return say(`${this.game}-why-${denied.reason}`, { ...this.paramsOf(denied), ...denied.params })
  }
}

export const asking = new Asking()
