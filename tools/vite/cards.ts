/** Tables of a manual from the facts of the cards, so that page and rules cannot differ. */
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

export type Facts = Record<string, string | number | boolean>

/** What tools/decks.py writes beside a manual. */
export interface Deck {
  prompts: string[]
  cards: Facts[]
  shapes?: [number, number][][]
}

/** What a game brings as `manual/drawings.ts`: a cell of a table that only names one of them is drawn; `number` writes in the digits of the language. */
export type Drawings = Record<string, (card: Facts, deck: Deck, number: (n: number) => string) => string>

/** An icon of the game on a round ground, as on its cards. */
export const cameo = (icon: string, ground: string, ink: string): string =>
  `<svg class="sign" viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="20" fill="${ground}"/><use href="#i-${icon}" x="8" y="8" width="24" height="24" fill="${ink}"/></svg>`

/** One game in one language. */
export interface Words {
  game: string
  deck: Deck
  bundle: FluentBundle
  drawings: Drawings
  number: (n: number) => string
}

const SHELL = fileURLToPath(new URL('../../web/src/locale/', import.meta.url))

/** The words of a game and those that only its manual needs, with the facts of its cards. */
export async function openWords(folder: string, lang: string): Promise<Words> {
  const { format: number } = new Intl.NumberFormat(lang, { useGrouping: false })
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: { COUNTED: (words) => counted(words, number, lang) } })
  for (const path of [`${folder}/../locale/${lang}.ftl`, `${folder}/${lang}.ftl`]) {
    if (existsSync(path)) bundle.addResource(new FluentResource(readFileSync(path, 'utf8')))
  }
  const deck = JSON.parse(readFileSync(`${folder}/facts.json`, 'utf8')) as Deck
  const drawn = `${folder}/drawings.ts`
  const drawings = existsSync(drawn) ? (await runnerImport<{ default: Drawings }>(drawn)).module.default : {}
  return { game: basename(dirname(folder)), deck: { ...deck, cards: complete(deck.cards) }, bundle, drawings, number }
}

/** What a card does not have is nothing of it. */
function complete(cards: Facts[]): Facts[] {
  const nothing = { string: '', number: 0, boolean: false }
  const all = Object.assign({}, ...cards) as Facts
  const none = Object.fromEntries(Object.entries(all).map(([field, value]) => [field, nothing[typeof value as keyof typeof nothing]]))
  return cards.map((card) => ({ ...none, ...card }))
}

/** As in the browser: `COUNTED($iron, "iron", $gold, "gold", "nothing")` says what there is of it. */
function counted(words: FluentValue[], number: Words['number'], lang: string): string {
  const parts = words.flatMap((word, at) =>
    at % 2 === 1 && Number(words[at - 1]) > 0 ? [`${number(Number(words[at - 1]))} ${String(word)}`] : [],
  )
  const [comma, and] = lang === 'fa' ? ['، ', ' و '] : [', ', ' and ']
  return [parts.slice(0, -1).join(comma), ...parts.slice(-1)].filter(Boolean).join(and) || String(words.at(-1))
}

export function shellWords(lang: string): (key: string, values?: Record<string, FluentVariable>) => string {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  bundle.addResource(new FluentResource(readFileSync(`${SHELL}${lang}.ftl`, 'utf8')))
  return (key, values = {}) => say(bundle, key, values)
}

/** A fault in a message is a fault in the manual: the build stops. */
function say(bundle: FluentBundle, key: string, values: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(key)?.value
  if (!pattern) throw new Error(`no message ${key}`)
  const faults: Error[] = []
  const words = bundle.formatPattern(pattern, values, faults)
  if (faults[0]) throw new Error(`${key}: ${faults[0].message}`)
  return words
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** `type=person kind=trader,sailor`: the cards of which all of this is true. */
function chosen(deck: Deck, filter: string): { cards: Facts[]; by: string } {
  const wanted = filter
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => part.split('=') as [string, string])
  const by = wanted.find(([field]) => field === 'group')?.[1] ?? 'name'
  const fits = (card: Facts): boolean =>
    wanted.every(([field, values]) => field === 'group' || values.split(',').includes(String(card[field])))
  return { cards: deck.cards.filter(fits).map((card, at) => ({ ...card, row: at + 1 })), by }
}

