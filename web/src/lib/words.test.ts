import { FluentResource } from '@fluent/bundle'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gameOf, seatOf, tableOf } from '../testing/wire'
import { bundles } from './bundles'
import { i18n } from './i18n.svelte'
import { Words, type Place } from './words'

const ENGLISH = `
seat-you = You
seat-you-inside = you
seat-open = open seat
bot-fox = Fox
several = { $count } { $name }
toy-card-ship = ship of { $strength }
toy-card-ship-text = Brings { $strength } coins.
toy-card-sailor = sailor
toy-event-Hired = { $seat } { $you ->
    [yes] have
   *[no] has
  } hired { $card } from { $from_seat }
toy-event-Drew = { $seat } drew { $cards }
toy-event-Counted = { $cards_left } left, { $spots } spots
toy-say-pay = { $flag }, { $word }, { $n }
`
const PERSIAN = `
several = { $count } { $name }
toy-card-ship = کشتی { $strength }
toy-card-sailor = ملوان
toy-event-Drew = { $cards }
`

const table = tableOf([seatOf(0, { name: 'Mina' }), seatOf(1, { name: 'Omid' }), seatOf(2, { kind: 'bot' }), seatOf(3, { kind: 'open' })])
const game = gameOf({
  cards: [{ name: 'ship', strength: 3 }, { name: 'ship', strength: 5 }, { name: 'sailor' }, { name: 'sailor' }],
})
let place: Place | null = { game, table, you: null }
const words = new Words(() => place)

/** Without the marks that keep directions apart. */
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '')

beforeAll(() => {
  bundles.en.addResource(new FluentResource(ENGLISH))
  bundles.fa.addResource(new FluentResource(PERSIAN))
  i18n.loaded = 1
})

beforeEach(() => {
  place = { game, table, you: null }
  i18n.lang = 'en'
})

describe('names', () => {
  test("a card's own numbers are part of its name and of its text", () => {
    expect(plain(words.cardName(1))).toBe('ship of 5')
    expect(plain(words.cardText(0))).toBe('Brings 3 coins.')
  })

  test('a card that does nothing has no text', () => {
    expect(words.cardText(2)).toBe('')
  })

  test('a guest has a name of their own and an open seat none', () => {
    expect(words.seatName(1)).toBe('Omid')
    expect(words.seatName(3)).toBe('open seat')
  })

  test('I am you, and written small inside a sentence', () => {
    place = { game, table, you: 0 }
    expect(words.seatName(0)).toBe('You')
    expect(words.seatName(0, false)).toBe('you')
    expect(words.seatName(1)).toBe('Omid')
  })

  test('before the table is there nothing is named', () => {
    place = null
    expect(words.cardName(0)).toBe('')
    expect(words.seatName(0)).toBe('open seat')
  })
})

describe('events', () => {
  test('cards and seats become names', () => {
    expect(plain(words.told({ is: 'Hired', seat: 0, card: 2, from_seat: 1 } as never))).toBe('Mina has hired sailor from Omid')
  })

  test('what I did is told to me', () => {
    place = { game, table, you: 0 }
    expect(plain(words.told({ is: 'Hired', seat: 0, card: 2, from_seat: 1 } as never))).toBe('You have hired sailor from Omid')
  })

  test('what was done to me is told to me inside the sentence', () => {
    place = { game, table, you: 1 }
    expect(plain(words.told({ is: 'Hired', seat: 0, card: 2, from_seat: 1 } as never))).toBe('Mina has hired sailor from you')
  })

  test('several cards are listed, and those of one name counted', () => {
    expect(plain(words.told({ is: 'Drew', seat: 0, cards: [2, 0, 3, 1] } as never))).toMatch(
      /^Mina drew 2 sailor, ship of 3,? and ship of 5$/,
    )
  })

  test('in Persian the list has the Persian comma and none before the last', () => {
    i18n.lang = 'fa'
    expect(plain(words.told({ is: 'Drew', seat: 0, cards: [2, 0, 1] } as never))).toBe('ملوان، کشتی ۳ و کشتی ۵')
  })

  test('a list that is not of cards is counted, even where its name begins like one', () => {
    expect(plain(words.told({ is: 'Counted', cards_left: [0, 2, 3], spots: [[1], [2]] } as never))).toBe('3 left, 2 spots')
  })

  test('the log may write the names of cards in its own way', () => {
    const write = (name: string, face: number): string => `<${String(face)}:${plain(name)}>`
    expect(plain(words.told({ is: 'Drew', seat: 0, cards: [3, 2, 1] } as never, write))).toBe('Mina drew 2 <3:sailor> and <1:ship of 5>')
  })
})

describe('messages', () => {
  test('yes and no, words and numbers are passed on', () => {
    expect(plain(words.say('toy-say-pay', { flag: true, word: 'gold', n: 7, nothing: null }))).toBe('yes, gold, 7')
  })

  test('a message that is missing shows its key, unless it may be missing', () => {
    expect(words.say('toy-say-nothing')).toBe('toy-say-nothing')
    expect(words.sayIf('toy-say-nothing')).toBe('')
  })
})
