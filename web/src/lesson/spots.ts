/** What a step points at, as it lies on the screen. */
import { keyOf } from '../lib/game'
import type { LessonStep } from '../lib/generated/wire'
import type { Table } from '../lib/table.svelte'
import type { Box } from './place'

/** What lies in a part that has no box of its own. */
const boxed = (node: Element): Element[] => (getComputedStyle(node).display === 'contents' ? [...node.children].flatMap(boxed) : [node])
const shown = (node: Element): boolean => node.checkVisibility() && node.getBoundingClientRect().height > 0

/** The names of things, or classes of parts of the board; without them whatever offers the answer. */
export function spots(table: Table, step: LessonStep): Element[] {
  const { answer, point } = step
  if (point.length === 0 && answer) {
    const offering = [...table.things].filter(([, thing]) => table.choice.offers(thing).some((key) => offers(key, answer)))
    return offering.map(([node]) => node).filter((node) => node.ariaHidden !== 'true' && shown(node))
  }
  return point.flatMap((name) => {
    const found = document.querySelectorAll(name.startsWith('.') ? `.app ${name}` : `.app [data-thing="${CSS.escape(name)}"]`)
    return [...found].flatMap(boxed).filter(shown)
  })
}

/** With a question for several, each of those that are to be picked. */
function offers(key: string, answer: NonNullable<LessonStep['answer']>): boolean {
  return key === keyOf(answer) || answer.on.some((number) => key === keyOf({ verb: answer.verb, on: [number] }))
}

/** One box around all of them, with the pills that hang below. */
export function around(nodes: readonly Element[]): Box | null {
  const all = nodes.flatMap((node) => [node, ...node.querySelectorAll(':scope > :is(.gain, .why, .told)')])
  const boxes = all.map((node) => node.getBoundingClientRect()).filter((box) => box.height > 0)
  if (boxes.length === 0) return null
  const [left, right] = atLeast(Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right)))
  const [top, bottom] = atLeast(Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom)))
  return { x: left, y: top, w: right - left, h: bottom - top }
}

/** Around a small place on a map one wants to see where it lies. */
const LEAST = 64
function atLeast(from: number, to: number): [number, number] {
  const more = Math.max(0, LEAST - (to - from)) / 2
  return [from - more, to + more]
}

/** What is lit, in words, for whoever cannot see the light. */
export function named(table: Table, nodes: readonly Element[]): string[] {
  const names = nodes.map((node) => {
    const thing = node instanceof HTMLElement ? table.things.get(node) : undefined
    return thing?.face === undefined ? (node.ariaLabel ?? thing?.name ?? '') : table.cardName(thing.face)
  })
  return [...new Set(names.filter(Boolean))]
}
