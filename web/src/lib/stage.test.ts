import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gameOf, seatOf, tableOf } from '../testing/wire'
import type { Seen } from './game'
import { Parts } from './parts'
import { Stage } from './stage'
import type { Table } from './table.svelte'

type Sight = Seen<number, string>

const picture = (view: number, events: string[]): Sight => ({
  view,
  me: 0,
  game: gameOf(),
  table: tableOf([seatOf(0)]),
  ask: null,
  asked: [],
  events,
  facts: () => undefined,
})

/** Shows every event for a second; a `slow` one waits even for the hasty. */
class Curtain extends Stage<Sight> {
  shown: string[] = []
  noted: number[] = []

  protected override tell(seen: Sight): void {
    for (const event of seen.events) {
      this.shown.push(event)
      this.after(1000, () => (this.shown = this.shown.filter((one) => one !== event)), event === 'slow')
    }
  }

  protected override note(seen: Sight): void {
    this.noted.push(seen.view)
  }
}

const begun = (): Curtain => {
  const stage = new Curtain({} as Table)
  stage.meet(picture(0, ['old']))
  return stage
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('of the picture that was there at first nothing is told, but it is noted', () => {
  const stage = begun()
  expect(stage.shown).toEqual([])
  expect(stage.noted).toEqual([0])
})

test('what is told is shown for its time', () => {
  const stage = begun()
  stage.follow(picture(1, ['storm']))
  expect(stage.shown).toEqual(['storm'])
  vi.advanceTimersByTime(999)
  expect(stage.shown).toEqual(['storm'])
  vi.advanceTimersByTime(1)
  expect(stage.shown).toEqual([])
})

test('the same events are told once, and every picture is noted', () => {
  const stage = begun()
  const events = ['storm']
  stage.follow(picture(1, events))
  stage.follow(picture(2, events))
  expect(stage.shown).toEqual(['storm'])
  expect(stage.noted).toEqual([0, 1, 2])
})

test('a tap finishes what is shown, except for what covers nothing', () => {
  const stage = begun()
  stage.follow(picture(1, ['storm', 'slow', 'calm']))
  stage.hurry()
  expect(stage.shown).toEqual(['slow'])
  vi.advanceTimersByTime(1000)
  expect(stage.shown).toEqual([])
})

test('when the table is left, what was still to come does not come', () => {
  const stage = begun()
  stage.follow(picture(1, ['storm']))
  stage.end()
  vi.advanceTimersByTime(5000)
  expect(stage.shown).toEqual(['storm'])
})

test('a table owns one part of each kind, and lets a stage meet the picture that is there', () => {
  class Hand {
    held = 0
  }
  const parts = new Parts({ seen: picture(7, ['old']) } as unknown as Table)
  expect(parts.own(Hand)).toBe(parts.own(Hand))
  expect(parts.stages()).toEqual([])
  const stage = parts.own(Curtain)
  expect(parts.stages()).toEqual([stage])
  expect(stage.noted).toEqual([7])
  expect(stage.shown).toEqual([])
})
