/** What was done stays marked on the board, with the medal of whoever did it; what a line of the log speaks of is found there. */
import { animalOf } from './animals'
import { cardThing, type GameModule, type Line } from './game'

const cardField = /(^|_)cards?$/

/** Names of the things that these lines speak of: cards, and places that only the board knows. */
export function thingsIn(lines: readonly Line[], board: GameModule | null): string[] {
  const names = lines.flatMap(({ event }) => {
    const faces = Object.entries(event as Record<string, unknown>)
      .filter(([field]) => cardField.test(field))
      .flatMap(([, value]) => (Array.isArray(value) ? (value as number[]) : [value as number]))
    return [...faces.filter((face) => face >= 0).map(cardThing), ...(board?.places?.(event as never) ?? [])]
  })
  return [...new Set(names)]
}

const nodesOf = (ids: readonly string[]): HTMLElement[] =>
  ids.flatMap((id) => [...document.querySelectorAll<HTMLElement>(`.app [data-thing="${id}"]`)]).filter((node) => node.checkVisibility())

/** Marks these things until the function that it returns is called. */
export function mark(ids: readonly string[], seat: number): () => void {
  const nodes = nodesOf(ids).filter((node) => !node.hasAttribute('data-did'))
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

/** Lights these things, as those that a line speaks of, until the function that it returns is called. */
export function light(ids: readonly string[]): () => void {
  const nodes = nodesOf(ids)
  for (const node of nodes) node.toggleAttribute('data-named', true)
  return () => {
    for (const node of nodes) node.removeAttribute('data-named')
  }
}
