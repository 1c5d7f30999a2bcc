/** Something that is asked of the server at the press of a button: under way, or refused with a code. */
import { Refusal } from '../net/api'

export class Deed {
  busy = $state(false)
  problem = $state('')

  /** Do it once, however often it is pressed; true if it is done. */
  async run(deed: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.problem = ''
    try {
      await deed()
      return true
    } catch (error) {
      this.problem = error instanceof Refusal ? error.code : 'offline'
      return false
    } finally {
      this.busy = false
    }
  }
}

/** Somebody else sits in front of this browser now: everything is asked anew. */
export const startAnew = (address: string): void => location.assign(address)
