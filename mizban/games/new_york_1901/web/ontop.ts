/** Above everything, wherever the map lies. */
export function onTop(node: HTMLElement): void {
  node.closest('.app')?.append(node)
}
