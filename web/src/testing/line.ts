/** The other end of a line. */
export class Line {
  static readonly OPEN = 1
  static all: Line[] = []
  static get last(): Line {
    const last = Line.all.at(-1)
    if (!last) throw new Error('no line was opened')
    return last
  }

  readyState = 1
  heard: unknown[] = []
  onmessage: (event: { data: string }) => void = () => undefined
  onclose: (event: { code: number }) => void = () => undefined

  constructor(readonly address: string) {
    Line.all.push(this)
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text))
  }
  close(): void {
    this.readyState = 3
  }
  tell(said: unknown): void {
    this.onmessage({ data: JSON.stringify(said) })
  }
  drop(code = 1006): void {
    this.readyState = 3
    this.onclose({ code })
  }
}
