import { describe, expect, test } from 'vitest'
import { once, Placing, turnOn, type Spot } from './placing.svelte'
import type { Table } from './table.svelte'

const RING = [1, 2, 3, 0]

describe('turning past what does not fit', () => {
  test('a way that fits stays', () => {
    expect(turnOn([0, 2], 2, RING)).toBe(2)
  })
  test('the next one clockwise that fits', () => {
    expect(turnOn([0, 2], 1, RING)).toBe(2)
    expect(turnOn([0, 2], 3, RING)).toBe(0)
    expect(turnOn([1], 2, RING)).toBe(1)
  })
  test('where none can be reached, none', () => {
    expect(turnOn([], 0, RING)).toBeUndefined()
    expect(turnOn([3], 0, [1, 0, 3, 2])).toBeUndefined()
  })
})

test('of what comes several times the first', () => {
  expect(once([3, 1, 3, 2, 1])).toEqual([3, 1, 2])
})

/** A table at which one means something by saying so. */
function fakeTable(): { table: Table; meant: () => string } {
  let picked = $state('')
  const table = {
    means: (key: string): boolean => key === picked,
    mean: (keys: string[]): void => {
      picked = keys.length === 1 ? (keys[0] ?? '') : ''
    },
  }
  return { table: table as unknown as Table, meant: () => picked }
}

/** Fits at two places: at one of them in one way only. */
class Toy extends Placing<Spot> {
  ring = RING
  spots = [
    { key: 'place a 0', id: 'a', turn: 0 },
    { key: 'place a 1', id: 'a', turn: 1 },
    { key: 'place b 1', id: 'b', turn: 1 },
  ]
  lit = $derived(this.spots.filter(({ turn }) => turn === this.wish))
  turn(turn: number): void {
    this.wish = turn
  }
}

describe('the place that is meant', () => {
  test('nothing is shown before something is pointed at', () => {
    const { table } = fakeTable()
    const toy = new Toy(table)
    expect(toy.chosen).toBeNull()
    expect(toy.shown).toBeNull()
  })

  test('is shown under the mouse, if the piece fits there as it lies', () => {
    const { table } = fakeTable()
    const toy = new Toy(table)
    toy.over = 'b'
    expect(toy.shown).toBeNull()
    toy.turn(1)
    expect(toy.shown?.key).toBe('place b 1')
  })

  test('waits to be confirmed, and is shown when the mouse has left', () => {
    const { table, meant } = fakeTable()
    const toy = new Toy(table)
    toy.mean(toy.lit[0])
    expect(meant()).toBe('place a 0')
    expect(toy.chosen?.id).toBe('a')
    toy.turn(1)
    toy.over = 'b'
    expect(toy.shown?.id).toBe('b')
    toy.over = null
    expect(toy.shown?.key).toBe('place a 0')
  })

  test('to mean no place changes nothing', () => {
    const { table, meant } = fakeTable()
    const toy = new Toy(table)
    toy.mean(toy.spots[2])
    toy.mean(undefined)
    expect(meant()).toBe('place b 1')
  })
})
