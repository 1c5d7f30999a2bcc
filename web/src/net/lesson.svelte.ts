/** A lesson as a source: a game written beforehand. It gives the pictures of each step and takes the answer that the step waits for. */
import { keyOf, type AskWire } from '../lib/game'
import type { Lesson as LessonWire, LessonAnswer, LessonStep, Update } from '../lib/generated/wire'
import type { Answer, Ears, Source } from '../lib/source'

/** After so many wrong answers to a step it offers to show the right one. */
const PATIENCE = 2

const same = (one: Answer, other: Answer): boolean => keyOf(one) === keyOf(other)

export class Lesson implements Source {
  readonly paced = true
  /** The step that is shown, or that will be when the pictures before it have been looked at; after the last one the lesson is over. */
  at = $state(0)
  /** What was answered wrongly at this step, the last one last. */
  wrong = $state.raw<LessonAnswer[]>([])

  step = $derived.by<LessonStep | null>(() => this.data.steps[this.at] ?? null)
  over = $derived.by(() => this.at >= this.data.steps.length)
  /** The picture that the step speaks of. */
  wanted = $derived.by(() => this.data.pictures[this.step?.at ?? this.data.pictures.length - 1]?.rows ?? 0)
  /** It may be shown what is meant. */
  stuck = $derived(this.wrong.length >= PATIENCE)

  private ears: Ears | null = null

  /** `start`: the step where it was left. */
  constructor(
    readonly data: LessonWire,
    start = 0,
  ) {
    this.at = Math.max(0, Math.min(start, data.steps.length))
  }

  listen(ears: Ears): void {
    this.ears = ears
    ears.onLink('live')
    this.jump()
  }

  close(): void {
    this.ears = null
  }

  /** Only what the step waits for is done; all else is told why not, and nothing has happened. */
  answer(_: string, answer: Answer): void {
    const step = this.step
    if (!step?.answer) return
    if (same(step.answer, answer)) this.next()
    else {
      const known = step.wrong.find((one) => same(one, answer))
      this.wrong = [...this.wrong, known ?? { ...answer, reason: '' }]
      this.ears?.onRefusal('lesson')
    }
  }

  takeBack(): void {
    this.back()
  }

  /** On to the next step: what is to be done is done, and what follows is looked at. */
  next(): void {
    if (this.over) return
    const from = this.step?.at ?? 0
    this.at += 1
    this.wrong = []
    const to = this.step?.at ?? this.data.pictures.length - 1
    for (let n = from + 1; n < to; n += 1) this.show(this.data.pictures[n], null, false)
    this.show(this.data.pictures[to], this.step, to === from)
  }

  /** To the step before, as it was. */
  back(): void {
    if (this.at === 0) return
    this.at -= 1
    this.wrong = []
    this.jump()
  }

  again(): void {
    this.at = 0
    this.wrong = []
    this.jump()
  }

  /** Straight to where the step is: nothing was seen happening, and the log is as long as it was then. */
  private jump(): void {
    const { pictures } = this.data
    const at = this.step?.at ?? pictures.length - 1
    const picture = pictures[at]
    if (!picture) return
    const lines = pictures.slice(0, at + 1).flatMap(({ chairs }) => chairs[0]?.lines ?? [])
    const chairs = picture.chairs.map((chair) => ({ ...chair, log_from: 0, lines }))
    this.show({ ...picture, chairs }, this.step, true)
  }

  private show(picture: Update | undefined, step: LessonStep | null, anew: boolean): void {
    if (!picture) return
    const chairs = picture.chairs.map((chair) => ({ ...chair, undo: null, ask: step && chair.ask && asked(chair.ask, step) }))
    this.ears?.onPicture({ picture: { ...picture, chairs }, anew })
  }
}

/** The question as this step asks it: of the other answers only those that have a reason, unless it is open to all. */
export function asked(ask: AskWire, step: LessonStep): AskWire | null {
  const { answer, wrong, open } = step
  if (!answer) return null
  const known = [answer, ...wrong]
  const offered = (option: Answer): boolean =>
    ask.some ? option.on.every((number) => known.some((one) => one.on.includes(number))) : known.some((one) => same(one, option))
  return { ...ask, options: open ? ask.options : ask.options.filter(offered) }
}
