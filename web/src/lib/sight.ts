/** Where the page is longer than the screen, what matters now must not hide behind the rail. */
import { tick } from 'svelte'
import { isLong, sideways } from './screen'
import { settings } from './settings.svelte'

const GAP = 12
/** What can be answered, and the pill below it. */
const LIT = ':is([data-lit], [data-picked]), :is([data-lit], [data-picked]) > .gain'

const boxes = (nodes: Iterable<Element>): DOMRect[] =>
  [...nodes].map((node) => node.getBoundingClientRect()).filter((box) => box.height > 0)

/** Scrolls until these are in sight, or as many as fit from the first on. */
export function intoSight(nodes: Iterable<Element>): void {
  const wanted = boxes(nodes)
  // On a phone on its side not the page scrolls, but what is too long for it.
  const behavior = settings.still ? 'instant' : 'smooth'
  if (sideways.current) [...nodes][0]?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior })
  if (!isLong(innerWidth) || wanted.length === 0) return
  const foot = Math.min(...boxes(document.querySelectorAll('.rail, .sincepill, .tip')).map((box) => box.top))
  const top = Math.min(...wanted.map((box) => box.top)) - GAP
  const bottom = Math.max(...wanted.map((box) => box.bottom)) + GAP
  const by = top < 0 ? top : Math.max(0, Math.min(bottom - foot, top))
  if (by !== 0) window.scrollBy({ top: by, behavior })
}

/** With a new question: whatever is lit in the parts of the board that are marked for it (or all of such a part, as of a map), or anywhere on it. */
export function questionIntoSight(): void {
  void tick()
    .then(() => document.fonts.ready)
    .then(() =>
      requestAnimationFrame(() => {
        const marked = document.querySelectorAll<HTMLElement>('.mat [data-sight]')
        const parts = marked.length > 0 ? [...marked] : [...document.querySelectorAll<HTMLElement>('.mat')]
        intoSight(parts.flatMap((part) => (part.dataset['sight'] === 'whole' ? [part] : [...part.querySelectorAll(LIT)])))
      }),
    )
}
