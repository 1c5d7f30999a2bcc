import { FluentResource } from '@fluent/bundle'
import { beforeAll, expect, test } from 'vitest'
import { askOf, gameOf, optionOf, seatOf, tableOf } from '../testing/wire'
import { bundles } from './bundles'
import type { Seen } from './game'
import { i18n } from './i18n.svelte'
import { Sentences } from './sentences'
import { Words } from './words'

const ENGLISH = `
prompt-confirm = Confirm { $count } of { $low } to { $high }
toy-card-ship = ship
toy-card-sailor = sailor
toy-ask-Hire = Hire one, with { $coins } coins
toy-say-hire = Hire { $card } for { $price }
toy-say-give = Give { $card } to { $to_seat }
toy-say-bid = Bid { $number } of { $coins }
toy-say-pay = Pay with { $cards }
toy-verb-hire = Hire { $card }
toy-hint-hire = −{ $price }
    .tone = bad
toy-because-hire = { $price } coins
toy-sure-pass = Really?
toy-confirm-pay = Pay { $count }
toy-why-costs = { $card } costs { $price }, you have { $coins }
`

const game = gameOf({
  verbs: { hire: ['card'], give: ['card', 'seat'], bid: ['number'], pay: ['card'], pass: [] },
  cards: [{ name: 'ship' }, { name: 'sailor' }],
})
const table = tableOf([seatOf(0, { name: 'Mina' }), seatOf(1, { name: 'Omid' })])
const ask = askOf(['hire 1'], { prompt: 'Hire', about: { coins: 4 }, some: [1, 3] })
const seen: Seen = { view: {}, me: 0, game, table, ask, asked: [], events: [], facts: () => undefined }
const sentences = new Sentences(new Words(() => ({ game, table, you: null })), () => seen)
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '')

beforeAll(() => {
  bundles.en.addResource(new FluentResource(ENGLISH))
  i18n.loaded = 1
})

test('a question is filled with what it is about; help may be missing', () => {
  expect(plain(sentences.question(ask))).toBe('Hire one, with 4 coins')
  expect(sentences.help(ask)).toBe('')
})

test('an option is filled with its hint and names what it does by its kinds', () => {
  expect(plain(sentences.sentence(optionOf('hire 1', { price: 3 })))).toBe('Hire sailor for 3')
  expect(plain(sentences.label(optionOf('hire 1')))).toBe('Hire sailor')
  expect(plain(sentences.sentence(optionOf('give 0 1')))).toBe('Give ship to Omid')
  expect(plain(sentences.sentence(optionOf('bid 1')))).toBe('Bid 1 of 4')
  expect(plain(sentences.sentence(optionOf('pay 0 1')))).toBe('Pay with ship and sailor')
})

test('a hint has its words and its tone', () => {
  expect(sentences.hint(optionOf('hire 1', { price: 3 }))).toMatchObject({ tone: 'bad' })
  expect(plain(sentences.hint(optionOf('hire 1', { price: 3 })).text)).toBe('−3')
  expect(sentences.hint(optionOf('pass'))).toEqual({ text: '', tone: '' })
})

test('only what has words for it is asked about before', () => {
  expect(sentences.sure(optionOf('pass'))).toBe('Really?')
  expect(sentences.sure(optionOf('hire 1'))).toBe('')
})

test('the button that confirms counts, in the words of the game where there are some', () => {
  expect(plain(sentences.confirmation(askOf(['pay 0'], { some: [1, 3] }), 2))).toBe('Pay 2')
  expect(plain(sentences.confirmation(askOf(['pay 0'], { some: [1, 3] }), 0))).toBe('Pay 0')
  expect(plain(sentences.confirmation(ask, 2))).toBe('Confirm 2 of 1 to 3')
})

test('a refusal says why, with its own numbers before those of the question', () => {
  expect(plain(sentences.why({ verb: 'hire', on: [1], reason: 'costs', params: { price: 9 } }))).toBe('sailor costs 9, you have 4')
})
