/** At the board: what was played stands dashed, what would have been better is lit. */
import { keyOf, type OptionWire, type Thing } from '../lib/game'
import type { Table } from '../lib/table.svelte'

/** Does this thing stand for this answer? As in `Choice`, but nothing is asked here. */
function claims(table: Table, thing: Thing, option: OptionWire): boolean {
  if (thing.does) return thing.does.includes(keyOf(option))
  const kinds = table.game?.verbs[option.verb] ?? []
  return thing.face !== undefined && option.on.some((n, i) => n === thing.face && (kinds[i] ?? kinds.at(-1)) === 'card')
}

/** Marks the things of an answer, the first of them with a tag, until the function that it returns is called. */
export function light(table: Table, option: OptionWire, name: 'an-mine' | 'an-best' | 'pz-best' | 'pz-did', words: string): () => void {
  const nodes = [...table.things].filter(([node, thing]) => node.checkVisibility() && claims(table, thing, option)).map(([node]) => node)
  const tag = document.createElement('span')
  tag.className = 'an-tag'
  tag.setAttribute('aria-hidden', 'true')
  tag.textContent = words
  // The tag hangs on its thing, also where that stands in the flow.
  const [first] = nodes
  const loose = first !== undefined && getComputedStyle(first).position === 'static'
  if (loose) first.style.position = 'relative'
  first?.append(tag)
  for (const node of nodes) node.classList.add(name)
  return () => {
    tag.remove()
    if (loose) first.style.position = ''
    for (const node of nodes) node.classList.remove(name)
  }
}
