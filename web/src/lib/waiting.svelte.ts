/** My tables that wait for me, looked for on every page while it is looked at. */
import { lobby } from '../net/api'
import type { TableInfo } from './generated/wire'

const PAUSE = 20_000

class Waiting {
  tables = $state.raw<TableInfo[]>([])
  private watchers = 0
  private timer = 0

  /** While the caller is on the page. */
  watch(): () => void {
    this.watchers += 1
    if (this.watchers === 1) {
      void this.look()
      this.timer = window.setInterval(() => !document.hidden && void this.look(), PAUSE)
    }
    return () => {
      this.watchers -= 1
      if (this.watchers === 0) clearInterval(this.timer)
    }
  }

  private async look(): Promise<void> {
    try {
      const { mine } = await lobby()
      this.tables = mine.filter((table) => table.my_turn && !table.finished && !table.old_rules).toSorted((a, b) => a.updated - b.updated)
    } catch {
      // No line just now: what was known stays, and is asked for again.
    }
  }
}

export const waiting = new Waiting()
