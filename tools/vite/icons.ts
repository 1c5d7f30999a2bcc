import { icons as gameIcons } from '@iconify-json/game-icons'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * `import drawings from './icons.txt?icons'` gives the SVG bodies (512 by 512) of the game-icons named in that file, one name per line.
 * So only the icons in use are bundled, and a game's icons are loaded with its board.
 */
export function icons(): Plugin {
  return {
    name: 'mizban-icons',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('?icons')) return null
      const file = id.slice(0, -'?icons'.length)
      this.addWatchFile(file)
      const names = readFileSync(file, 'utf8').split(/\s+/).filter(Boolean)
      const unknown = names.filter((name) => !(name in gameIcons.icons))
      if (unknown.length > 0) this.error(`no such game-icons: ${unknown.join(', ')}`)
      const bodies = Object.fromEntries(names.map((name) => [name, gameIcons.icons[name]?.body]))
      return { code: `export default ${JSON.stringify(bodies)}`, map: null, moduleType: 'js' }
    },
  }
}
