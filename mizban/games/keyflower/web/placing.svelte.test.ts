import type { OptionWire, Table } from '$shell'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { TilePlacing } from './placing.svelte'

// The little of the shell that a tile in hand needs.
vi.mock('$shell', async () => ({ ...(await import('$shell/game')), ...(await import('$shell/placing.svelte')) }))

const MINER = 7
const BOAT = 8
const place = (...on: number[]): OptionWire => ({ verb: 'place', on, hint: {} })
/** The miner fits in three ways at one place and in one at another; a straight river looks the same after half a turn. */
const OPTIONS = [place(MINER, 0, -1, 1), place(MINER, 0, -1, 2), place(MINER, 0, -1, 5), place(MINER, 1, 0, 4), place(BOAT, 0, 1, 2)]

let picked = $state('')
let placing: TilePlacing

beforeEach(() => {
  picked = ''
  const seen = { ask: { prompt: 'PlaceTile', options: OPTIONS }, facts: (face: number) => ({ turns: face === BOAT ? 3 : 6 }) }
  placing = new TilePlacing({
    sight: () => seen,
    means: (key: string) => key === picked,
    mean: ([key]: string[]) => (picked = key ?? ''),
    unchoose: () => (picked = ''),
  } as unknown as Table)
})

const lit = (): string[] => placing.lit.map(({ key }) => key)

describe('a tile in hand', () => {
  test('is the first that fits, until another is taken', () => {
    expect(placing.tiles).toEqual([MINER, BOAT])
    expect(placing.tile).toBe(MINER)
    placing.take(BOAT)
    expect(lit()).toEqual(['place 8 0 1 2'])
    expect(placing.canTurn).toBe(false)
  })

  test('lights every place once, lying as it fits there next', () => {
    expect(lit()).toEqual(['place 7 0 -1 1', 'place 7 1 0 4'])
  })

  test('is turned for all places, past the ways that fit nowhere', () => {
    placing.right()
    expect(placing.turn).toBe(2)
    expect(lit()).toEqual(['place 7 0 -1 2', 'place 7 1 0 4'])
    placing.right()
    expect(placing.turn).toBe(4)
    expect(lit()).toEqual(['place 7 0 -1 5', 'place 7 1 0 4'])
  })

  test('under the mouse is turned as it fits there', () => {
    placing.over = 'place-0--1'
    placing.right()
    placing.right()
    expect(placing.shown?.key).toBe('place 7 0 -1 5')
    placing.right()
    expect(placing.shown?.key).toBe('place 7 0 -1 1')
    placing.over = 'place-1-0'
    expect(placing.canTurn).toBe(false)
  })

  test('that was put somewhere is turned there, and still waits to be confirmed', () => {
    placing.mean(placing.lit[0])
    placing.right()
    expect(picked).toBe('place 7 0 -1 2')
    expect(placing.chosen?.turn).toBe(2)
  })

  test('is forgotten with its place when another one is taken', () => {
    placing.mean(placing.lit[0])
    placing.take(MINER)
    expect(picked).not.toBe('')
    placing.take(BOAT)
    expect(picked).toBe('')
  })
})
