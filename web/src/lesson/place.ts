/** Where the coach's card stands: beside the thing it speaks of where there is room, else in the place of the prompt; never over the thing. */

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface Place {
  x: number
  y: number
  /** The side of the card on which its corner points to the thing, and how far along that side. */
  tail: 'top' | 'bottom' | 'left' | 'right' | 'none'
  along: number
}

/** Between the card and the thing. */
const AWAY = 34
/** To the edge of the screen. */
const EDGE = 10
/** Of the corner to the ends of its side. */
const CORNER = 28

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, Math.max(low, high)))

export function place(
  thing: Box | null,
  card: { w: number; h: number },
  slot: Box,
  screen: { w: number; h: number },
  wide: boolean,
): Place {
  const middle = thing && { x: thing.x + thing.w / 2, y: thing.y + thing.h / 2 }
  const beside = (x: number, tail: 'left' | 'right'): Place => {
    const y = between(EDGE, (middle?.y ?? 0) - card.h / 2, screen.h - card.h - EDGE)
    return { x, y, tail, along: between(CORNER, (middle?.y ?? 0) - y, card.h - CORNER) }
  }
  if (thing && wide) {
    const onRail = thing.y > slot.y
    if (!onRail && screen.w - thing.x - thing.w >= card.w + AWAY + EDGE) return beside(thing.x + thing.w + AWAY, 'left')
    if (!onRail && thing.x >= card.w + AWAY + EDGE) return beside(thing.x - AWAY - card.w, 'right')
  }
  const x = wide ? between(EDGE, (middle?.x ?? slot.x + slot.w / 2) - card.w / 2, screen.w - card.w - EDGE) : (screen.w - card.w) / 2
  const inSlot = slot.y + slot.h - card.h
  // A thing that lies where the card would stand: the card goes up.
  const y = wide && thing && thing.y > slot.y && thing.y < slot.y + slot.h + AWAY ? thing.y - AWAY - card.h : inSlot
  const along = between(CORNER, (middle?.x ?? 0) - x, card.w - CORNER)
  const tail = !middle ? 'none' : middle.y < y ? 'top' : thing && thing.y >= y + card.h - 1 ? 'bottom' : 'none'
  return { x, y: between(EDGE, y, screen.h - card.h), tail, along }
}
