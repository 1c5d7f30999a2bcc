import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { glyphs } from '../../web/src/lib/glyphs.ts'

const read = (path: string): string => readFileSync(fileURLToPath(new URL(`../../web/src/${path}`, import.meta.url)), 'utf8')

/** One message of the client that has no parts. */
function message(language: string, key: string): string {
  const found = new RegExp(`^${key} = (.+)$`, 'm').exec(read(`locale/${language}.ftl`))
  if (!found?.[1]) throw new Error(`${language}.ftl has no ${key}`)
  return found[1]
}

/** greeting.css with the tokens it uses written out, without comments and line breaks. */
function styles(): string {
  const tokens = read('styles/tokens.css')
  return read('styles/greeting.css')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
      const found = new RegExp(`${name}: ([^;]+);`).exec(tokens)
      if (!found?.[1]) throw new Error(`tokens.css has no ${name}`)
      return found[1]
    })
    .trim()
}

const LINK = /\s*<link rel="stylesheet"[^>]*>/g

/**
 * The first sight of Mizban on a slow line: logo and a sentence stand in the page itself, with the few styles they need. The style sheet comes
 * behind them, where it does not hold them up, and the fonts come with it.
 */
export function greeting(): Plugin {
  return {
    name: 'mizban-greeting',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const words = ['en', 'fa'].map((lang) => `<p lang="${lang}"><b>${message(lang, 'app-name')}</b>${message(lang, 'app-coming')}</p>`)
        const logo = `<svg viewBox="0 0 512 512" fill="currentColor" aria-hidden="true">${glyphs.logo}</svg>`
        const greeting = `<style>${styles()}</style><div class="greeting" role="status">${logo}${words.join('')}</div>`
        const links = (html.match(LINK) ?? []).map((link) => link.trim()).join('')
        return html.replace(LINK, '').replace('<!-- greeting -->', greeting).replace('</body>', `${links}</body>`)
      },
    },
  }
}
