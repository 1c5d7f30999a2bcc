import { describe, expect, test } from 'vitest'
import { iconOf, ROLE_ICONS, sorted, wareOf, WARES, type BuildingFacts } from './facts'

const building = (name: string, more: Partial<BuildingFacts> = {}): BuildingFacts => ({
  name,
  type: 'city',
  cost: 1,
  points: 1,
  when: 'never',
  good: '',
  new: false,
  credit: 1,
  ...more,
})

describe('buildings', () => {
  test('a hand is sorted: production, city, monuments, halls; the cheaper first, then by name', () => {
    const cards = [
      building('palace', { type: 'hall', cost: 6 }),
      building('well', { cost: 2 }),
      building('statue', { type: 'monument', cost: 3 }),
      building('smithy', { cost: 1 }),
      building('archive', { cost: 1 }),
      building('silver_smelter', { type: 'production', cost: 5, good: 'silver' }),
    ]
    const facts = (face: number): BuildingFacts => cards[face] ?? building('?')
    expect(sorted([0, 1, 2, 3, 4, 5], facts).map((face) => facts(face).name)).toEqual([
      'silver_smelter',
      'archive',
      'smithy',
      'well',
      'statue',
      'palace',
    ])
  })

  test('a production building wears the sign of its good, another its own', () => {
    expect(iconOf(building('indigo_plant', { type: 'production', good: 'indigo' }))).toBe(WARES.indigo.icon)
    expect(iconOf(building('smithy'))).toBe('anvil')
  })

  test('a building without a good of its own can hold one of the customs', () => {
    expect(wareOf(building('customs_office'))).toBe('customs')
    expect(wareOf(building('coffee_roaster', { good: 'coffee' }))).toBe('coffee')
  })
})

test('every role has a sign of its own', () => {
  expect(new Set(ROLE_ICONS).size).toBe(5)
})
