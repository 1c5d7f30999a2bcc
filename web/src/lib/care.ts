/** No accident: an answer is given by a press that was meant for its question. Not by the second half of a double tap, not by a press that
 * began before the question was there, not by a key that is held down. */

/** Two touches of one finger, this near in milliseconds and pixels, are one double tap. A mouse counts its clicks itself. */
const SOON = 350
const NEAR = 24

interface Press {
  question: string | undefined
  time: number
  x: number
  y: number
  /** It came too soon after the one before. */
  again: boolean
}

export class Care {
  private press: Press | null = null
  private careless = false

  constructor(private readonly question: () => string | undefined) {}

  onpointerdown = (event: PointerEvent): void => {
    const { timeStamp: time, clientX: x, clientY: y } = event
    const last = this.press
    const again = event.pointerType === 'touch' && last !== null && time - last.time < SOON && Math.hypot(x - last.x, y - last.y) < NEAR
    this.press = { question: this.question(), time, x, y, again }
  }

  /** A click, or the end of a drag. */
  onrelease = (event: MouseEvent): void => {
    // Keys click without a press.
    if (event.detail === 0 && event.type === 'click') return
    const press = this.press
    this.judge(event.detail > 1 || (press !== null && (press.again || press.question !== this.question())))
  }

  onkeydown = (event: KeyboardEvent): void => {
    if (!event.repeat) this.press = { question: this.question(), time: event.timeStamp, x: -1, y: -1, again: false }
    this.judge(event.repeat)
  }

  /** The space bar clicks when it is let go. */
  onkeyup = (): void => this.judge(this.press !== null && this.press.question !== this.question())

  /** May what is being done now answer the question? What nobody pressed may. */
  get allows(): boolean {
    return !this.careless
  }

  private judge(careless: boolean): void {
    this.careless = careless
    // Holds for all that this event brings about, and no longer.
    if (careless) setTimeout(() => (this.careless = false))
  }
}
