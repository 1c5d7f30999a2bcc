/** A table of this very device as a source: the rules and the opponents are in a worker of this page. */
import { device } from '../device/device.svelte'
import type { Arrangement } from '../lib/company.svelte'
import type { Answer, Ears, Source, StepBack } from '../lib/source'
import type { FromServer } from '../lib/generated/wire'

/** What is said of a server has other words here. */
const OURS = ['storage', 'failed']

export class Local implements Source {
  readonly paced = true
  readonly here = true
  /** Another tab plays at this table; we wait. */
  elsewhere = $state(false)
  private ears: Ears | null = null
  private anew = true

  constructor(private readonly id: string) {}

  listen(ears: Ears): void {
    this.ears = ears
    device.sit(this.id, {
      onsaid: (message) => this.hear(message),
      onelsewhere: () => {
        this.elsewhere = true
        this.anew = true
        this.ears?.onLink('dropped')
      },
      onclosed: (code) => {
        this.ears?.onRefusal(OURS.includes(code) ? `device-${code}` : code)
        this.ears?.onLink('closed')
      },
    })
  }

  answer(question: string, { verb, on }: Answer): void {
    void device.say({ is: 'say', table: this.id, message: { is: 'play', question, verb, on } })
  }

  takeBack({ seat, row, whole }: StepBack): void {
    void device.say({ is: 'say', table: this.id, message: { is: 'undo', seat, row, whole } })
  }

  arrange(said: Arrangement): void {
    void device.say({ is: 'say', table: this.id, message: said })
  }

  hurry(): void {
    void device.say({ is: 'hurry', table: this.id })
  }

  close(): void {
    this.ears = null
    device.rise(this.id)
  }

  /** Play here from now on; the other tab waits. */
  take(): void {
    void device.say({ is: 'take', table: this.id })
  }

  private hear(said: FromServer): void {
    if (said.is === 'error') this.ears?.onRefusal(OURS.includes(said.code) ? `device-${said.code}` : said.code)
    if (said.is !== 'update') return
    this.elsewhere = false
    this.ears?.onLink('live')
    const anew = this.anew
    this.anew = false
    this.ears?.onPicture({ picture: said, anew })
  }
}
