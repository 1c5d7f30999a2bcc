import { marked } from 'marked'
import type { Plugin } from 'vite'

/** `import html from './en.md'` gives the page as HTML, rendered while building. */
export function markdown(): Plugin {
  return {
    name: 'mizban-markdown',
    async transform(text, id) {
      if (!id.endsWith('.md')) return null
      const html = await marked.parse(text, { gfm: true })
      return { code: `export default ${JSON.stringify(html)}`, map: null, moduleType: 'js' }
    },
  }
}
