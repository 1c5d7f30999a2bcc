/** What a face does, as a row of glyphs; the words never say more. */

import type { Facts, GiftView } from './generated'
import { COLOURS, RESOURCES, SKILLS } from './names'

/**
 * A glyph: a resource by name, `any` or `same` of them; `w0` to `w3` a worker, `wp` the purple one, `w` anybody, `w=` of one colour; `s0` to `s2` a skill tile,
 * `s` any, `s=` of one kind; `v3` points; `cart2`, `up1`; `>` becomes, `/` or, `x5` times, `i:name` an icon.
 */
export type Glyph = string

const times = (n: number, glyph: Glyph): Glyph[] => (n > 3 ? [`x${String(n)}`, glyph] : Array<Glyph>(n).fill(glyph))
const worker = (name: 'any' | (typeof COLOURS)[number]): Glyph => (name === 'any' ? 'w' : `w${String(COLOURS.indexOf(name))}`)
const skill = (name: 'any' | (typeof SKILLS)[number]): Glyph => (name === 'any' ? 's' : `s${String(SKILLS.indexOf(name))}`)

/** What winter tiles, boats and turn-order tiles count, which no use or cost tells; how many of it, and for how many points, is printed. */
const COUNTED: Record<string, Glyph[]> = {
  apothecary: ['w'],
  craftsmans_guild: ['w0', 'w1', 'w2'],
  jeweller: ['gold'],
  key_guild: ['s'],
  key_market: ['w3'],
  mercers_guild: ['iron', 'stone', 'wood'],
  scholar: ['s='],
  scribes: ['s0', 's1', 's2'],
  village_hall: ['w='],
  watermill: ['same'],
  windmill: ['any'],
  boat_keyflower: ['cart'],
  boat_sea_bastion: ['loop'],
  boat_sea_breese: ['ship'],
  boat_white_wind: ['w'],
}
const NEIGHBOURS: Glyph[] = ['hex']

/** What a summer boat lets its owner do. */
const POWERS: Record<NonNullable<Facts['summer_boat']>, Glyph[]> = {
  '1a': ['ship', '>', 'w', 'w'],
  '1b': ['ship', '>', 'w3'],
  '2a': ['cart', 'field'],
  '2b': ['x2', 'cart', 'up'],
  '3a': ['any', '>', 'up'],
  '3b': ['any', '=', 'any'],
  '4a': ['w0', '!', 'w1'],
  '4b': ['w0', 'w1', 'w2'],
}

export function formulaOf(facts: Facts, upgraded: boolean): Glyph[] {
  if (facts.summer_boat) return POWERS[facts.summer_boat]
  const { each } = facts
  if (each !== undefined)
    return [...(COUNTED[facts.name] ?? NEIGHBOURS).flatMap((glyph) => times(each, glyph)), '>', `v${String(facts.each_points)}`]
  if (facts.keeps) return [facts.keeps, '>', `v${String(upgraded ? facts.upgraded_keep_points : facts.keep_points)}`]
  const printed: Partial<Record<string, unknown>> = { ...facts }
  const number = (name: string): number => Number(printed[`${upgraded ? 'upgraded' : 'basic'}_${name}`] ?? 0)
  const made = [
    ...RESOURCES.flatMap((name) => times(number(name), name)),
    ...(number('chooses') ? ['iron', '/', 'stone', '/', 'wood'] : []),
    ...times(number('workers'), 'w'),
    ...times(number('green'), 'w3'),
    ...times(number('skills'), 's'),
    ...(number('transport') ? [`cart${String(number('transport'))}`] : []),
    ...(number('upgrade') ? [`up${String(number('upgrade'))}`] : []),
  ]
  if (made.length > 0) {
    const colour = upgraded ? facts.upgraded_pays_worker : facts.basic_pays_worker
    const kind = upgraded ? facts.upgraded_pays_skill : facts.basic_pays_skill
    const paid = [...(colour ? [worker(colour)] : []), ...(kind ? [skill(kind)] : [])]
    return paid.length > 0 ? [...paid, '>', ...made] : made
  }
  // A face with neither a use nor points shows just that; the Flipper turns a tile over.
  return [...(facts.name === 'boat_flipper' ? ['i:horizontal-flip'] : []), `v${String(upgraded ? facts.upgraded_points : facts.points)}`]
}

/** What turning it over costs. */
export function costOf(facts: Facts): Glyph[] {
  return [
    ...RESOURCES.flatMap((name) => times(facts[`cost_${name}`] ?? 0, name)),
    ...times(facts.cost_any ?? 0, 'any'),
    ...(facts.cost_skill ? [skill(facts.cost_skill)] : []),
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
