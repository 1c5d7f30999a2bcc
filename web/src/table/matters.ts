/** What people settle among themselves, in the prompt: asked of me, about to be asked by me, asked by me, or settled so that nothing goes on. */
import type { AskingWire } from '../lib/generated/wire'
import { nameAt } from '../lib/i18n.svelte'
import { long } from '../lib/pace'
import type { Table } from '../lib/table.svelte'

export type Matter = 'voice' | 'considering' | 'mine' | 'left' | 'paused'

/** The one that comes before what the game asks, if there is one. */
export function matterOf(table: Table): Matter | null {
  const { company, picture } = table
  if (table.source.past || !picture || picture.scores) return null
  if (company.voice) return 'voice'
  if (company.considering) return 'considering'
  // While a pause is asked for the game goes on; while a move may go back it waits.
  if (company.mine && (company.mine.what === 'undo' || !table.choice.ask)) return 'mine'
  if (company.leftToComputer !== null) return 'left'
  return picture.paused ? 'paused' : null
}

/** What is said to it: a sentence, then its help in parts. */
export function wordsOf(table: Table, matter: Matter): string[] {
  const { company, say } = table
  const name = (seat: number): string => nameAt(table.picture?.table, seat)
  const about = ({ what, on, by, moves }: AskingWire): string[] => [
    say(`asking-${what}`, { name: name(what === 'computer' || what === 'remove' ? on : by), by: name(by) }),
    what === 'undo' ? say('asking-undo-help', { moves }) : '',
  ]
  switch (matter) {
    case 'voice': {
      const asking = company.voice
      const silence = say(`asking-silence-${asking?.silence ? 'yes' : 'no'}`, { time: long(company.votingLeft) })
      return asking ? [...about(asking), silence] : []
    }
    case 'considering': {
      const others = company.others ? 'others' : 'alone'
      return [say(`consider-${company.considering ?? 'undo'}`, { others }), say(`consider-${company.considering ?? 'undo'}-help`)]
    }
    case 'mine':
      return [say(`asking-mine-${company.mine?.what ?? 'undo'}`), say('asking-waits', { time: long(company.votingLeft) })]
    case 'left':
      return [say('people-left'), say('people-left-help')]
    case 'paused':
      return [say('people-paused'), say('people-paused-help')]
  }
}
