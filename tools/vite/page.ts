/** The page of a live house is shown at many addresses: it names its files from the root. `mizban app` writes one for any folder. */
import type { Plugin } from 'vite'

export const page = (): Plugin => ({
  name: 'page',
  transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll(/(src|href)="\.\//g, '$1="/') },
})
