const said = new Set<string>()

/** Says it in the console, once: what must never be seen fails every browser test, for they listen there. */
export function complain(words: string): void {
  if (said.has(words)) return
  said.add(words)
  console.error(words)
}
