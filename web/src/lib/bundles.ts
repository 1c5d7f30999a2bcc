/** Word lists, fetched when a language or a game is first needed. */
import { FluentBundle, FluentResource } from '@fluent/bundle'

export type Lang = 'en' | 'fa'

const shellWords = import.meta.glob<string>('../locale/*.ftl', { query: '?raw', import: 'default' })
const gameWords = import.meta.glob<string>('../../../mizban/games/*/locale/*.ftl', { query: '?raw', import: 'default' })

export const bundles: Record<Lang, FluentBundle> = { en: new FluentBundle('en'), fa: new FluentBundle('fa') }
const fetching = new Map<string, Promise<void>>()
const games = new Set<string>()

function fetchOnce(lang: Lang, path: string, source: (() => Promise<string>) | undefined): Promise<void> {
  let found = fetching.get(path)
  if (!found) {
    found = (source?.() ?? Promise.resolve('')).then((text) => {
      bundles[lang].addResource(new FluentResource(text))
    })
    fetching.set(path, found)
  }
  return found
}

/** The shell's words and those of every game met so far, with these. */
export async function fetchWords(lang: Lang, keys: string[]): Promise<void> {
  for (const key of keys) games.add(key)
  const shell = `../locale/${lang}.ftl`
  const paths = [...games].map((game) => `../../../mizban/games/${game}/locale/${lang}.ftl`)
  await Promise.all([fetchOnce(lang, shell, shellWords[shell]), ...paths.map((path) => fetchOnce(lang, path, gameWords[path]))])
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
