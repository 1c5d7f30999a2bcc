/** Word lists, fetched when a language or a game is first needed. */
import { FluentBundle, FluentResource, type FluentValue } from '@fluent/bundle'

export type Lang = 'en' | 'fa'

const shellWords = import.meta.glob<string>('../locale/*.ftl', { query: '?raw', import: 'default' })
const gameWords = import.meta.glob<string>('../../../mizban/games/*/locale/*.ftl', { query: '?raw', import: 'default' })

const lessonWords = import.meta.glob<string>('../../../mizban/games/*/lessons/*.ftl', { query: '?raw', import: 'default' })

export const bundles: Record<Lang, FluentBundle> = { en: bundleOf('en'), fa: bundleOf('fa') }
const fetching = new Map<string, Promise<void>>()
const arrived = new Set<string>()
const games = new Set<string>()
/** Games of which somebody takes a lesson. */
const taught = new Set<string>()

const wordsOf = (game: string, lang: Lang): string => `../../../mizban/games/${game}/locale/${lang}.ftl`

const lessonsOf = (game: string, lang: Lang): string => `../../../mizban/games/${game}/lessons/${lang}.ftl`

/** `COUNTED($iron, "iron", $gold, "gold", "nothing")` says what there is of it: "2 iron and 1 gold". */
function bundleOf(lang: Lang): FluentBundle {
  const counted = (words: FluentValue[]): string => {
    const parts = words.flatMap((word, i) =>
      i % 2 === 1 && Number(words[i - 1]) > 0 ? [`${digits(lang).format(Number(words[i - 1]))} ${String(word)}`] : [],
    )
    return parts.length > 0 ? listed(lang, parts) : String(words.at(-1))
  }
  return new FluentBundle(lang, { functions: { COUNTED: counted } })
}

const LINKS: Record<Lang, [comma: string, and: string]> = { en: [', ', ' and '], fa: ['، ', ' و '] }

/** Several names as one: "a, b and c". By hand: the list format of browsers puts a comma before "and", as neither language does here. */
export function listed(lang: Lang, names: string[]): string {
  const [comma, and] = LINKS[lang]
  return [names.slice(0, -1).join(comma), ...names.slice(-1)].filter(Boolean).join(and)
}

function fetchOnce(lang: Lang, path: string, source: (() => Promise<string>) | undefined): Promise<void> {
  let found = fetching.get(path)
  if (!found) {
    found = (source?.() ?? Promise.resolve('')).then((text) => {
      bundles[lang].addResource(new FluentResource(text))
      arrived.add(path)
    })
    fetching.set(path, found)
  }
  return found
}

/** The shell's words and those of every game met so far, with these. */
export async function fetchWords(lang: Lang, keys: string[]): Promise<void> {
  for (const key of keys) games.add(key)
  const shell = `../locale/${lang}.ftl`
  const paths = [...games].map((game) => wordsOf(game, lang))
  const lessons = [...taught].map((game) => lessonsOf(game, lang))
  await Promise.all([
    fetchOnce(lang, shell, shellWords[shell]),
    ...paths.map((path) => fetchOnce(lang, path, gameWords[path])),
    ...lessons.map((path) => fetchOnce(lang, path, lessonWords[path])),
  ])
}

/** From now on the words of this game's lessons are fetched with its own. */
export const teach = (game: string): void => void taught.add(game)

/** Has the word list arrived in which this message would stand? Those of a game come when it is first met. */
export function hasArrived(lang: Lang, key: string): boolean {
  const [game = '', kind] = key.split('-')
  const path = kind === 'lesson' || kind === 'tip' ? lessonsOf(game, lang) : wordsOf(game, lang)
  return !(path in gameWords || path in lessonWords) || arrived.has(path)
}

const formats = new Map<string, Intl.NumberFormat>()

/** Plain digits of a language; made once, they are asked for hundreds of times. */
export function digits(lang: Lang): Intl.NumberFormat {
  let format = formats.get(lang)
  if (!format) {
    format = new Intl.NumberFormat(lang, { useGrouping: false })
    formats.set(lang, format)
  }
  return format
}
