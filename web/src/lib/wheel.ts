/** Listens to the wheel; Svelte's own wheel listeners cannot stop the page from scrolling. */
export function wheel(node: HTMLElement, listen: (event: WheelEvent, node: HTMLElement) => void): { destroy: () => void } {
  const on = (event: WheelEvent): void => {
    listen(event, node)
  }
  node.addEventListener('wheel', on, { passive: false })
  return {
    destroy: () => {
      node.removeEventListener('wheel', on)
    },
  }
}
