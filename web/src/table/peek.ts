import { watchPointer, type Zoom } from '../lib/zoom.svelte'

interface Peek {
  zoom: Zoom
  face: number
}

/** Opens a card large when the pointer rests on its name. */
export function peek(node: HTMLElement, first: Peek): { update: (next: Peek) => void; destroy: () => void } {
  let { face } = first
  const pointer = watchPointer(first.zoom, node, () => face)
  return {
    update: (next) => (face = next.face),
    destroy: pointer.stop,
  }
}
