/** Coins in the air: read from the events, flown from thing to thing. */

import { settings } from '$shell'
import type { PortRoyalEvent } from '$shell/generated/port_royal'
import { tick } from 'svelte'
import { thingOf } from './seen'

interface Flight {
  /** Ids of things. */
  from: string
  to: string
  coins: number
}

const MOST = 7
const WAIT = 120
const TIME = 420
const STAGGER = 50

const seatOf = (seat: number): string => `seat-${String(seat)}`

/** Who gets coins from where; what a seat pays goes to the discard pile, what it gains comes from the draw pile. */
export function flightsIn(events: readonly PortRoyalEvent[]): Flight[] {
  return events.flatMap((event): Flight[] => {
    switch (event.is) {
      case 'Traded':
        return [{ from: thingOf(event.card), to: seatOf(event.seat), coins: event.coins }]
      case 'Hired':
        return [{ from: seatOf(event.seat), to: 'discard', coins: event.price }]
      case 'Taxed':
        return [{ from: seatOf(event.seat), to: 'discard', coins: event.coins }]
      case 'Compensated':
        return [{ from: seatOf(event.seat), to: seatOf(event.to_seat), coins: event.coins }]
      case 'AdmiralsPaid':
      case 'JestersPaid':
      case 'TaxBonus':
      case 'Claimed':
        return [{ from: 'deck', to: seatOf(event.seat), coins: event.coins }]
      default:
        return []
    }
  })
}

/** Called before the board changes: it remembers where the coins start, and lets them fly when the new picture is there. */
export async function fly(flights: readonly Flight[]): Promise<void> {
  if (settings.still) return
  const starts = flights.map((flight) => spot(flight.from))
  await tick()
  flights.forEach((flight, i) => {
    const [from, to] = [starts[i], spot(flight.to)]
    if (!from || !to) return
    for (let coin = 0; coin < Math.min(MOST, flight.coins); coin++) launch(from, to, WAIT + coin * STAGGER)
  })
}

/** The middle of a thing; of a seat the coin that counts its coins. */
function spot(id: string): DOMPoint | null {
  const thing = document.querySelector(`[data-thing="${id}"]`)
  const marks = thing ? [...(id.startsWith('seat-') ? thing.querySelectorAll('.coin') : []), thing] : []
  const rect = marks.map((mark) => mark.getBoundingClientRect()).find(({ width }) => width > 0)
  return rect ? new DOMPoint(rect.x + rect.width / 2, rect.y + rect.height / 2) : null
}

function launch(from: DOMPoint, to: DOMPoint, delay: number): void {
  const coin = document.createElement('span')
  coin.className = 'coin pr-flying'
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
  ).onfinish = () => { coin.remove() }
}
