import { say } from '../lib/i18n.svelte'

/** How long a guest thinks, in words: the message knows tenths of a second, and above one whole seconds. */
export const timeOf = (seconds: number): string => say('level-time', { tenths: Math.round(seconds * 10), seconds: Math.round(seconds) })
