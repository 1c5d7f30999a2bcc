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
  const x = Math.min(...boxes.map((box) => box.left))
  const y = Math.min(...boxes.map((box) => box.top))
  return { x, y, w: Math.max(...boxes.map((box) => box.right)) - x, h: Math.max(...boxes.map((box) => box.bottom)) - y }
}
