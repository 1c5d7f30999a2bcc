/** What a face does, as a row of glyphs; the words never say more. */

import type { GiftView } from './generated'
import { COLOURS, RESOURCES, SKILLS, type Facts } from './seen'

/**
 * A glyph: a resource by name, `any` or `same` of them; `w0` to `w3` a worker, `wp` the purple one, `w` anybody, `w=` of one colour; `s0` to `s2` a skill tile,
 * `s` any, `s=` of one kind; `v3` points; `cart2`, `up1`; `>` becomes, `/` or, `x5` times, `i:name` an icon.
 */
export type Glyph = string

const times = (n: number, glyph: Glyph): Glyph[] => (n > 3 ? [`x${String(n)}`, glyph] : Array<Glyph>(n).fill(glyph))
const worker = (name: unknown): Glyph => (name === 'any' ? 'w' : `w${String(COLOURS.indexOf(name as 'red'))}`)
const skill = (name: unknown): Glyph => (name === 'any' ? 's' : `s${String(SKILLS.indexOf(name as 'saw'))}`)

/** What winter tiles, boats and turn-order tiles count, which no use or cost tells. */
const COUNTS: Record<string, Glyph[]> = {
  apothecary: ['x5', 'w', '>', 'v3'],
  craftsmans_guild: ['w0', 'w1', 'w2', '>', 'v3'],
  jeweller: ['gold', '>', 'v2'],
  key_guild: ['x5', 's', '>', 'v10'],
  key_market: ['w3', '>', 'v2'],
  mercers_guild: ['iron', 'stone', 'wood', '>', 'v5'],
  scholar: ['s=', '>', 'v3'],
  scribes: ['s0', 's1', 's2', '>', 'v10'],
  village_hall: ['w=', '>', 'v1'],
  watermill: ['same', '>', 'v1'],
  windmill: ['x5', 'any', '>', 'v5'],
  boat_keyflower: ['cart', '>', 'v1'],
  boat_sea_bastion: ['loop', '>', 'v1'],
  boat_sea_breese: ['ship', 'ship', '>', 'v4'],
  boat_flipper: ['i:horizontal-flip', 'v2'],
  boat_white_wind: ['w', '>', 'v1'],
  summer_boat_1a: ['ship', '>', 'w', 'w'],
  summer_boat_1b: ['ship', '>', 'w3'],
  summer_boat_2a: ['cart', 'field'],
  summer_boat_2b: ['x2', 'cart', 'up'],
  summer_boat_3a: ['any', '>', 'up'],
  summer_boat_3b: ['any', '=', 'any'],
  summer_boat_4a: ['w0', '!', 'w1'],
  summer_boat_4b: ['w0', 'w1', 'w2'],
}

export function formulaOf(facts: Facts, upgraded: boolean): Glyph[] {
  const face = upgraded ? 'upgraded' : 'basic'
  const fact = (name: string): number => Number(facts[`${face}_${name}`] ?? 0)
  const counts = COUNTS[facts.name]
  if (counts) return counts
  if (facts.type === 'turn_order') return ['hex', '>', 'v1']
  if (facts['keeps'] !== undefined)
    return [
      facts['keeps'] === 'any' ? 'any' : String(facts['keeps']),
      '>',
      `v${String(facts[upgraded ? 'upgraded_keep_points' : 'keep_points'])}`,
    ]
  const made = [
    ...RESOURCES.flatMap((name) => times(fact(name), name)),
    ...(facts[`${face}_chooses`] ? ['iron', '/', 'stone', '/', 'wood'] : []),
    ...times(fact('workers'), 'w'),
    ...times(fact('green'), 'w3'),
    ...times(fact('skills'), 's'),
    ...(fact('transport') ? [`cart${String(fact('transport'))}`] : []),
    ...(fact('upgrade') ? [`up${String(fact('upgrade'))}`] : []),
  ]
  const paid = [
    ...(facts[`${face}_pays_worker`] === undefined ? [] : [worker(facts[`${face}_pays_worker`])]),
    ...(facts[`${face}_pays_skill`] === undefined ? [] : [skill(facts[`${face}_pays_skill`])]),
  ]
  if (made.length > 0) return paid.length > 0 ? [...paid, '>', ...made] : made
  const points = upgraded ? facts.upgraded_points : facts.points
  // A face with neither a use nor points shows just that.
  return [`v${String(points)}`]
}

/** What turning it over costs. */
export function costOf(facts: Facts): Glyph[] {
  const cost = (name: string): number => Number(facts[`cost_${name}`] ?? 0)
  return [
    ...RESOURCES.flatMap((name) => times(cost(name), name)),
    ...times(cost('any'), 'any'),
    ...(facts['cost_skill'] === undefined ? [] : [skill(facts['cost_skill'])]),
  ]
}

/** Each kind once, with how many there are. */
export const grouped = (glyphs: Glyph[]): { glyph: Glyph; count: number }[] =>
  [...new Set(glyphs)].map((glyph) => ({ glyph, count: glyphs.filter((one) => one === glyph).length }))

/** What was given to a tile in the last reckoning. */
export const giftOf = ({ workers, skills, resources, purple }: GiftView): Glyph[] => [
  ...workers.flatMap((count, colour) => times(count, `w${String(colour)}`)),
  ...skills.flatMap((count, skill) => times(count, `s${String(skill)}`)),
  ...resources.flatMap((count, resource) => times(count, RESOURCES[resource] ?? 'any')),
  ...(purple ? ['wp'] : []),
]

/** Points printed on the face, where the formula does not say them already. */
export function cornerOf(facts: Facts, upgraded: boolean): number {
  const points = upgraded ? facts.upgraded_points : facts.points
  return points > 0 && !formulaOf(facts, upgraded).some((glyph) => glyph === `v${String(points)}`) ? points : 0
}

const NARROW: Record<string, number> = { '>': 13, '/': 10, '=': 14, '!': 12 }

/** How much room a glyph takes, in units of the map. */
export function widthOf(glyph: Glyph): number {
  const narrow = NARROW[glyph]
  if (narrow !== undefined) return narrow
  if (/^x\d+$/.test(glyph)) return 21
  if (/^(cart|up)\d+$/.test(glyph)) return 37
  return 26
}

export const lengthOf = (glyphs: Glyph[]): number => glyphs.reduce((sum, glyph) => sum + widthOf(glyph), 0) - 2
