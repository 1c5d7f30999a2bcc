/** While the past rests, what was done in this move stays marked, with the medal of whoever did it. */
import { animalOf } from '../lib/animals'
import { cardThing, type Line } from '../lib/game'

const cardField = /(^|_)cards?$/

/** Names of the things that these lines speak of. */
export function thingsIn(lines: readonly Line[]): string[] {
  const faces = lines.flatMap(({ event }) =>
    Object.entries(event as Record<string, unknown>)
      .filter(([field]) => cardField.test(field))
      .flatMap(([, value]) => (Array.isArray(value) ? (value as number[]) : [value as number])),
  )
  return [...new Set(faces)].filter((face) => face >= 0).map(cardThing)
}

/** Marks these things until the function that it returns is called. */
export function mark(ids: readonly string[], seat: number): () => void {
  const nodes = ids
    .flatMap((id) => [...document.querySelectorAll<HTMLElement>(`.app [data-thing="${id}"]`)])
    .filter((node) => node.checkVisibility())
  const medals = nodes.map((node) => {
    const { tint, icon } = animalOf(seat)
    const medal = document.createElement('span')
    medal.className = `ava did s${tint}`
    medal.setAttribute('aria-hidden', 'true')
    medal.innerHTML = `<svg class="i"><use href="#i-${icon}" /></svg>`
    node.toggleAttribute('data-did', true)
    node.append(medal)
    return medal
  })
  return () => {
    for (const node of nodes) node.removeAttribute('data-did')
    for (const medal of medals) medal.remove()
  }
}
