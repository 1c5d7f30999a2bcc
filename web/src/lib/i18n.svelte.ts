/** Words in Persian and English; switching is a change of state, never a reload. */
import type { FluentVariable } from '@fluent/bundle'
import { animalOf } from './animals'
import { bundles, digits, fetchWords, hasArrived, listed, teach, type Lang } from './bundles'
import { complain } from './complain'
import type { TableInfo } from './game'
import { keep, kept } from './keep'

function preferred(): Lang {
  const stored = kept('lang')
  if (stored === 'fa' || stored === 'en') return stored
  return navigator.languages.some((tag) => tag.toLowerCase().startsWith('fa')) ? 'fa' : 'en'
}

class I18n {
  lang = $state<Lang>(preferred())
  dir = $derived<'rtl' | 'ltr'>(this.lang === 'fa' ? 'rtl' : 'ltr')
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

/** And those of this game's lessons. */
export function loadLessonWords(game: string): Promise<void> {
  teach(game)
  return loadWords(game)
}

/** Speak another language from now on. */
export async function speak(lang: Lang): Promise<void> {
  await load(lang)
  i18n.lang = lang
  keep('lang', lang)
}

export const has = (key: string): boolean => i18n.loaded > 0 && bundles[i18n.lang].hasMessage(key)

/** A message in the present language; at a table, where it names cards and seats, the table says it. */
export function say(key: string, params: Record<string, FluentVariable> = {}): string {
  if (i18n.loaded === 0) return ''
  const pattern = bundles[i18n.lang].getMessage(key)?.value
  if (!pattern) return hasArrived(i18n.lang, key) ? missing(key) : ''
  const faults: Error[] = []
  const words = bundles[i18n.lang].formatPattern(pattern, params, faults)
  for (const fault of faults) complain(`${key} (${i18n.lang}): ${fault.message}`)
  return words
}

/** A key on the screen is a fault, but better than nothing. */
function missing(key: string): string {
  complain(`no words for ${key} (${i18n.lang})`)
  return key
}

/** As `say`, for what becomes a name or an address: without the marks that keep directions apart. */
export const sayPlain = (key: string, params: Record<string, FluentVariable> = {}): string =>
  say(key, params).replace(/[\u2066-\u2069]/g, '')

/** The value of an attribute of a message, such as the tone of a hint or a place in the manual. */
export function attribute(key: string, name: string, params: Record<string, FluentVariable> = {}): string {
  const pattern = i18n.loaded > 0 ? bundles[i18n.lang].getMessage(key)?.attributes[name] : undefined
  return pattern ? bundles[i18n.lang].formatPattern(pattern, params, []) : ''
}

/** The name of whoever sits there: a guest's own, a computer opponent's by its animal. */
export function nameAt(table: TableInfo | undefined, seat: number): string {
  const info = table?.seats[seat]
  if (!info || info.kind === 'open') return say('seat-open')
  return info.name || say(info.kind === 'guest' ? 'seat-nameless' : `bot-${animalOf(info.animal).name}`)
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
