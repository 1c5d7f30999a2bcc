/** What this browser remembers. Without storage (a private window) it forgets when the tab closes. */
const memory = new Map<string, string>()

export function keep(name: string, value: string): void {
  memory.set(name, value)
  try {
    localStorage.setItem(`mizban-${name}`, value)
  } catch {
    // Storage may be forbidden or full; the memory of this tab has to do.
  }
}

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`mizban-${name}`) ?? memory.get(name) ?? null
  } catch {
    return memory.get(name) ?? null
  }
}
