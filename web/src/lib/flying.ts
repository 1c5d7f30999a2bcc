/** Coins, or other small things, in the air from thing to thing. */
import { tick } from 'svelte'
import { settings } from './settings.svelte'

export interface Flight {
  /** Ids of things. */
  from: string
  to: string
  coins: number
  /** The id of a drawing in the page that flies instead of coins. */
  symbol?: string
}

const MOST = 7
const WAIT = 120
const TIME = 420
const STAGGER = 50

/** Called before the board changes: it remembers where the coins start, and lets them fly when the new picture is there. */
export async function fly(flights: readonly Flight[]): Promise<void> {
  if (settings.still) return
  const starts = flights.map((flight) => spot(flight.from))
  await tick()
  flights.forEach((flight, i) => {
    const [from, to] = [starts[i], spot(flight.to)]
    if (!from || !to) return
    for (let coin = 0; coin < Math.min(MOST, flight.coins); coin++) launch(from, to, WAIT + coin * STAGGER, flight.symbol)
  })
}

/** The middle of a thing; of a seat the coin that counts its coins. */
function spot(id: string): DOMPoint | null {
  const thing = document.querySelector(`[data-thing="${id}"]`)
  const marks = thing ? [...(id.startsWith('seat-') ? thing.querySelectorAll('.coin') : []), thing] : []
  const rect = marks.map((mark) => mark.getBoundingClientRect()).find(({ width }) => width > 0)
  return rect ? new DOMPoint(rect.x + rect.width / 2, rect.y + rect.height / 2) : null
}

function launch(from: DOMPoint, to: DOMPoint, delay: number, symbol?: string): void {
  const coin = document.createElement('span')
  coin.className = symbol ? 'flying' : 'coin flying'
  if (symbol) coin.innerHTML = `<svg width="28" height="28"><use href="#${symbol}" /></svg>`
  coin.setAttribute('aria-hidden', 'true')
  // Places on the screen are counted from its left, in either direction of reading.
  coin.style.cssText = 'left:-14px;top:-14px'
  document.querySelector('.app')?.append(coin)
  const at = (x: number, y: number): string => `${String(x)}px ${String(y)}px`
  const high = Math.min(from.y, to.y) - 40
  coin.animate(
    [
      { translate: at(from.x, from.y), scale: '.7', opacity: 0 },
      { opacity: 1, offset: 0.12 },
      { translate: at((from.x + to.x) / 2, (high + from.y + to.y) / 3), scale: '1.1', offset: 0.5 },
      { translate: at(to.x, to.y), scale: '.8', opacity: 1 },
    ],
    { duration: TIME, delay, easing: 'ease-in-out', fill: 'backwards' },
  ).onfinish = () => {
    coin.remove()
  }
}
