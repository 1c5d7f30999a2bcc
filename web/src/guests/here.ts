import type { Here } from '../device/speed.svelte'
import { say } from '../lib/i18n.svelte'

/** What a guest lacks on this device; nothing, if it is itself. */
export function wordOf({ less, like }: Here): string {
  if (!less) return ''
  return like ? say('level-here-like', { guest: say(`level-${like}`) }) : say('level-here-less')
}
