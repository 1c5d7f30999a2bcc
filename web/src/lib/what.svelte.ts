/**
 * "What is this?" A node says what it is by `data-what="deck count=12"`, a name of a message and its numbers, or by `data-face="37"`,
 * a card. Nothing listens on it: `pointing.ts` and `table/Explained.svelte` look for the name when somebody asks.
 */
import type { Params } from './game'

export const EXPLAINED = '[data-what], [data-face]'

/** What a node says of itself. */
export interface Said {
  /** The card it shows. */
  face?: number
  /** The name of its message. */
  name: string
  params: Params
}

/** Reads `data-face` or, where there is none, `data-what`. */
export function saidBy(node: HTMLElement | SVGElement): Said {
  const { face, what = '' } = node.dataset
  if (face !== undefined) return { face: Number(face), name: '', params: {} }
  const [name = '', ...given] = what.split(' ').filter(Boolean)
  const params = given.map((one) => one.split('=')).map(([key = '', value = '']) => [key, /^-?\d+$/.test(value) ? Number(value) : value])
  return { name, params: Object.fromEntries(params) as Params }
}

export type Node = HTMLElement | SVGElement

/** What is being explained, and whether it stays. */
export class What {
  shown = $state.raw<Node | null>(null)
  /** Opened by a tap, a long press or a key: it stays until it is closed. */
  pinned = $state(false)
  /** Every tap asks, and the arrow keys go from thing to thing. */
  asking = $state(false)
  /** The place at which the manual lies open, '' for its beginning. */
  reading = $state<string | null>(null)

  /** What had the focus before. */
  private before: HTMLElement | null = null

  open(node: Node, pinned: boolean): void {
    this.unmark()
    this.shown = node
    this.pinned = pinned
    if (this.asking) node.dataset['explained'] = ''
  }

  close(): void {
    this.unmark()
    this.shown = null
    this.pinned = false
  }

  /** From now on everything is asked about, first of all this. */
  ask(first: Node): void {
    if (!this.asking) this.before = document.activeElement instanceof HTMLElement ? document.activeElement : null
    this.asking = true
    this.open(first, true)
  }

  /** Nothing is asked any more, and the keyboard goes on where it was. */
  leave(): void {
    const { asking, before } = this
    this.asking = false
    this.before = null
    this.close()
    if (asking && before?.isConnected) before.focus({ preventScroll: true })
  }

  /** Opens the manual at this place. */
  read(place: string): void {
    this.leave()
    this.reading = place
  }

  private unmark(): void {
    if (this.shown) delete this.shown.dataset['explained']
  }
}
