import { describe, expect, test, vi } from 'vitest'
import { loudest, Speaker, TONES, type Sound } from './sound'

function instrument(): { made: number; begun: number; context: AudioContext } {
  const counted = { made: 0, begun: 0 }
  const param = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }
  const voice = (): unknown => ({
    type: '',
    frequency: param,
    gain: param,
    connect: (next: unknown) => next,
    start: () => (counted.begun += 1),
    stop: vi.fn(),
  })
  const context = { currentTime: 0, destination: {}, resume: () => Promise.resolve(), createOscillator: voice, createGain: voice }
  return Object.assign(counted, { context: context as unknown as AudioContext })
}

describe('sound', () => {
  test('of what happens at once the weightiest is heard', () => {
    expect(loudest(['card', 'bust', 'coins'])).toBe('bust')
    expect(loudest([undefined, 'card'])).toBe('card')
    expect(loudest([undefined])).toBeNull()
  })

  test('nothing sounds before a first tap, nor where it is switched off', () => {
    const heard: Record<string, EventListener> = {}
    vi.stubGlobal('addEventListener', (name: string, deed: EventListener) => (heard[name] = deed))
    vi.stubGlobal('removeEventListener', () => undefined)
    vi.stubGlobal('navigator', {})
    let on = true
    const tool = instrument()
    const speaker = new Speaker(
      () => on,
      () => {
        tool.made += 1
        return tool.context
      },
    )
    speaker.play('turn')
    expect(tool.made).toBe(0)
    heard['pointerdown']?.(new Event('pointerdown'))
    on = false
    speaker.play('turn')
    expect(tool.made).toBe(0)
    on = true
    speaker.play('turn')
    speaker.play('card')
    expect([tool.made, tool.begun]).toEqual([1, TONES.turn.length + TONES.card.length])
    vi.unstubAllGlobals()
  })

  test('every sound is short and not loud', () => {
    for (const [name, tones] of Object.entries(TONES) as [Sound, (typeof TONES)['turn']][]) {
      expect(Math.max(...tones.map((tone) => tone.at + tone.for)), name).toBeLessThan(1)
      expect(Math.max(...tones.map((tone) => tone.loud)), name).toBeLessThan(0.3)
    }
  })
})
