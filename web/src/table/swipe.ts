const FAR = 48

/** Tells of a sideways swipe: +1 with the direction of reading, -1 against it. */
export function swipe(node: HTMLElement, onswipe: (step: number) => void): { destroy: () => void } {
  let from: { x: number; y: number } | null = null
  const start = (event: TouchEvent): void => {
    const touch = event.touches.length === 1 ? event.touches[0] : undefined
    from = touch ? { x: touch.clientX, y: touch.clientY } : null
  }
  const end = (event: TouchEvent): void => {
    const touch = event.changedTouches[0]
    if (!from || !touch) return
    const x = touch.clientX - from.x
    const y = touch.clientY - from.y
    from = null
    if (Math.abs(x) < FAR || Math.abs(y) > Math.abs(x) / 2) return
    onswipe(x > 0 === (document.dir === 'rtl') ? 1 : -1)
  }
  node.addEventListener('touchstart', start, { passive: true })
  node.addEventListener('touchend', end)
  return {
    destroy() {
      node.removeEventListener('touchstart', start)
      node.removeEventListener('touchend', end)
    },
  }
}
