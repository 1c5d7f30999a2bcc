/** A puzzle as a source: one position with one question. The first answer counts; then the board shows what would have been best. */
import { keyOf } from '../lib/game'
import type { PuzzleAnswer, PuzzleWire } from '../lib/generated/wire'
import type { Answer, Ears, Source } from '../lib/source'

export class Puzzle implements Source {
  readonly paced = false
  /** What was answered. */
  given = $state.raw<PuzzleAnswer | null>(null)

  best = $derived.by<PuzzleAnswer | null>(() => this.data.answers[0] ?? null)
  right = $derived.by(() => this.given !== null && this.best !== null && keyOf(this.given) === keyOf(this.best))
  /** What the answer is compared with: the best one, or if that was given the next best. */
  other = $derived.by<PuzzleAnswer | null>(() => (this.right ? (this.data.answers[1] ?? null) : this.given))

  private ears: Ears | null = null

  constructor(
    readonly data: PuzzleWire,
    private readonly onanswer: (answer: Answer, right: boolean) => void = () => undefined,
  ) {}

  listen(ears: Ears): void {
    this.ears = ears
    ears.onLink('live')
    ears.onPicture({ picture: this.data.picture, anew: true })
  }

  answer(_: string, answer: Answer): void {
    const found = this.data.answers.find((one) => keyOf(one) === keyOf(answer))
    if (!found || this.given) {
      this.ears?.onRefusal('illegal')
      return
    }
    this.given = found
    const { picture } = this.data
    const chairs = picture.chairs.map((chair) => ({ ...chair, ask: null, log_from: Infinity, lines: [] }))
    this.ears?.onPicture({ picture: { ...picture, chairs, asked: [], waiting: [] }, anew: true, still: true })
    this.onanswer(answer, this.right)
  }

  takeBack(): void {
    // One answer counts.
  }

  close(): void {
    this.ears = null
  }
}
