/** What was told, as each seat of this device heard it, and what is new since my last answer. */
import type { Chair, Line } from './game'
import { keep, kept } from './keep'

export class Log {
  private heard = $state.raw<Record<string, Line[]>>({})
  /** By seat: the move that my last answer was. */
  private marks = $state.raw<Record<string, number>>({})
  /** What is new was looked at, and need not stand out. */
  dismissed = $state(false)

  /** `table` names it in this browser's memory: a reload does not forget what I have seen. */
  constructor(private readonly table: string) {}

  lines(seat: number | null): Line[] {
    return this.heard[String(seat)] ?? []
  }

  /** The lines after my last answer. */
  since(seat: number | null): Line[] {
    const mark = this.marks[String(seat)]
    return mark === undefined ? [] : this.lines(seat).filter((line) => line.move > mark)
  }

  /** One more picture. Whether something that stood here was taken back. */
  hear(chair: Chair): boolean {
    const seat = String(chair.seat)
    const before = this.heard[seat] ?? []
    const kept = before.filter((line) => line.move < chair.log_from)
    this.heard = { ...this.heard, [seat]: [...kept, ...chair.lines] }
    this.recall(seat)
    return kept.length < before.length
  }

  /** My answer becomes the move after the last line; what follows later is news. */
  mark(seat: number): void {
    const move = (this.lines(seat).at(-1)?.move ?? 0) + 1
    this.marks = { ...this.marks, [seat]: move }
    this.dismissed = false
    keep(this.place(String(seat)), String(move))
  }

  private recall(seat: string): void {
    const stored = this.marks[seat] === undefined ? kept(this.place(seat)) : null
    if (stored !== null) this.marks = { ...this.marks, [seat]: Number(stored) }
  }

  private place(seat: string): string {
    return `since-${this.table}-${seat}`
  }
}
