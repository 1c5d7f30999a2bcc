/** Short sounds of our own, made by the browser itself. Silent until somebody has tapped, and where sound is switched off. */

export type Sound = 'turn' | 'card' | 'coins' | 'bust' | 'end' | 'word'

interface Tone {
  /** Seconds after the beginning. */
  at: number
  /** Hertz, and where it glides to. */
  from: number
  to?: number
  /** Seconds. */
  for: number
  loud: number
  wave?: OscillatorType
}

const bell = (at: number, from: number, loud = 0.16): Tone[] => [
  { at, from, for: 0.5, loud, wave: 'sine' },
  { at, from: from * 2.76, for: 0.22, loud: loud * 0.3, wave: 'sine' },
]

/** What each is made of: a glass and a spoon, paper, small coins, a low drum, a chord. */
export const TONES: Record<Sound, Tone[]> = {
  turn: [...bell(0, 660), ...bell(0.14, 880)],
  card: [{ at: 0, from: 900, to: 260, for: 0.07, loud: 0.06, wave: 'triangle' }],
  coins: [0, 0.06, 0.13].map((at, i) => ({ at, from: 1700 + 260 * i, for: 0.09, loud: 0.06, wave: 'triangle' as const })),
  bust: [
    { at: 0, from: 170, to: 55, for: 0.42, loud: 0.26, wave: 'sine' },
    { at: 0.03, from: 320, to: 90, for: 0.2, loud: 0.1, wave: 'triangle' },
  ],
  end: [523, 659, 784, 1046].flatMap((from, i) => bell(0.12 * i, from, 0.13)),
  word: [{ at: 0, from: 520, to: 700, for: 0.11, loud: 0.09, wave: 'sine' }],
}

/** Milliseconds on and off, for a phone in the hand. */
export const TREMBLE: Partial<Record<Sound, number[]>> = { turn: [30, 60, 30], bust: [60], end: [30, 50, 30, 50, 60] }

/** Of an event whose game says nothing of it: by what all events of this kind are called. */
export const COMMON: Record<string, Sound> = { Ended: 'end' }

/** The loudest thing that happened is heard; not everything at once. */
const RANK: Sound[] = ['word', 'card', 'coins', 'turn', 'bust', 'end']

export function loudest(sounds: readonly (Sound | undefined)[]): Sound | null {
  return RANK.findLast((one) => sounds.includes(one)) ?? null
}

export class Speaker {
  private context: AudioContext | null = null
  private tapped = false

  constructor(
    private readonly wanted: () => boolean,
    private readonly make: () => AudioContext = () => new AudioContext(),
  ) {
    addEventListener('pointerdown', this.first, true)
    addEventListener('keydown', this.first, true)
  }

  private readonly first = (): void => {
    this.tapped = true
    this.close()
  }

  /** Waits for no tap any more. */
  close(): void {
    removeEventListener('pointerdown', this.first, true)
    removeEventListener('keydown', this.first, true)
  }

  play(sound: Sound): void {
    if (!this.tapped || !this.wanted()) return
    navigator.vibrate?.(TREMBLE[sound] ?? [])
    const context = (this.context ??= this.make())
    void context.resume()
    const now = context.currentTime + 0.01
    for (const tone of TONES[sound]) {
      const voice = context.createOscillator()
      const volume = context.createGain()
      const [begin, end] = [now + tone.at, now + tone.at + tone.for]
      voice.type = tone.wave ?? 'sine'
      voice.frequency.setValueAtTime(tone.from, begin)
      if (tone.to) voice.frequency.exponentialRampToValueAtTime(tone.to, end)
      volume.gain.setValueAtTime(0.0001, begin)
      volume.gain.exponentialRampToValueAtTime(tone.loud, begin + 0.008)
      volume.gain.exponentialRampToValueAtTime(0.0001, end)
      voice.connect(volume).connect(context.destination)
      voice.start(begin)
      voice.stop(end + 0.02)
    }
  }
}
