import { describe, expect, test } from 'vitest'
import { cornerOf, costOf, formulaOf, giftOf, grouped, lengthOf, widthOf } from './formula'
import type { Facts } from './generated'

const tile = (name: string, more: Partial<Facts> = {}): Facts => ({
  name,
  type: 'spring',
  number: 0,
  edges: 'rrffff',
  turns: 6,
  ship: false,
  points: 0,
  upgraded_points: 0,
  upgradable: true,
  part: 'tiles',
  ...more,
})

describe('what a face does', () => {
  test('a use makes resources, up to three one by one', () => {
    expect(formulaOf(tile('miner', { basic_use: true, basic_iron: 1, upgraded_iron: 3 }), false)).toEqual(['iron'])
    expect(formulaOf(tile('miner', { basic_use: true, basic_iron: 1, upgraded_iron: 3 }), true)).toEqual(['iron', 'iron', 'iron'])
    expect(formulaOf(tile('miner', { basic_iron: 4 }), false)).toEqual(['x4', 'iron'])
  })

  test('what is paid stands before what is made', () => {
    const tavern = tile('tavern', { basic_workers: 3, basic_pays_worker: 'any', upgraded_workers: 2, upgraded_pays_worker: 'blue' })
    expect(formulaOf(tavern, false)).toEqual(['w', '>', 'w', 'w', 'w'])
    expect(formulaOf(tavern, true)).toEqual(['w1', '>', 'w', 'w'])
    expect(formulaOf(tile('inn', { basic_skills: 1, basic_pays_skill: 'saw' }), false)).toEqual(['s2', '>', 's'])
  })

  test('carts and upgrades stand with their numbers', () => {
    expect(formulaOf(tile('stable', { basic_transport: 2, basic_upgrade: 1 }), false)).toEqual(['cart2', 'up1'])
  })

  test('a yard tells what each resource is worth that lies on it', () => {
    const yard = tile('stone_yard', { keeps: 'stone', keep_points: 2, upgraded_keep_points: 3 })
    expect(formulaOf(yard, false)).toEqual(['stone', '>', 'v2'])
    expect(formulaOf(yard, true)).toEqual(['stone', '>', 'v3'])
  })

  test('the numbers of what is counted are the printed ones', () => {
    expect(formulaOf(tile('apothecary', { each: 5, each_points: 3 }), false)).toEqual(['x5', 'w', '>', 'v3'])
    expect(formulaOf(tile('craftsmans_guild', { each: 1, each_points: 3 }), false)).toEqual(['w0', 'w1', 'w2', '>', 'v3'])
    expect(formulaOf(tile('boat_sea_breese', { each: 2, each_points: 4 }), false)).toEqual(['ship', 'ship', '>', 'v4'])
    expect(formulaOf(tile('turn_order_3', { each: 1, each_points: 1 }), false)).toEqual(['hex', '>', 'v1'])
  })

  test('what does nothing shows its points', () => {
    expect(formulaOf(tile('keythedral', { points: 12, upgraded_points: 12 }), false)).toEqual(['v12'])
    expect(formulaOf(tile('boat_flipper', { points: 2, upgraded_points: 2 }), false)).toEqual(['i:horizontal-flip', 'v2'])
  })

  test('a summer boat shows its power', () => {
    expect(formulaOf(tile('summer_boat_2a', { summer_boat: '2a' }), false)).toEqual(['cart', 'field'])
  })
})

test('printed points stand in the corner where the formula does not say them', () => {
  expect(cornerOf(tile('home_1', { upgraded_points: 5, upgraded_transport: 2 }), true)).toBe(5)
  expect(cornerOf(tile('home_1', { upgraded_points: 5, basic_transport: 1 }), false)).toBe(0)
  expect(cornerOf(tile('keythedral', { points: 12 }), false)).toBe(0)
})

test('a cost names each kind once, with how many', () => {
  const glyphs = costOf(tile('forge', { cost_iron: 2, cost_wood: 1, cost_any: 1, cost_skill: 'any' }))
  expect(glyphs).toEqual(['iron', 'iron', 'wood', 'any', 's'])
  expect(grouped(glyphs)[0]).toEqual({ glyph: 'iron', count: 2 })
  expect(grouped(glyphs)).toHaveLength(4)
})

test('what was given to a tile is shown as it was given', () => {
  expect(giftOf({ card: 3, workers: [1, 0, 0, 2], skills: [0, 1, 0], resources: [0, 0, 0, 5], purple: true })).toEqual([
    'w0',
    'w3',
    'w3',
    's1',
    'x5',
    'gold',
    'wp',
  ])
})

test('a row is as long as its glyphs, without the last gap', () => {
  expect(widthOf('>')).toBeLessThan(widthOf('iron'))
  expect(lengthOf(['w', '>', 'w'])).toBe(2 * widthOf('w') + widthOf('>') - 2)
})
