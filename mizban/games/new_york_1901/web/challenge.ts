/** How far a seat has come with the challenge, in the numbers the card speaks of. */

import { num } from '$shell'
import type { Seen } from './seen'

export function progressOf(seen: Seen, seat: number): string {
  const player = seen.view.players[seat]
  if (!player) return ''
  const name = seen.facts(seen.view.challenge)?.name
  if (name === 'bronze-baron') return num(player.generations[1] ?? 0)
  if (name === 'master-architect') return num(player.irregular)
  if (name === 'generation-king') return player.generations.slice(1).map(num).join('/')
  if (name === 'gold-tycoon') return player.gold_districts.map(num).join('/')
  return num(player.prestige)
}
