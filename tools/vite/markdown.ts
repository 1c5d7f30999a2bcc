import { readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { Marked, type Tokens } from 'marked'
import type { Plugin } from 'vite'
import { cardName, cardTable, openWords, shellWords } from './cards.ts'

/** A chapter of a manual; the topics in it are its parts. */
export interface Chapter {
  id: string
  title: string
  parts: { id: string; title: string }[]
}

export interface Page {
  html: string
  chapters: Chapter[]
}

const ANCHORS = /\s*\{((?:#[\w-]+\s*)+)\}$/
const CARDS = /^:::cards(.*)\n([\s\S]+?)\n:::(?:\n+|$)/

/**
 * `import page from './manual/en.md'` gives the page as HTML with its chapters, made while building. Beyond plain Markdown:
 * - `## Your turn {#a-turn #ask-Discover}`: the first anchor names the heading in every language, the others lead there too;
 * - `![what is seen](turn.svg "what it means")` alone in a paragraph: a numbered figure with a caption;
 * - `[](#card-sailor)`: a link that bears the name of the card;
 * - a quotation that begins with a heading: a worked example;
 * - `:::cards type=ship` ... `:::`: a table made from the facts of the cards, see cards.ts.
 */
export function markdown(): Plugin {
  return {
    name: 'mizban-markdown',
    async transform(text, id) {
      if (!id.endsWith('.md')) return null
      for (const path of sources(id)) this.addWatchFile(path)
      const { html, chapters } = await render(text, id)
      // Pictures lie beside the page and get their address from the build.
      const pictures = [...new Set([...html.matchAll(/src="([\w-]+\.svg)"/g)].map(([, name = '']) => name))]
      const imports = pictures.map((name, i) => `import picture${String(i)} from './${name}?url'`)
      const placed = pictures.map((name, i) => `.replaceAll('src="${name}"', \`src="\${picture${String(i)}}"\`)`)
      const code = `${imports.join('\n')}\nexport default { html: ${JSON.stringify(html)}${placed.join('')}, chapters: ${JSON.stringify(chapters)} }`
      return { code, map: null, moduleType: 'js' }
    },
  }
}

/** What a page is made of beside its own text. */
function sources(id: string): string[] {
  const folder = dirname(id)
  const lang = basename(id, '.md')
  return [`${folder}/facts.json`, `${folder}/drawings.ts`, resolve(folder, `../locale/${lang}.ftl`), resolve(folder, `${lang}.ftl`)]
}

export async function render(text: string, id: string): Promise<Page> {
  const lang = basename(id, '.md')
  const shell = shellWords(lang)
  const chapters: Chapter[] = []
  const used = new Set<string>()
  const words = await openWords(dirname(id), lang)
  let figures = 0

  const marked = new Marked({ gfm: true })
  marked.use({
    extensions: [
      {
        name: 'cards',
        level: 'block',
        start: (source) => source.match(/^:::cards/m)?.index,
        tokenizer(source) {
          const found = CARDS.exec(source)
          return found ? { type: 'cards', raw: found[0], filter: found[1], rows: found[2] } : undefined
        },
        renderer(token) {
          return cardTable(String(token['filter']), String(token['rows']), words, used)
        },
      },
    ],
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens)
        const [first, ...more] = ANCHORS.exec(inner)?.[1]?.match(/[\w-]+/g) ?? []
        const title = inner.replace(ANCHORS, '')
        const level = String(depth)
        if (!first) return `<h${level}>${title}</h${level}>\n`
        if (depth === 2) chapters.push({ id: first, title: plain(title), parts: [] })
        else if (depth === 3) chapters.at(-1)?.parts.push({ id: first, title: plain(title) })
        const anchors = more.map((name) => `<a id="${name}"></a>`).join('')
        return `<h${level} id="${first}">${anchors}${title}</h${level}>\n`
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens)
        return `<a href="${href}">${inner || cardName(href.replace('#card-', ''), words)}</a>`
      },
      paragraph({ tokens }) {
        const [only] = tokens
        if (tokens.length !== 1 || only?.type !== 'image') return `<p>${this.parser.parseInline(tokens)}</p>\n`
        const { href, title, text: seen } = only as Tokens.Image
        figures += 1
        const number = shell('manual-figure', { number: figures })
        const image = `<img src="${href}" alt="${seen}" ${sizeOf(resolve(dirname(id), href))}>`
        return `<figure>${image}<figcaption><b>${number}</b> ${title ?? seen}</figcaption></figure>\n`
      },
      blockquote({ tokens }) {
        const inner = this.parser.parse(tokens)
        return tokens[0]?.type === 'heading' ? `<div class="example">${inner}</div>\n` : `<blockquote>${inner}</blockquote>\n`
      },
      table(token) {
        const head = token.header.map((cell) => `<th scope="col">${this.parser.parseInline(cell.tokens)}</th>`).join('')
        const rows = token.rows.map((row) => `<tr>${row.map((cell) => `<td>${this.parser.parseInline(cell.tokens)}</td>`).join('')}</tr>`)
        return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>\n`
      },
    },
  })
  return { html: marked.parse(text, { async: false }), chapters }
}

/** The size of a drawing: its place is kept before it has arrived, so that a jump into the page lands where it should. */
function sizeOf(path: string): string {
  const [, width = '', height = ''] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(readFileSync(path, 'utf8')) ?? []
  return `width="${width}" height="${height}"`
}

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#39;', '’')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')

/** A page read from its file, for whoever is not a build. */
export const renderFile = (path: string): Promise<Page> => render(readFileSync(path, 'utf8'), path)
