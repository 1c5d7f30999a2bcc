/** Gives a thing of the board its name, its light, its words and its taps. */
import { keyOf, type OptionWire, type Thing } from './game'
import { num } from './i18n.svelte'
import type { Table } from './table.svelte'

export function thing(table: Table, node: HTMLElement, first: Thing): { update: (next: Thing) => void; destroy: () => void } {
  const { advice, choice, sentences, what, cardName, cardText } = table
  let spec = $state.raw(first)
  let { ontap } = first
  const natural = node.tagName === 'BUTTON'
  let pill: HTMLElement | null = null
  let number: HTMLElement | null = null
  const sentence = document.createElement('span')
  sentence.className = 'vh'
  /** Parts of the drawing that the sentence stands for. */
  const silenced: Element[] = []

  /** It bears the name of its card, which goes when the card goes. */
  let named = false

  table.things.set(node, first)
  name(first)

  const stop = $effect.root(() => {
    $effect(() => {
      const offers = choice
        .offers(spec)
        .map((key) => choice.options.get(key))
        .filter((option) => option !== undefined)
      const refusal = offers.length === 0 ? choice.refusal(spec) : null
      const picked = offers.length > 0 && (spec.held ?? choice.isPicked(spec))
      node.toggleAttribute('data-lit', offers.length > 0 && !picked)
      node.toggleAttribute('data-picked', picked)
      node.toggleAttribute('data-denied', refusal !== null)
      if (offers.length > 0) asButton(offers, picked)
      else if (refusal) asRefused(sentences.why(refusal))
      else asPicture()
      return () => {
        pill?.remove()
        number?.remove()
      }
    })
  })

  function name(thing: Thing): void {
    node.dataset['thing'] = thing.id
    if (thing.face === undefined) delete node.dataset['face']
    else node.dataset['face'] = String(thing.face)
  }

  function asButton(offers: OptionWire[], picked: boolean): void {
    // What is hidden from all only speaks for its options, so that they do not become buttons: nobody can tap it.
    if (node.getAttribute('aria-hidden') === 'true') return
    const only = offers.length === 1 ? offers[0] : undefined
    const place = advice.place(offers.map(keyOf))
    const words = spec.says ?? offers.map((option) => sentences.sentence(option)).join(' ')
    asControl(place > 0 ? `${words} ${advised(place)}` : words)
    if (place > 0 && !picked) wear(place)
    node.removeAttribute('aria-disabled')
    if (choice.ask?.some || spec.held !== undefined) node.setAttribute('aria-pressed', String(picked))
    else node.removeAttribute('aria-pressed')
    const hint = only && sentences.hint(only)
    if (hint?.text) hang('gain', hint.text, hint.tone)
  }

  const advised = (place: number): string =>
    table.say('advice-place', { place, count: advice.answers.length, percent: advice.chance(place) })

  /** The number of an advice, where the check of a chosen thing will stand. */
  function wear(place: number): void {
    number ??= document.createElement('span')
    number.className = 'adv-n'
    number.ariaHidden = 'true'
    number.textContent = num(place)
    node.append(number)
  }

  function asRefused(why: string): void {
    asControl([spec.face === undefined ? spec.name : cardName(spec.face), why].filter(Boolean).join(': '))
    node.setAttribute('aria-disabled', 'true')
    hang('why', why, '')
  }

  /** Its name is a whole sentence, hidden from the eye; what is drawn is hidden from the ear. */
  function asControl(words: string): void {
    if (!natural) node.setAttribute('role', 'button')
    node.removeAttribute('aria-label')
    node.tabIndex = 0
    for (const child of node.children) {
      if (child === sentence || child.ariaHidden === 'true') continue
      child.ariaHidden = 'true'
      silenced.push(child)
    }
    sentence.textContent = words
    node.append(sentence)
  }

  function asPicture(): void {
    node.removeAttribute('aria-disabled')
    node.removeAttribute('aria-pressed')
    sentence.remove()
    for (const child of silenced.splice(0)) child.ariaHidden = null
    if (spec.face === undefined) {
      if (!natural) for (const name of ['role', 'tabindex']) node.removeAttribute(name)
      if (named) node.removeAttribute('aria-label')
      return
    }
    if (!natural) node.setAttribute('role', 'img')
    named = true
    node.setAttribute('aria-label', [cardName(spec.face), cardText(spec.face)].filter(Boolean).join('. '))
    // While something is lit, Tab stays with the lit things; arrows with Shift reach the others.
    node.tabIndex = choice.ask ? -1 : 0
  }

  function hang(kind: 'gain' | 'why', words: string, tone: string): void {
    pill ??= document.createElement('span')
    pill.className = `${kind} ${tone}`
    pill.setAttribute('aria-hidden', 'true')
    pill.textContent = words
    node.append(pill)
  }

  function tap(): void {
    if (choice.offers(spec).length === 0) {
      if (spec.face !== undefined) what.open(node, true)
    } else if (ontap) ontap()
    else choice.tap(spec)
  }
  const onkeydown = (event: KeyboardEvent): void => {
    if (natural || event.target !== node || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    tap()
  }
  node.addEventListener('click', tap)
  node.addEventListener('keydown', onkeydown)

  return {
    update(next) {
      ontap = next.ontap
      // A new picture names most things as before: their light and their words need no second look.
      if (isSame(spec, next)) return
      spec = next
      name(next)
      table.things.set(node, next)
    },
    destroy() {
      stop()
      pill?.remove()
      number?.remove()
      sentence.remove()
      table.things.delete(node)
      node.removeEventListener('click', tap)
      node.removeEventListener('keydown', onkeydown)
    },
  }
}

/** All but `ontap`, which a board may write anew: what it does follows from the rest. */
function isSame(a: Thing, b: Thing): boolean {
  const plain = ['id', 'face', 'quick', 'soft', 'fixed', 'held', 'says', 'name'] as const
  const listed = ['does', 'holds'] as const
  return plain.every((field) => a[field] === b[field]) && listed.every((field) => a[field]?.join() === b[field]?.join())
}
