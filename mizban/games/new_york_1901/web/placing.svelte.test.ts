import type { OptionWire, Table, Thing } from '$shell'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Atlas, CELL, type Board, type Point, type Square } from './atlas'
import { PiecePlacing } from './placing.svelte'

// The little of the shell that a piece in hand needs.
vi.mock('$shell', async () => ({ ...(await import('$shell/game')), ...(await import('$shell/placing.svelte')) }))

/** A field of lots between two streets, and a piece of two squares: across, or down. */
const row = ['B', 'L', 'L', 'L', 'L', 'C']
const ACROSS: Square[] = [
  [0, 0],
  [0, 1],
]
const DOWN: Square[] = [
  [0, 0],
  [1, 0],
]
const board: Board = {
  grid: [['+++', 'S', 'S', 'S', 'S', '+++'], row, row, row, ['+++', 'T', 'T', 'T', 'T', '+++']],
  districts: [],
  streets: [],
  parks: [],
  standing: [],
  lots: [],
  shapes: [{ turns: [ACROSS, DOWN], right: [1, 0], flip: [0, 1] }],
  market: 4,
}
const atlas = new Atlas(board)
const place = (...on: number[]): OptionWire => ({ verb: 'place', on, hint: {} })
const [WEST, EAST, LOW] = ['place 0 1 1', 'place 0 1 3', 'place 1 2 4']
const OPTIONS = [place(0, 1, 1), place(0, 1, 3), place(1, 2, 4)]
let options = OPTIONS

let picked = $state('')
let tapped: Thing[] = []
let placing: PiecePlacing

beforeEach(() => {
  picked = ''
  tapped = []
  options = OPTIONS
  vi.stubGlobal('document', { activeElement: null })
  const seen = {
    ask: {
      prompt: 'PlacePiece',
      about: { card: 60 },
      get options() {
        return options
      },
    },
    game: { board },
    facts: () => ({ shape: 0, generation: 'bronze' }),
  }
  placing = new PiecePlacing({
    sight: () => seen,
    means: (key: string) => key === picked,
    mean: ([key]: string[]) => (picked = key ?? ''),
    tap: (thing: Thing) => tapped.push(thing),
  } as unknown as Table)
})

const lit = (): string[] => placing.lit.map(({ key }) => key)
const on = (...square: Square): Point => atlas.middle([square])

describe('a piece in hand', () => {
  test('lights the places where it fits as it lies', () => {
    expect(placing.face).toBe(60)
    expect(lit()).toEqual([WEST, EAST])
    expect(placing.canTurn).toBe(true)
    placing.right()
    expect(lit()).toEqual([LOW])
    placing.right()
    expect(lit()).toEqual([WEST, EAST])
  })

  test('looks the same turned over, and stays', () => {
    placing.flip()
    expect(lit()).toEqual([WEST, EAST])
  })

  test('that has its place goes to the nearest one when it is turned', () => {
    placing.mean(placing.lit[1])
    expect(picked).toBe(EAST)
    placing.right()
    expect(picked).toBe(LOW)
    placing.right()
    expect(picked).toBe(EAST)
  })
})

describe('a tap on the map', () => {
  test('means the lit place under it or, within reach, beside it', () => {
    expect(placing.tap(on(1, 1), 0)?.key).toBe(WEST)
    expect(tapped.map(({ does }) => does)).toEqual([[WEST]])
    const { x, y } = on(1, 1)
    expect(placing.tap({ x: x - CELL, y }, 0)).toBeNull()
    expect(placing.tap({ x: x - CELL, y }, CELL)?.key).toBe(WEST)
  })

  test('also means a place where the piece must be turned', () => {
    expect(placing.tap(on(3, 4), 2 * CELL)?.key).toBe(LOW)
    expect(picked).toBe(LOW)
    expect(lit()).toEqual([LOW])
    expect(tapped).toEqual([])
  })
})

describe('a dragged piece', () => {
  test('snaps to the nearest place, turns where it lies only otherwise, and back', () => {
    placing.drag(on(3, 4))
    expect(placing.turn).toBe(1)
    expect(placing.shown?.key).toBe(LOW)
    placing.drag(on(1, 1))
    expect(placing.turn).toBe(0)
    expect(placing.shown?.key).toBe(WEST)
  })

  test('keeps its way to lie where both ways are equally near', () => {
    options = [place(1, 1, 1), place(0, 1, 1)]
    placing.drag(on(1, 1))
    expect(placing.shown?.key).toBe(WEST)
    placing.right()
    placing.drag(on(1, 1))
    expect(placing.shown?.key).toBe('place 1 1 1')
  })

  test('let go over a place waits there to be confirmed, elsewhere nowhere', () => {
    placing.drag(on(3, 4))
    expect(placing.drop()?.key).toBe(LOW)
    expect(picked).toBe(LOW)
    expect(placing.turn).toBe(1)
    placing.drag({ x: -500, y: -500 })
    expect(placing.drop()).toBeUndefined()
    expect(picked).toBe(LOW)
  })
})
