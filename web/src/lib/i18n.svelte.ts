/** Words in Persian and English; switching is a change of state, never a reload. */
import type { FluentVariable } from '@fluent/bundle'
import { animalOf } from './animals'
import { bundles, digits, fetchWords, listed, type Lang } from './bundles'
import type { GameInfo, Params, TableInfo } from './game'
import { keep, kept } from './keep'

function preferred(): Lang {
  const stored = kept('lang')
  if (stored === 'fa' || stored === 'en') return stored
  return navigator.languages.some((tag) => tag.toLowerCase().startsWith('fa')) ? 'fa' : 'en'
}

/** Whose names and cards a message speaks of: the table that is open. */
export interface Place {
  game: GameInfo
  table: TableInfo
  /** The one seat that is "you"; null for spectators and where friends share this device. */
  you: number | null
}

class I18n {
  lang = $state<Lang>(preferred())
  dir = $derived<'rtl' | 'ltr'>(this.lang === 'fa' ? 'rtl' : 'ltr')
  place = $state.raw<Place | null>(null)
  /** Counts loaded word lists, so that messages appear as soon as they are there. */
  loaded = $state(0)
}

export const i18n = new I18n()

async function load(lang: Lang, keys: string[] = []): Promise<void> {
  await fetchWords(lang, keys)
  i18n.loaded += 1
}

/** The words of these games, and of the shell, in the present language. */
export const loadWords = (...keys: string[]): Promise<void> => load(i18n.lang, keys)

/** Speak another language from now on. */
export async function speak(lang: Lang): Promise<void> {
  await load(lang)
  i18n.lang = lang
  keep('lang', lang)
}

export const has = (key: string): boolean => i18n.loaded > 0 && bundles[i18n.lang].hasMessage(key)

/** A message in the present language. Numbers stay numbers, cards and seats become names. */
export function say(key: string, params: Params = {}): string {
  return format(key, named(params))
}

/** As `say`, for what becomes a name or an address: without the marks that keep directions apart. */
export const sayPlain = (key: string, params: Params = {}): string => say(key, params).replace(/[\u2066-\u2069]/g, '')

/** As `say`, for words that are not there in every game. */
export const sayIf = (key: string, params: Params = {}): string => (has(key) ? say(key, params) : '')

function format(key: string, variables: Record<string, FluentVariable>): string {
  const message = i18n.loaded > 0 ? bundles[i18n.lang].getMessage(key) : undefined
  return message?.value ? bundles[i18n.lang].formatPattern(message.value, variables, []) : i18n.loaded > 0 ? key : ''
}

/** The value of an attribute of a message, such as the tone of a hint. */
export function attribute(key: string, name: string): string {
  const pattern = i18n.loaded > 0 ? bundles[i18n.lang].getMessage(key)?.attributes[name] : undefined
  return pattern ? bundles[i18n.lang].formatPattern(pattern, {}, []) : ''
}

const cardField = /(^|_)card$/
const cardsField = /(^|_)cards$/
const seatField = /(^|_)seat$/

/** How a card's name is written into a sentence; the log marks it to show it in bold. */
type Write = (name: string, face: number) => string

export function named(params: Params, write: Write = (name) => name): Record<string, FluentVariable> {
  const out: Record<string, FluentVariable> = {}
  for (const [field, value] of Object.entries(params)) {
    if (typeof value === 'number' && cardField.test(field)) out[field] = write(cardName(value), value)
    else if (typeof value === 'number' && seatField.test(field)) out[field] = seatName(value, field === 'seat')
    else if (Array.isArray(value)) out[field] = cardsField.test(field) ? cardNames(value as number[], write) : value.length
    else if (typeof value === 'boolean') out[field] = value ? 'yes' : 'no'
    else if (typeof value === 'number' || typeof value === 'string') out[field] = value
  }
  return out
}

/** Several cards; those of one name are counted. */
function cardNames(faces: number[], write: Write): string {
  const names = faces.map((face) => cardName(face))
  const first = faces.filter((_, i) => names.indexOf(names[i] ?? '') === i)
  return all(
    first.map((face) => {
      const count = names.filter((name) => name === cardName(face)).length
      const name = write(cardName(face), face)
      return count > 1 ? say('several', { count, name }) : name
    }),
  )
}

/** As `say`, with the names of cards written by `write`. */
export const sayWith = (key: string, params: Params, write: Write): string => format(key, named(params, write))

/** What a card is called; its own numbers may be part of the name. */
export function cardName(face: number): string {
  const game = i18n.place?.game
  const facts = game?.cards[face]
  return game ? say(`${game.key}-card-${String(facts?.['name'] ?? '')}`, facts) : ''
}

/** What a card does, in words; its own numbers fill them. */
export function cardText(face: number): string {
  const game = i18n.place?.game
  const facts = game?.cards[face]
  return game && facts ? sayIf(`${game.key}-card-${String(facts['name'])}-text`, facts) : ''
}

/** A name as it is written at a table; `first` begins a sentence. */
export function seatName(seat: number, first = true): string {
  const place = i18n.place
  if (place?.you === seat) return say(first ? 'seat-you' : 'seat-you-inside')
  return nameAt(place?.table, seat)
}

/** The name of whoever sits there: a guest's own, a computer opponent's by its animal. */
export function nameAt(table: TableInfo | undefined, seat: number): string {
  const info = table?.seats[seat]
  if (!info || info.kind === 'open') return say('seat-open')
  return info.name || say(`bot-${animalOf(seat).name}`)
}

/** A number in the digits of the present language. */
export const num = (n: number): string => digits(i18n.lang).format(n)

/** With its sign, as on a coin: wrap it in `<bdi dir="ltr">`. */
export const signed = (n: number): string => (n < 0 ? '−' : '+') + num(Math.abs(n))

/** Several names as one: "a, b and c". */
export const all = (names: string[]): string => listed(i18n.lang, names)

/** How long ago a moment was, in words; seconds since 1970. */
export function ago(seconds: number): string {
  const minutes = Math.round((seconds - Date.now() / 1000) / 60)
  const words = new Intl.RelativeTimeFormat(i18n.lang, { numeric: 'auto' })
  if (minutes > -60) return words.format(minutes, 'minute')
  if (minutes > -60 * 24) return words.format(Math.round(minutes / 60), 'hour')
  return words.format(Math.round(minutes / 60 / 24), 'day')
}
