import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Care } from './care'

let question: string | undefined
let care: Care
let now = 0

const down = (x = 100, y = 100, pointerType = 'touch'): void =>
  care.onpointerdown({ timeStamp: now, clientX: x, clientY: y, pointerType } as PointerEvent)
const click = (detail = 1): boolean => {
  care.onrelease({ type: 'click', detail } as MouseEvent)
  return care.allows
}
const key = (repeat = false): boolean => {
  care.onkeydown({ timeStamp: now, repeat } as KeyboardEvent)
  return care.allows
}

beforeEach(() => {
  vi.useFakeTimers()
  question = '1.0'
  care = new Care(() => question)
  now = 1000
})

describe('an answer', () => {
  it('is given by one tap', () => {
    down()
    expect(click()).toBe(true)
  })
  it('is not given by the second half of a double tap', () => {
    down()
    click()
    now += 200
    down(104, 98)
    expect(click()).toBe(false)
  })
  it('is not given by the second click of a mouse', () => {
    down(100, 100, 'mouse')
    click(1)
    down(100, 100, 'mouse')
    expect(click(2)).toBe(false)
  })
  it('is given by a second tap elsewhere, or later', () => {
    down()
    click()
    now += 200
    down(300, 100)
    expect(click()).toBe(true)
    now += 500
    down(300, 100)
    expect(click()).toBe(true)
  })
  it('is not given by a press that began before the question was there', () => {
    down()
    question = '2.0'
    expect(click()).toBe(false)
  })
  it('is given by a key, not by one held down', () => {
    expect(key()).toBe(true)
    expect(key(true)).toBe(false)
  })
  it('is not given by a space bar that went down before the question was there', () => {
    key()
    question = '2.0'
    care.onkeyup()
    expect(care.allows).toBe(false)
  })
  it('may be given again right after what was refused', () => {
    key(true)
    vi.runAllTimers()
    expect(care.allows).toBe(true)
    expect(click(0)).toBe(true)
  })
})
