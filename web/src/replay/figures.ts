/** Chances as people read them: whole percent, never more exact than they are. */
import { num, say, signed } from '../lib/i18n.svelte'

export const whole = (chance: number): number => Math.round(chance * 100)
export const percent = (chance: number): string => say('percent', { number: whole(chance) })

/** Points of chance with their sign. */
export const points = (chance: number): string => (whole(chance) === 0 ? num(0) : signed(whole(chance)))
