import { describe, expect, test } from 'vitest'
import { grouped, needs, sortedDisplay } from './facts'
import type { ExpeditionFacts, Facts, PersonFacts } from './generated'

const person = (kind: PersonFacts['kind'], more: Partial<PersonFacts> = {}): PersonFacts => ({
  name: kind,
  type: 'person',
  kind,
  color: '',
  cost: 0,
  points: 1,
  swords: 0,
  coins: 0,
  cards: 0,
  ...more,
})
const expedition: ExpeditionFacts = { name: 'e', type: 'expedition', captains: 2, priests: 0, settlers: 1, points: 6, coins: 3 }
const CARDS: Facts[] = [
  expedition,
  person('sailor', { points: 2 }),
  person('trader', { color: 'red' }),
  person('sailor'),
  person('trader', { color: 'yellow' }),
  person('trader', { color: 'red' }),
]
const facts = (face: number): Facts => CARDS[face] ?? expedition

describe('a display', () => {
  test('persons are sorted by kind, colour and points, and expeditions come last', () => {
    expect(sortedDisplay([0, 1, 2, 3, 4, 5], facts)).toEqual([4, 2, 5, 3, 1, 0])
  })

  test('cards that do the same lie together; traders by their colours', () => {
    expect(grouped([0, 1, 2, 3, 4, 5], facts)).toEqual([
      { key: 'trader-yellow', faces: [4] },
      { key: 'trader-red', faces: [2, 5] },
      { key: 'sailor', faces: [3, 1] },
      { key: 'expedition', faces: [0] },
    ])
  })
})

test('an expedition shows a sign for each person that it asks for', () => {
  expect(needs(expedition)).toEqual(['anchor', 'anchor', 'house'])
})
