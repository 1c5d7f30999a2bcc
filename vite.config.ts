import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { icons } from './tools/vite/icons.ts'
import { markdown } from './tools/vite/markdown.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('web'),
  base: '/',
  plugins: [svelte({ configFile: here('svelte.config.js') }), markdown(), icons()],
  resolve: { alias: { $shell: here('web/src/lib') } },
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
})
