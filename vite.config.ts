import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defineConfig } from 'vite'
// Only the types: whoever builds the client to play has no Vitest.
import type {} from 'vitest/config'
import { greeting } from './tools/vite/greeting.ts'
import { icons } from './tools/vite/icons.ts'
import { markdown } from './tools/vite/markdown.ts'
import { page } from './tools/vite/page.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('web'),
  // Files find each other wherever they lie; only the page itself knows its house, see `tools/vite/page.ts`.
  base: './',
  plugins: [svelte({ configFile: here('svelte.config.js') }), markdown(), icons(), greeting(), page()],
  worker: { format: 'es' },
  // The usual conditions of a browser; the tests run in Node and would have others.
  resolve: { alias: { $shell: here('web/src/lib') }, conditions: [...defaultClientConditions] },
  build: {
    outDir: here('mizban/server/static'),
    emptyOutDir: true,
    target: 'es2022',
  },
  server: {
    // The boards of the games lie outside of web/.
    fs: { allow: [here('.')] },
    // `make play PORT=...` in another terminal.
    proxy: { '/api': { target: `http://127.0.0.1:${process.env['PORT'] ?? '8642'}`, ws: true } },
  },
  test: {
    root: here('.'),
    include: ['web/src/**/*.test.ts', 'mizban/games/*/web/**/*.test.ts'],
    environment: here('web/src/testing/browser.ts'),
  },
})
