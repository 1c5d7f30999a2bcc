import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TableInfo } from '../lib/generated/wire'
import { Line } from '../testing/line'
import { seatOf, tableOf } from '../testing/wire'

const answers: TableInfo[] = []
const lobby = vi.fn(() => Promise.resolve({ mine: [...answers], open: [] }))
vi.mock('./api', () => ({ me: () => Promise.resolve({ name: '' }), lobby: () => lobby(), Refusal: class extends Error {} }))

const { hall } = await import('./hall.svelte')

const mine = (id: string, more: Partial<TableInfo> = {}): TableInfo => tableOf([seatOf(0, { mine: true })], { id, ...more })
const open = (id: string, more: Partial<TableInfo> = {}): TableInfo =>
  tableOf([seatOf(0), seatOf(1, { kind: 'open' })], { id, public: true, started: false, ...more })
const tell = (whole: boolean, tables: TableInfo[], gone: string[] = []): void => Line.last.tell({ is: 'lobby', whole, tables, gone })
const names = (tables: readonly TableInfo[]): string[] => tables.map(({ id }) => id)

let leave: () => void = () => undefined
async function enter(but = ''): Promise<void> {
  leave = hall.watch(but)
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  Line.all = []
  lobby.mockClear()
})
afterEach(async () => {
  leave()
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
})

test('what is told is what is there: all of it, then what has changed and what is gone', async () => {
  await enter()
  tell(true, [mine('a', { my_turn: true, since: 20 }), mine('b', { my_turn: true, since: 10 }), open('c')])
  flushSync()
  expect([names(hall.mine), names(hall.open), names(hall.turns)]).toEqual([['a', 'b'], ['c'], ['b', 'a']])
  tell(false, [mine('b', { finished: true }), open('d', { updated: 5 })], ['c'])
  expect([names(hall.mine), names(hall.open), names(hall.turns)]).toEqual([['a', 'b'], ['d'], ['a']])
  tell(true, [])
  expect([names(hall.mine), names(hall.open)]).toEqual([[], []])
  expect(lobby).not.toHaveBeenCalled()
})

test('without a line it is asked for, slowly, until there is one again', async () => {
  await enter()
  answers.splice(0, answers.length, mine('x'))
  Line.last.drop()
  await vi.advanceTimersByTimeAsync(100)
  expect([lobby.mock.calls.length, names(hall.mine)]).toEqual([1, ['x']])
  for (let tries = 0; tries < 6; tries += 1) {
    await vi.advanceTimersByTimeAsync(21_000)
    Line.last.drop()
  }
  expect(Line.all.length).toBeGreaterThan(3)
  expect(Line.all.length).toBeLessThan(12)
  await vi.advanceTimersByTimeAsync(21_000)
  tell(true, [mine('y')])
  const asked = lobby.mock.calls.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect([lobby.mock.calls.length, names(hall.mine)]).toEqual([asked, ['y']])
})

test('a line on which nothing is heard is given up', async () => {
  await enter()
  tell(true, [])
  await vi.advanceTimersByTimeAsync(95_000)
  expect(Line.all.length).toBe(2)
})

test('the line outlives the way to another page, and the page of a table hears of the others', async () => {
  await enter()
  tell(true, [mine('a'), mine('b')])
  leave()
  await enter()
  expect(Line.all.length).toBe(1)
  leave()
  await enter('a')
  expect(Line.last.address).toContain('but=a')
  tell(true, [mine('b')])
  expect(names(hall.mine)).toEqual(['a', 'b'])
})
