/** Keeps on screen, for the length of a moment, what was told with a picture or what the view has already let go. */
import type { Seen } from './game'
import type { Table } from './table.svelte'

interface Pending {
  timer: ReturnType<typeof setTimeout>
  change: () => void
  patient: boolean
}

/** A board's own stage says in `tell` what it shows of the events, and `after` how long. */
export abstract class Stage<Sight extends Seen<unknown, unknown, unknown>> {
  #told: unknown = null
  #pending: Pending[] = []

  constructor(protected readonly table: Table) {}

  /** The picture that was there when the board was laid out: nothing of it is told. */
  meet(seen: Sight): void {
    this.#told = seen.events
    this.note(seen)
  }

  /** Takes the next picture, before it is drawn. */
  follow(seen: Sight): void {
    if (seen.events !== this.#told) {
      this.#told = seen.events
      this.tell(seen)
    }
    this.note(seen)
  }

  protected abstract tell(seen: Sight): void

  /** What must be remembered of every picture, to tell of the next. */
  protected note(_: Sight): void {}

  /** Later this change is made, or at once when somebody is in a hurry; a `patient` one covers nothing and waits all the same. */
  protected after(milliseconds: number, change: () => void, patient = false): void {
    const pending: Pending = { timer: setTimeout(() => this.#do(pending), milliseconds), change, patient }
    this.#set([...this.#pending, pending])
  }

  #do(pending: Pending): void {
    clearTimeout(pending.timer)
    this.#set(this.#pending.filter((one) => one !== pending))
    pending.change()
  }

  /** The prompt waits for what covers the board. */
  #set(pending: Pending[]): void {
    const count = (list: Pending[]): number => list.filter((one) => !one.patient).length
    this.table.staged += count(pending) - count(this.#pending)
    this.#pending = pending
  }

  /** Any tap or key finishes what is still going on. */
  hurry(): void {
    for (const pending of this.#pending) if (!pending.patient) this.#do(pending)
  }

  /** What was still to come is forgotten. */
  end(): void {
    for (const { timer } of this.#pending) clearTimeout(timer)
    this.#set([])
  }
}
