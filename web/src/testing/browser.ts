/**
 * Where the client's logic is tested: Node, with the little of a browser that modules touch when they are loaded.
 * Modules are made as for a browser (`client`), so that runes react; a test that needs more of a browser brings it along.
 */
import type { Environment } from 'vitest/runtime'

const stored = new Map<string, string>()

const given = {
  window: globalThis,
  document: Object.assign(new EventTarget(), { hidden: false, dir: 'ltr' }),
  navigator: { languages: ['en'] },
  location: { protocol: 'http:', host: 'table.test' },
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  localStorage: {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    clear: () => stored.clear(),
  },
}

export default {
  name: 'browser',
  viteEnvironment: 'client',
  setup(global) {
    // Some of these names Node has too, and lets nobody write to.
    for (const [name, value] of Object.entries(given)) Object.defineProperty(global, name, { value, configurable: true, writable: true })
    return { teardown: () => undefined }
  },
} satisfies Environment
