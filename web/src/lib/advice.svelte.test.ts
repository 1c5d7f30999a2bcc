import { expect, test } from 'vitest'
import { Advice, sentence } from './advice.svelte'
import type { AdvisedWire, AdviceWire, AskWire } from './generated/wire'
import type { Words } from './words'

const answer = (verb: string, on: number[], chance: number, why: AdvisedWire['why'] = []): AdvisedWire => ({ verb, on, chance, why })
const asked = (id: string, some: [number, number] | null = null): AskWire => ({ id, some, options: [], about: {} }) as unknown as AskWire

/** Says the key and the numbers. */
const words = {
  say: (key: string, params: Record<string, unknown> = {}) => [key, ...Object.values(params)].join(' '),
  sayIf: (key: string) => (key.startsWith('toy-') ? 'more coins' : ''),
} as unknown as Words

/** A lamp over a question; its light comes when `give` is called. */
function lamp(some: [number, number] | null = null): {
  advice: Advice
  give: (found: AdviceWire | null) => Promise<void>
  ask: (id: string) => void
} {
  let ask = $state.raw(asked('1', some))
  let settle: (found: AdviceWire | null) => void = () => undefined
  const advise = (): Promise<AdviceWire> =>
    new Promise((done, fail) => {
      settle = (found) => (found ? done(found) : fail(new Error('dark')))
    })
  const advice = new Advice({
    get ask() {
      return ask
    },
    advise,
  })
  advice.toggle()
  const give = async (found: AdviceWire | null): Promise<void> => {
    settle(found)
    await new Promise((done) => setTimeout(done))
  }
  return { advice, give, ask: (id) => (ask = asked(id, some)) }
}

const found = (answers: AdvisedWire[], imagined = 1000): AdviceWire => ({ question: '1', answers, imagined })

test('it is asked once, and its places are those of the answers', async () => {
  const { advice, give } = lamp()
  expect(advice.on).toBe(true)
  expect(advice.verdict(words)).toBe('advice-thinking')
  await give(found([answer('hire', [3], 0.614), answer('pass', [], 0.5)]))
  expect([advice.place(['hire 3']), advice.place(['hire 4', 'pass']), advice.place(['hire 4'])]).toEqual([1, 2, 0])
  expect(advice.chance(1)).toBe(61)
  expect(advice.verdict(words)).toBe('advice-from 1000')
  advice.toggle()
  expect(advice.on).toBe(false)
})

test('of a set each item has the place of the best set it belongs to', async () => {
  const { advice, give } = lamp([1, 2])
  await give(found([answer('pay', [3, 5], 0.6), answer('pay', [5, 7], 0.4)]))
  expect([3, 5, 7].map((card) => advice.place([`pay ${String(card)}`]))).toEqual([1, 1, 2])
})

test('it is honest about doubt', async () => {
  const { advice, give } = lamp()
  await give(found([answer('a', [], 0.5), answer('b', [], 0.49)]))
  expect(advice.verdict(words)).toBe('advice-equal')
  const few = lamp()
  await few.give(found([answer('a', [], 0.5)], 120))
  expect(few.advice.verdict(words)).toBe('advice-few 120')
})

test('where nothing is found the lamp stays dark', async () => {
  const { advice, give } = lamp()
  await give(null)
  expect([advice.failed, advice.answers.length, advice.verdict(words)]).toEqual([true, 0, 'advice-failed'])
  const empty = lamp()
  await empty.give(found([]))
  expect(empty.advice.failed).toBe(true)
})

test('what comes too late for its question is not shown', async () => {
  const { advice, give, ask } = lamp()
  ask('2')
  await give(found([answer('hire', [3], 0.6)]))
  expect([advice.on, advice.answers.length, advice.place(['hire 3'])]).toEqual([false, 0, 0])
})

test('one sentence says why, in the words of the game', () => {
  const { advice } = lamp()
  const reason = (key: string, price: boolean): AdvisedWire['why'][number] => ({ key, price, more: true, count: 1, seat: 0 }) as never
  expect(advice.why(answer('a', [], 1, [reason('coins', false)]), words, 'toy')).toBe('More coins.')
  expect(advice.why(answer('a', [], 1, [reason('coins', false), reason('tempo', true)]), words, 'toy')).toBe(
    'Reason-but more coins more coins.',
  )
  expect(advice.why(answer('a', [], 1), words, 'toy')).toBe('')
  expect(sentence('\u2068two cards\u2069')).toBe('\u2068Two cards\u2069.')
})
