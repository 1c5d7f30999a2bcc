/** The rounds or seasons of a game, by their names. */
import { sectionsOf } from '../lib/course'
import type { ReplayInfo } from '../lib/generated/wire'
import { has, num } from '../lib/i18n.svelte'
import type { Params } from '../lib/game'
import { say as plain } from '../lib/i18n.svelte'

export interface Named {
  move: number
  number: number
  /** What stands below the line of time. */
  text: string
}

/** `say` is that of the table: its sections may be called by seats and cards. */
export function namedSections(info: ReplayInfo | null, say: (key: string, params?: Params) => string): Named[] {
  const game = info?.table.game ?? ''
  return sectionsOf(info?.lines ?? [], (event) => has(`${game}-section-${event}`)).map(({ move, number, event }) => ({
    move,
    number,
    text: has(`${game}-section-${event.is}`) ? say(`${game}-section-${event.is}`, event) : num(number),
  }))
}

/** Where one is, in a sentence: a round is called so, a season has its name. */
export const whereIn = ({ text, number }: Named): string => (text === num(number) ? plain('replay-round', { number }) : text)
