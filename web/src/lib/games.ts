/** Finds what each game's folder brings for the browser; loaded when it is needed. */
import type { Component } from 'svelte'
import type { Page } from '../../../tools/vite/markdown.ts'
import type { GameModule } from './game'
import { addIcons } from './icons'

const boards = import.meta.glob<GameModule>('../../../mizban/games/*/web/index.ts', { import: 'default' })
const drawings = import.meta.glob<Record<string, string>>('../../../mizban/games/*/web/icons.txt', { query: '?icons', import: 'default' })
const manuals = import.meta.glob<Page>('../../../mizban/games/*/manual/*.md', { import: 'default' })
const emblems = import.meta.glob<Component>('../../../mizban/games/*/web/Emblem.svelte', { import: 'default', eager: true })

const folder = (key: string): string => `../../../mizban/games/${key}`

/** The board of a game with its icons; null if it has none, and is played by the list of answers. */
export async function loadBoard(key: string): Promise<GameModule | null> {
  const [module, bodies] = await Promise.all([boards[`${folder(key)}/web/index.ts`]?.(), drawings[`${folder(key)}/web/icons.txt`]?.()])
  if (bodies) addIcons(bodies)
  return module ?? null
}

/** The manual of a game with the icons in its tables; in English where a language has none. */
export async function loadManual(key: string, lang: string): Promise<Page | null> {
  const place = `${folder(key)}/manual`
  const page = manuals[`${place}/${lang}.md`] ?? manuals[`${place}/en.md`]
  const [text, bodies] = await Promise.all([page?.(), drawings[`${folder(key)}/web/icons.txt`]?.()])
  if (bodies) addIcons(bodies)
  return text ?? null
}

/** The small drawing for a game's tile in the lobby. */
export const emblem = (key: string): Component | null => emblems[`${folder(key)}/web/Emblem.svelte`] ?? null
