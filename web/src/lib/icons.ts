/** One sprite in the page; a game's icons join it when its board is loaded. */
import { glyphs } from './glyphs'
import drawings from './icons.txt?icons'

const known = new Set<string>()
let sprite: SVGSVGElement | null = null

export function addIcons(bodies: Record<string, string>): void {
  if (!sprite) {
    sprite = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    sprite.setAttribute('aria-hidden', 'true')
    sprite.style.cssText = 'position:absolute;width:0;height:0'
    document.body.prepend(sprite)
  }
  for (const [name, body] of Object.entries(bodies)) {
    if (known.has(name)) continue
    known.add(name)
    // Without its own fill the drawing takes the colour of the words around it.
    const shape = body.replaceAll('fill="currentColor"', '')
    sprite.insertAdjacentHTML('beforeend', `<symbol id="i-${name}" viewBox="0 0 512 512">${shape}</symbol>`)
  }
}

addIcons({ ...glyphs, ...drawings })
