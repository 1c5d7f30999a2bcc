import { expect, test } from 'vitest'
import type { Line, TaleWire } from '../lib/generated/wire'
import { withTales } from './tales'

const line = (move: number): Line => ({ move, event: {} })
const tale = (move: number, word = 'undo'): TaleWire => ({ row: move, move, word, seat: 0, by: 0 })
const short = (told: (Line | TaleWire)[]): string => told.map((one) => ('word' in one ? `t${one.move}` : String(one.move))).join(' ')

test('what people arranged follows the move after which it happened', () => {
  const { before, since } = withTales([line(1), line(1), line(2), line(4)], [], [tale(1), tale(2), tale(9)])
  expect(short(before)).toBe('1 1 t1 2 t2 4 t9')
  expect(since).toEqual([])
})

test('what happened since my last answer stands there', () => {
  const { before, since } = withTales([line(1), line(2)], [line(3), line(5)], [tale(0), tale(2), tale(3), tale(7)])
  expect(short(before)).toBe('t0 1 2 t2')
  expect(short(since)).toBe('3 t3 5 t7')
})