/**
 * Two rows as in a table of Markdown: the heads, then a pattern of Fluent for each cell, filled with the facts of a card. Beyond its facts a card has
 * `$card` its name, `$text` its rule, `$copies` how many there are, `$all` how many of that name and `$row` its place in the table. Cards of one name share a
 * row, or those with another fact in common (`group=color`; `group=row` for none); where they differ, each has its line. A cell that only names a drawing is drawn.
 */
export function cardTable(filter: string, rows: string, words: Words, used: Set<string>): string {
  const [heads = [], patterns = []] = rows.split('\n').map(cellsOf)
  const { cards, by } = chosen(words.deck, filter)
  if (cards.length === 0) throw new Error(`no cards are ${filter}`)
  const groups = [...new Set(cards.map((card) => card[by]))].map((value) => cards.filter((card) => card[by] === value))
  const columns = patterns.map((pattern, at) => column(pattern, at, words, groups))
  // A few figures fit beside each other on any screen; heads may break between words.
  const widest = (head = ''): number => Math.max(...head.split(' ').map((word) => word.length))
  const slim = columns.reduce((sum, { width }, at) => sum + Math.max(width, widest(heads[at])), 0) < SLIM
  const head = heads.map((title, at) => `<th scope="col" class="${columns[at]?.kind ?? ''}">${escaped(title)}</th>`).join('')
  const body = groups.map((group, row) => {
    const names = [...new Set(group.map((card) => `card-${String(card['name'])}`))].filter((id) => !used.has(id))
    for (const id of names) used.add(id)
    const [id, ...more] = names
    const anchors = more.map((name) => `<a id="${name}"></a>`).join('')
    const cells = columns.map(({ kind, cells }, at) => {
      const inner = cells[row] ?? ''
      return at === 0
        ? `<th scope="row" class="${kind}">${anchors}${inner}</th>`
        : `<td class="${kind}" data-head="${escaped(heads[at] ?? '')}">${inner}</td>`
    })
    return `<tr${id ? ` id="${id}"` : ''}>${cells.join('')}</tr>`
  })
  return `<table class="cards${slim ? ' slim' : ''}"><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>\n`
}

/** Words are long: on a narrow screen they get a line of their own, figures stand side by side. */
const LONG = 16
const SLIM = 46
const DRAWN = 8

function column(pattern: string, at: number, words: Words, groups: Facts[][]): { kind: string; width: number; cells: string[] } {
  const draw = words.drawings[pattern]
  if (draw) return { kind: 'drawn', width: DRAWN, cells: groups.map(([card]) => (card ? draw(card, words.deck, words.number) : '')) }
  const key = `cell-${String(at)}`
  const faults = words.bundle.addResource(new FluentResource(`${key} = ${pattern}\n`), { allowOverrides: true })
  if (faults[0]) throw faults[0]
  const lines = groups.map((group) => {
    const all = group.reduce((sum, card) => sum + Number(card['copies']), 0)
    const said = group.map((card) => say(words.bundle, key, values(card, all, words)))
    // A number of copies belongs to its line, also where it is the same in all of them.
    return pattern.includes('copies') ? said : said.some((one) => one !== said[0]) ? said : said.slice(0, 1)
  })
  const longest = Math.max(...lines.flat().map((line) => line.length))
  const kind = at === 0 ? 'name' : longest > LONG ? 'words' : 'figure'
  // A name may take two lines.
  return {
    kind,
    width: at === 0 ? longest / 2 : longest,
    cells: lines.map((said) => said.map((line) => `<span>${escaped(line)}</span>`).join('')),
  }
}

/** As it stands in the words of the game. */
export function cardName(name: string, { game, deck, bundle }: Words): string {
  const card = deck.cards.find((one) => one['name'] === name)
  if (!card) throw new Error(`no card ${name}`)
  return escaped(say(bundle, `${game}-card-${name}`, plainly(card)))
}

/** A fact as Fluent takes it. */
const plainly = (card: Facts): Record<string, FluentVariable> =>
  Object.fromEntries(Object.entries(card).map(([field, value]) => [field, typeof value === 'boolean' ? (value ? 'yes' : 'no') : value]))

function values(card: Facts, all: number, { game, bundle }: Words): Record<string, FluentVariable> {
  const plain = plainly(card)
  const name = `${game}-card-${String(card['name'])}`
  return { ...plain, all, card: say(bundle, name, plain), text: say(bundle, `${name}-text`, plain) }
}
