/** The keyboard at the table: arrows between lit things and the answers in the prompt bar, letters for the tools. */
import { ARROWS, nearest } from '../lib/nearest'

interface Deeds {
  back: () => void
  undo: () => void
  pause: () => void
  log: () => void
  talk: () => void
  advice: () => void
  follow: (place: number) => void
  rules: () => void
}

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
  else if (event.code === 'KeyU') deeds.undo()
  else if (event.code === 'KeyP') deeds.pause()
  else if (event.code === 'KeyM') deeds.rules()
  else if (event.code === 'KeyL') deeds.log()
  else if (event.code === 'KeyH') deeds.advice()
  else if (/^Digit[123]$/.test(event.code)) deeds.follow(Number(event.code.slice(-1)))
  else if (event.code === 'KeyT') {
    event.preventDefault() // or the letter would be the first that is written
    deeds.talk()
  }
}

const ANSWER = ':is(.prompt, .coach) .acts button:enabled'

/** To the nearest lit thing or answer in that direction; with Shift to any card that can be read. */
function step(from: HTMLElement, arrow: [number, number], any: boolean): boolean {
  const lit = `:is([data-lit], [data-picked], [data-denied]):not([aria-hidden=true]), ${ANSWER}`
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
  const best = nearest(
    here,
    things.filter((node) => node !== from),
    arrow,
  )
  best?.focus()
  return best !== null
}
