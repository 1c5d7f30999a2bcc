/** The arrow keys among things that lie anywhere. */

export const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** The nearest of them in this direction, if there is one. */
export function nearest<One extends Element>(here: DOMRect, all: readonly One[], [dx, dy]: [number, number]): One | null {
  let best: One | null = null
  let least = Infinity
  for (const node of all) {
    const there = node.getBoundingClientRect()
    const x = there.x + there.width / 2 - here.x - here.width / 2
    const y = there.y + there.height / 2 - here.y - here.height / 2
    const along = x * dx + y * dy
    // What lies aside counts as three times as far.
    const far = along + 3 * Math.abs(x * dy + y * dx)
    if (along > 8 && far < least) {
      least = far
      best = node
    }
  }
  return best
}
