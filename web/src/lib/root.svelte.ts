/** Says a fact of the whole page to its styles (`:root[data-season='2']`), while the component that says it is there.
 * A style that looked for the fact itself, with `:has()` above a whole table, would be asked again at every change below. */
export function onRoot(name: string, value: () => string | undefined): void {
  const now = $derived(value())
  $effect(() => {
    if (now === undefined) return
    const root = document.documentElement
    root.setAttribute(`data-${name}`, now)
    return () => root.removeAttribute(`data-${name}`)
  })
}
