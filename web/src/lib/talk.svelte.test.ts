import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Say, Talk as TalkWire, WordWire } from './generated/wire'
import { Talk } from './talk.svelte'

const word = (n: number, more: Partial<WordWire> = {}): WordWire => ({
  n,
  seat: 1,
  name: 'Kian',
  mine: false,
  text: `word ${n}`,
  reaction: '',
  at: n,
  id: '',
  muted: false,
  ...more,
})
const told = (words: WordWire[], more: Partial<TalkWire> = {}): TalkWire => ({
  is: 'talk',
  words,
  whole: false,
  muted: [],
  hushed: false,
  ...more,
})

describe('talk', () => {
  let sent: Say[] = []
  let talk: Talk
  let table = 0

  beforeEach(() => {
    vi.useFakeTimers()
    sent = []
    table += 1
    talk = new Talk(`oak${table}`, { say: (said) => sent.push(said), reopen: () => undefined }, () => 0)
  })
  afterEach(() => vi.useRealTimers())

  test('what was said before is neither new twice nor passing', () => {
    talk.hear(told([word(1), word(2)], { whole: true }))
    expect(talk.unread).toBe(2)
    expect(talk.passing.size).toBe(0)
    talk.hear(told([word(2), word(3)]))
    expect(talk.words.map((one) => one.n)).toEqual([1, 2, 3])
  })

  test('a word passes under its seat for six seconds, a reaction for four', () => {
    talk.hear(told([word(1)]))
    expect(talk.passing.get(1)?.n).toBe(1)
    vi.advanceTimersByTime(5900)
    expect(talk.passing.size).toBe(1)
    vi.advanceTimersByTime(200)
    expect(talk.passing.size).toBe(0)
    talk.hear(told([word(2, { text: '', reaction: 'tea' })]))
    vi.advanceTimersByTime(4100)
    expect(talk.passing.size).toBe(0)
  })

  test('a newer word of the same seat stays its own six seconds', () => {
    talk.hear(told([word(1)]))
    vi.advanceTimersByTime(4000)
    talk.hear(told([word(2)]))
    vi.advanceTimersByTime(4000)
    expect(talk.passing.get(1)?.n).toBe(2)
  })

  test('mine and those of people I do not hear are not unread; what was looked at is read, also after a reload', () => {
    talk.hear(told([word(1, { mine: true }), word(2, { muted: true, text: '' }), word(3)]))
    expect(talk.unread).toBe(1)
    expect([...talk.passing.values()].map((one) => one.n)).toEqual([3])
    talk.look()
    expect(talk.unread).toBe(0)
    const again = new Talk(`oak${table}`, undefined, () => 0)
    again.hear(told([word(1), word(2), word(3), word(4)], { whole: true }))
    expect(again.unread).toBe(1)
  })

  test('what I say waits until it is heard, by the name I gave it', () => {
    talk.say('  hello ')
    talk.say('   ')
    talk.react('tea')
    expect(sent.map(({ text, reaction, seat }) => [text, reaction, seat])).toEqual([
      ['hello', undefined, 0],
      [undefined, 'tea', 0],
    ])
    expect(talk.unsaid).toHaveLength(2)
    talk.hear(told([word(1, { mine: true, id: sent[0]?.id ?? '' })]))
    expect(talk.unsaid).toEqual([sent[1]])
    talk.refuse(sent[1]?.id ?? '', 'too_many')
    expect(talk.unsaid).toEqual([])
    expect(talk.problem).toBe('too_many')
  })
})
