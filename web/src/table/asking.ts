/** The keyboard of "what is this?": a question mark asks about what is focused, arrows and Tab go on from thing to thing. */
import { ARROWS, nearest } from '../lib/nearest'
import { EXPLAINED, type Node, type What } from '../lib/what.svelte'

const isMark = (event: KeyboardEvent): boolean => event.key === '?' || event.key === '؟'

/** All that can be explained now: in the dialog that lies on top, or at the table. */
function explained(): Node[] {
  const page = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  return [...page.querySelectorAll<Node>(EXPLAINED)].filter((node) => node.checkVisibility({ visibilityProperty: true }))
}

/** `link`: opens the rules at what is shown. */
export function onAskingKey(event: KeyboardEvent, what: What, link: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const target = event.target instanceof Element ? event.target : document.body
  if (!what.asking) {
    if (isMark(event) && !target.closest('input, select, textarea, .manual')) begin(target, what)
    else if (event.key === 'Escape' && what.pinned) what.close()
    else return
  } else if (isMark(event) || event.key === 'Escape') what.leave()
  else if (event.key === 'Enter' || event.key === ' ') link()
  else if (event.key === 'Tab' || ARROWS[event.key]) step(event, what)
  event.preventDefault()
  event.stopImmediatePropagation()
}

function begin(target: Element, what: What): void {
  const all = explained()
  const first = target.closest<Node>(EXPLAINED) ?? target.querySelector<Node>('.mat [data-what]') ?? all[0]
  if (first) what.ask(first)
}

function step(event: KeyboardEvent, what: What): void {
  const all = explained()
  const at = what.shown ? all.indexOf(what.shown) : -1
  const arrow = ARROWS[event.key]
  const next = arrow
    ? what.shown && nearest(what.shown.getBoundingClientRect(), all, arrow)
    : all[(at + (event.shiftKey ? -1 : 1) + all.length) % all.length]
  if (!next) return
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  what.open(next, true)
}
