import { beforeEach, describe, expect, test } from 'vitest'
import { chairOf, lineOf } from '../testing/wire'
import type { Chair } from './game'
import { Log } from './log.svelte'

const heard = (log: Log, seat: number | null = 0): string[] => log.lines(seat).map((line) => (line.event as { is: string }).is)
const news = (log: Log, seat: number | null = 0): number[] => log.since(seat).map((line) => line.move)

/** What a chair hears: from this move on. */
const told = (from: number, moves: number[], more: Partial<Chair> = {}): Chair =>
  chairOf({ log_from: from, lines: moves.map((move) => lineOf(move, `Move${String(move)}`)), ...more })

let tables = 0
const begin = (): Log => new Log(`table-${String(tables++)}`)

beforeEach(() => localStorage.clear())

describe('what is heard', () => {
  test('each picture adds its lines', () => {
    const log = begin()
    log.hear(told(0, [0, 1]))
    log.hear(told(2, [2]))
    expect(heard(log)).toEqual(['Move0', 'Move1', 'Move2'])
  })

  test('what was taken back is forgotten, and that is said', () => {
    const log = begin()
    expect(log.hear(told(0, [0, 1, 2]))).toBe(false)
    expect(log.hear(told(1, [1]))).toBe(true)
    expect(heard(log)).toEqual(['Move0', 'Move1'])
  })

  test('a whole log after a lost line replaces what was heard', () => {
    const log = begin()
    log.hear(told(0, [0, 1]))
    log.hear(told(0, [0, 1, 2, 3]))
    expect(heard(log)).toEqual(['Move0', 'Move1', 'Move2', 'Move3'])
  })

  test('each seat of this device hears its own, and a spectator too', () => {
    const log = begin()
    log.hear(told(0, [0]))
    log.hear(told(0, [0, 1], { seat: 1 }))
    log.hear(told(0, [5], { seat: null }))
    expect(heard(log, 0)).toEqual(['Move0'])
    expect(heard(log, 1)).toEqual(['Move0', 'Move1'])
    expect(heard(log, null)).toEqual(['Move5'])
    expect(heard(log, 2)).toEqual([])
  })
})

describe('since my last answer', () => {
  test('before my first answer nothing is news', () => {
    const log = begin()
    log.hear(told(0, [0, 1]))
    expect(news(log)).toEqual([])
  })

  test('my own move is none, what follows is', () => {
    const log = begin()
    log.hear(told(0, [0, 1]))
    log.mark(0)
    log.hear(told(2, [2]))
    expect(news(log)).toEqual([])
    log.hear(told(3, [3, 4]))
    expect(news(log)).toEqual([3, 4])
  })

  test('with my next answer it begins anew', () => {
    const log = begin()
    log.hear(told(0, [0]))
    log.mark(0)
    log.hear(told(1, [1, 2, 3]))
    log.mark(0)
    log.hear(told(4, [4, 5]))
    expect(news(log)).toEqual([5])
  })

  test('an answer brings back what was dismissed', () => {
    const log = begin()
    log.dismissed = true
    log.mark(0)
    expect(log.dismissed).toBe(false)
  })

  test('a reload does not forget it; another table and another seat know nothing of it', () => {
    const log = new Log('oak')
    log.hear(told(0, [0]))
    log.mark(0)
    const again = new Log('oak')
    again.hear(told(0, [0, 1, 2]))
    again.hear(told(0, [0, 1, 2], { seat: 1 }))
    expect(news(again)).toEqual([2])
    expect(news(again, 1)).toEqual([])
    const other = new Log('elm')
    other.hear(told(0, [0, 1, 2]))
    expect(news(other)).toEqual([])
  })
})
