/** How the guests of the house are on this device: measured once, and kept. */
import { keep, kept } from '../lib/keep'
import { device } from './device.svelte'

export interface Here {
  /** That it thinks at most. */
  seconds: number
  /** It has clearly less thoughts here than in a house. */
  less: boolean
  /** And is no stronger than this guest in a house; '' where that cannot be said. */
  like: string
}

const NAME = 'guests-here'

function known(): Record<string, Here> | null {
  try {
    return JSON.parse(kept(NAME) ?? 'null') as Record<string, Here> | null
  } catch {
    return null
  }
}

class Speed {
  /** By their levels; null, until it was measured. */
  guests = $state.raw(known())
  private asked = false

  /** When Python is there. */
  measure(): void {
    if (this.guests || this.asked || !device.ready) return
    this.asked = true
    void device.ask({ method: 'GET', path: '/guests' }).then(
      (found) => {
        this.guests = found as Record<string, Here>
        keep(NAME, JSON.stringify(found))
      },
      () => (this.asked = false),
    )
  }
}

export const speed = new Speed()
