/** The keyboard at the table: arrows between lit things and the answers in the prompt bar, letters for the tools. */

interface Deeds {
  back: () => void
  undo: () => void
  log: () => void
  rules: () => void
}

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

export function onKey(event: KeyboardEvent, deeds: Deeds): void {
  const target = event.target instanceof HTMLElement ? event.target : document.body
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (target.closest('input, select, textarea, dialog, [role=log]')) return
  const arrow = ARROWS[event.key]
  if (arrow) {
    if (step(target, arrow, event.shiftKey)) event.preventDefault()
    return
  }
  // By the place of the key, so that a Persian keyboard has them too.
  if (event.key === 'Escape') deeds.back()
  else if (event.key === '?' || event.key === '؟') deeds.rules()
  else if (event.code === 'KeyU') deeds.undo()
  else if (event.code === 'KeyL') deeds.log()
}

const ANSWER = ':is(.prompt, .coach) .acts button:enabled'

/** To the nearest lit thing or answer in that direction; with Shift to any card that can be read. */
function step(from: HTMLElement, [dx, dy]: [number, number], any: boolean): boolean {
  const lit = `[data-lit], [data-picked], [data-denied], ${ANSWER}`
  const found = [...document.querySelectorAll<HTMLElement>(any ? '[data-thing][tabindex]' : lit)].filter((node) => node.checkVisibility())
  const things =
    found.length > 0
      ? found
      : [...document.querySelectorAll<HTMLElement>('[data-thing][tabindex]')].filter((node) => node.checkVisibility())
  const here = from.closest(`[data-thing], ${ANSWER}`)?.getBoundingClientRect()
  if (!here) {
    const first = things.find((node) => node.matches('[data-lit]')) ?? things[0]
    first?.focus()
    return first !== undefined
  }
  let best: HTMLElement | null = null
  let least = Infinity
  for (const node of things) {
    const there = node.getBoundingClientRect()
    const x = there.x + there.width / 2 - here.x - here.width / 2
    const y = there.y + there.height / 2 - here.y - here.height / 2
    const along = x * dx + y * dy
    // What lies aside counts as three times as far.
    const far = along + 3 * Math.abs(x * dy + y * dx)
    if (node !== from && along > 8 && far < least) {
      least = far
      best = node
    }
  }
  best?.focus()
  return best !== null
}
