import { expect, test } from 'vitest'
import { askOf, gameOf, seatOf, tableOf, updateOf } from '../testing/wire'
import type { AskWire, Seen } from './game'
import type { Update } from './generated/wire'
import { Prepared } from './prepared.svelte'

const game = gameOf({ standing: {} })
const seen = (ask: AskWire | null = null): Seen => ({
  view: {},
  me: 0,
  game,
  table: tableOf([seatOf(0), seatOf(1), seatOf(2)]),
  ask,
  asked: [],
  events: [],
  facts: () => undefined,
})
const bid = askOf(['bid 3', 'pass'], { prompt: 'Bid' })
const waits = (prompt: string, rows = 1, seat = 1): Update => updateOf({}, { rows, waiting: [{ seat, prompt, about: {} }] })

/** Somebody who has been asked this once, and waits now. */
function waiting(): Prepared {
  const prepared = new Prepared('t')
  prepared.consider(seen(bid), waits('Bid', 0, 0), true)
  return prepared
}

test('it is offered where I have been able to pass before, and only while I wait', () => {
  expect(new Prepared('t').offer(seen(), waits('Bid'))).toBeNull()
  expect(waiting().offer(seen(), waits('Bid'))).toBe('Bid')
  expect(waiting().offer(seen(), waits('Discover'))).toBeNull()
  expect(waiting().offer(seen(bid), waits('Bid'))).toBeNull()
  expect(waiting().offer(seen(), { ...waits('Bid'), paused: true })).toBeNull()
})

test('it is said once, when the same question reaches me', () => {
  const prepared = waiting()
  prepared.begin('Bid', 1)
  expect(prepared.consider(seen(), waits('Bid', 2, 2), false)).toBeNull()
  expect(prepared.on).toBe(true)
  expect(prepared.consider(seen(bid), waits('Bid', 3, 0), false)?.verb).toBe('pass')
  expect(prepared.on).toBe(false)
})

test('whoever has passed is not offered it again in the same round', () => {
  const prepared = waiting()
  prepared.hear('Bid', 'pass')
  prepared.consider(seen(), waits('Bid', 2), false)
  expect(prepared.offer(seen(), waits('Bid', 2))).toBeNull()
  prepared.consider(seen(), waits('Discover', 3), false)
  expect(prepared.offer(seen(), waits('Bid', 4))).toBe('Bid')
})

test('anything else that is asked first ends it', () => {
  const prepared = waiting()
  prepared.begin('Bid', 1)
  prepared.consider(seen(), waits('Discover', 2), false)
  expect(prepared.on).toBe(false)
  expect(prepared.consider(seen(bid), waits('Bid', 3, 0), false)).toBeNull()
})

test('it outlives a reload, but not what happened meanwhile', () => {
  waiting().begin('Bid', 4)
  const same = new Prepared('t')
  same.consider(seen(), waits('Bid', 4), true)
  expect(same.on).toBe(true)
  const later = new Prepared('t')
  later.consider(seen(), waits('Bid', 5), true)
  expect(later.on).toBe(false)
})
