/** What flies, read from the events: workers, skill tiles and resources. */

import { cardThing, type Flight } from '$shell'
import type { KeyflowerEvent } from './generated'
import { COLOURS, RESOURCES } from './names'

/** From the supply, a boat or a screen to where it is now; mine come and go by the trays on the rail. */
export function flightsIn(events: readonly KeyflowerEvent[], me: number | null): Flight[] {
  const screen = (seat: number, colour = 0): string => (seat === me ? `tray-${COLOURS[colour] ?? 'red'}` : `seat-${String(seat)}`)
  return events.flatMap((event): Flight[] => {
    switch (event.is) {
      case 'Bid':
      case 'CounterBid':
        return [
          {
            from: screen(event.seat, event.colour),
            to: `bid-${String(event.card)}-${String(event.seat)}`,
            coins: event.workers,
            symbol: `kf-worker-${String(event.colour)}`,
          },
        ]
      case 'Used':
        return [
          {
            from: screen(event.seat, event.colour),
            to: cardThing(event.card),
            coins: event.workers,
            symbol: `kf-worker-${String(event.colour)}`,
          },
        ]
      case 'GroupMoved':
        return [
          {
            from: `bid-${String(event.card)}-${String(event.seat)}`,
            to: screen(event.seat, event.colour),
            coins: event.workers,
            symbol: `kf-worker-${String(event.colour)}`,
          },
        ]
      case 'Carried':
        return [{ from: cardThing(event.card), to: cardThing(event.to_card), coins: 1, symbol: `kf-good-${String(event.resource)}` }]
      case 'Produced':
        return RESOURCES.map((name, resource) => ({
          from: `supply-${name}`,
          to: cardThing(event.card),
          coins: event[name],
          symbol: `kf-good-${String(resource)}`,
        }))
      case 'WorkersDrawn':
        return event.seat === me ? [] : [{ from: 'bag', to: screen(event.seat), coins: event.workers, symbol: 'kf-worker' }]
      case 'WorkersSeen':
        return COLOURS.map((name, colour) => ({
          from: 'bag',
          to: screen(event.seat, colour),
          coins: event[name],
          symbol: `kf-worker-${String(colour)}`,
        }))
      case 'GreenTaken':
        return [{ from: 'green', to: screen(event.seat, 3), coins: event.workers, symbol: 'kf-worker-3' }]
      case 'SkillsDrawn':
        return [{ from: 'pile', to: event.seat === me ? 'skill-pickaxe' : screen(event.seat), coins: event.skills, symbol: 'kf-skill' }]
      case 'BoatTaken':
        return [{ from: cardThing(event.card), to: screen(event.seat), coins: event.workers, symbol: 'kf-worker' }]
      default:
        return []
    }
  })
}
