// @vitest-environment node
/** Every manual says everything, in both languages, at places that others can link to. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Deck } from '../../../../tools/vite/cards.ts'
import { renderFile, type Page } from '../../../../tools/vite/markdown.ts'
import { matches } from './search'

const GAMES = fileURLToPath(new URL('../../../../mizban/games/', import.meta.url))
/** Of a draft no manual is asked yet. */
const isDraft = (game: string): boolean => readFileSync(`${GAMES}${game}/__init__.py`, 'utf8').includes('stage="draft"')
const games = readdirSync(GAMES, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && !entry.name.startsWith('_') && !isDraft(entry.name),
)
const LANGUAGES = ['en', 'fa']

const idsOf = (html: string): string[] => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)

/** The headings of a game's page of rules under which numbered rules stand. */
function topics(game: string): string[] {
  const readme = readFileSync(`${GAMES}${game}/README.md`, 'utf8')
  return readme
    .split(/^(?=##)/m)
    .filter((part) => /^\*\*[A-Z]+-?\d+/m.test(part))
    .map((part) =>
      (/^#+ (.*)/.exec(part)?.[1] ?? '')
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .trim()
        .replaceAll(' ', '-'),
    )
}

const rendered = new Map<string, Page>()
for (const { name } of games)
  for (const lang of LANGUAGES) rendered.set(`${name}/${lang}`, await renderFile(`${GAMES}${name}/manual/${lang}.md`))

describe.each(games.map((entry) => entry.name))('%s', (game) => {
  const facts = JSON.parse(readFileSync(`${GAMES}${game}/manual/facts.json`, 'utf8')) as Deck
  const pages = Object.fromEntries(LANGUAGES.map((lang) => [lang, rendered.get(`${game}/${lang}`)]))

  test.each(LANGUAGES)('every card, question and topic of the rules has its place (%s)', (lang) => {
    const ids = idsOf(pages[lang]?.html ?? '')
    const wanted = [
      ...facts.cards.map((card) => `card-${String(card['name'])}`),
      ...facts.prompts.map((name) => `ask-${name}`),
      ...topics(game),
    ]
    expect([...new Set(wanted)].filter((id) => !ids.includes(id))).toEqual([])
  })

  test.each(LANGUAGES)('no anchor stands twice and no link leads nowhere (%s)', (lang) => {
    const html = pages[lang]?.html ?? ''
    const ids = idsOf(html)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect([...html.matchAll(/<a href="#([^"]+)"/g)].map(([, id = '']) => id).filter((id) => !ids.includes(id))).toEqual([])
  })

  test.each(LANGUAGES)('what things are is linked to places that exist (%s)', (lang) => {
    const words = readFileSync(`${GAMES}${game}/locale/${lang}.ftl`, 'utf8')
    const places = [...words.matchAll(/-what-[\w-]+ =[^#]*?\n {4}\.at = ([\w-]+)/g)].map(([, id = '']) => id)
    const ids = idsOf(pages[lang]?.html ?? '')
    expect(places.length).toBe([...words.matchAll(/^\w+-what-[\w-]+(?<!-text) =/gm)].length)
    expect([...new Set(places)].filter((id) => !ids.includes(id))).toEqual([])
  })

  test('both languages have the same chapters, anchors and figures', () => {
    const outline = (lang: string): unknown => pages[lang]?.chapters.map(({ id, parts }) => [id, parts.map((part) => part.id)])
    expect(outline('fa')).toEqual(outline('en'))
    expect(idsOf(pages['fa']?.html ?? '').sort()).toEqual(idsOf(pages['en']?.html ?? '').sort())
    const figures = (lang: string): string[] =>
      [...(pages[lang]?.html ?? '').matchAll(/<figure><img src="([^"]+)"/g)].map(([, name = '']) => name)
    expect(figures('fa')).toEqual(figures('en'))
    expect(figures('en').length).toBeGreaterThan(0)
  })

  test('every figure has a caption of its own', () => {
    for (const page of Object.values(pages))
      for (const [, seen, caption] of (page?.html ?? '').matchAll(/alt="([^"]*)".*?<\/b> ([^<]*)/g)) expect(caption).not.toBe(seen)
  })

  test('Persian has Persian digits and half-spaces', () => {
    const words = (pages['fa']?.html ?? '').replace(/<svg.*?<\/svg>|<[^>]*>|CC BY \d\.\d|game-icons\.net/g, '')
    expect(words.match(/.{0,20}[0-9].{0,20}/g) ?? []).toEqual([])
    expect(words.match(/.{0,20}(?:(?:^|\s)ن?می\s|ي|ك).{0,20}/g) ?? []).toEqual([])
  })
})

test('words are found as people type them', () => {
  expect(matches('می‌توانید ۱۲ سکه بگیرید', 'میتوانید 12')).toBe(true)
  expect(matches('The Jack of all Trades', 'trades jack')).toBe(true)
  expect(matches('The Jack of all Trades', 'jester')).toBe(false)
  expect(matches('anything', '  ')).toBe(false)
})
