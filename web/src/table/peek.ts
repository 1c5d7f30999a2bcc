import { watchPointer } from '../lib/zoom.svelte'

/** Opens a card large when the pointer rests on its name. */
export function peek(node: HTMLElement, face: number): { update: (next: number) => void; destroy: () => void } {
  const pointer = watchPointer(node, () => face)
  return {
    update: (next) => (face = next),
    destroy: pointer.stop,
  }
}
