import { describe, expect, test } from 'vitest'
import { saidBy, What, type Node } from './what.svelte'

const node = (dataset: Record<string, string>): Node => ({ dataset }) as unknown as Node

describe('a thing says what it is', () => {
  test('by a name and its numbers', () => {
    expect(saidBy(node({ what: 'deck count=12 ware=sugar low=-3' }))).toEqual({
      name: 'deck',
      params: { count: 12, ware: 'sugar', low: -3 },
    })
  })
  test('by the card it shows, before all else', () => {
    expect(saidBy(node({ what: 'piece card=3', face: '37' }))).toEqual({ face: 37, name: '', params: {} })
  })
})

describe('what is explained', () => {
  test('is marked while everything is asked about, one thing at a time', () => {
    const what = new What()
    const [first, second] = [node({ what: 'a' }), node({ what: 'b' })]
    what.asking = true
    what.open(first, true)
    what.open(second, true)
    expect([first.dataset['explained'], second.dataset['explained']]).toEqual([undefined, ''])
    what.leave()
    expect(second.dataset['explained']).toBeUndefined()
    expect([what.asking, what.shown, what.pinned]).toEqual([false, null, false])
  })

  test('gives way to the rules', () => {
    const what = new What()
    what.open(node({ what: 'a' }), true)
    what.read('ask-Discover')
    expect([what.reading, what.shown]).toEqual(['ask-Discover', null])
  })
})
