import { expect, test } from 'vitest'
import type { Lesson as LessonWire, LessonStep, Update } from '../lib/generated/wire'
import type { Arrival } from '../lib/source'
import { askOf, lineOf, updateOf } from '../testing/wire'
import { asked, Lesson } from './lesson.svelte'

const stepOf = (key: string, at: number, more: Partial<LessonStep> = {}): LessonStep => ({
  key,
  at,
  point: [],
  answer: null,
  wrong: [],
  open: false,
  params: {},
  ...more,
})

const answer = { verb: 'draw', on: [], reason: '' }
const pictures: Update[] = [0, 1, 2].map((n) =>
  updateOf({ ask: askOf(['stop', 'draw', 'hire 7'], { id: `${n}.0` }), log_from: n, lines: [lineOf(n, 'Drew')] }, { rows: n, moves: n }),
)

function taught(start = 0): { lesson: Lesson; told: Arrival[]; refusals: string[] } {
  const data: LessonWire = {
    game: 'toy',
    name: 'first',
    minutes: 1,
    steps: [stepOf('look', 0), stepOf('draw', 0, { answer, wrong: [{ verb: 'stop', on: [], reason: 'early' }] }), stepOf('see', 2)],
    pictures,
    seats: 2,
    level: 'casual',
    options: {},
  }
  const lesson = new Lesson(data, start)
  const told: Arrival[] = []
  const refusals: string[] = []
  lesson.listen({ onPicture: (arrival) => told.push(arrival), onRefusal: (code) => refusals.push(code), onLink: () => undefined })
  return { lesson, told, refusals }
}

const keys = (arrival: Arrival | undefined): string[] | undefined => arrival?.picture.chairs[0]?.ask?.options.map(({ verb }) => verb)

test('where there is only something to look at, nothing is asked', () => {
  const { told } = taught()
  expect(told.map((one) => keys(one))).toEqual([undefined])
})

test('a step offers its answer, and what has a reason, in the order of the question', () => {
  const { lesson, told } = taught()
  lesson.next()
  expect(keys(told.at(-1))).toEqual(['stop', 'draw'])
})

test('an open step offers everything, and a question for several what is to be picked', () => {
  const step = stepOf('any', 0, { answer, open: true })
  expect(asked(askOf(['stop', 'draw', 'hire 7']), step)?.options.map(({ verb }) => verb)).toEqual(['stop', 'draw', 'hire'])
  const pay = stepOf('pay', 0, { answer: { verb: 'pay', on: [3, 5], reason: '' } })
  expect(asked(askOf(['pay 2', 'pay 3', 'pay 5'], { some: [2, 2] }), pay)?.options.map(({ on }) => on[0])).toEqual([3, 5])
})

test('the right answer leads on, picture by picture', () => {
  const { lesson, told } = taught(1)
  lesson.answer('0.0', { verb: 'draw', on: [] })
  expect(lesson.step?.key).toBe('see')
  expect(told.map((one) => one.picture.rows)).toEqual([0, 1, 2])
  expect(told.slice(1).every((one) => !one.anew)).toBe(true)
})

test('any other answer changes nothing and is told why; after two it may be shown', () => {
  const { lesson, told, refusals } = taught(1)
  lesson.answer('0.0', { verb: 'stop', on: [] })
  expect([lesson.wrong.at(-1)?.reason, lesson.stuck]).toEqual(['early', false])
  lesson.answer('0.0', { verb: 'hire', on: [7] })
  expect([lesson.wrong.at(-1)?.reason, lesson.stuck]).toEqual(['', true])
  expect([lesson.step?.key, told.length, refusals.length]).toEqual(['draw', 1, 2])
})

test('a step back shows the table as it was, with the log as long as it was', () => {
  const { lesson, told } = taught(2)
  expect(told[0]?.picture.chairs[0]?.lines.length).toBe(3)
  lesson.back()
  expect(told[1]).toMatchObject({ anew: true, picture: { rows: 0 } })
  expect(told[1]?.picture.chairs[0]).toMatchObject({ log_from: 0, lines: [{ move: 0 }] })
})

test('after the last step it is over, and a place beyond it is the end', () => {
  const { lesson } = taught(2)
  lesson.next()
  expect(lesson.over).toBe(true)
  expect(taught(99).lesson.over).toBe(true)
})
