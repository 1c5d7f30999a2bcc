import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Thoughts } from './thoughts.svelte'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a thought goes on by our own clock and never beyond its end', () => {
  const thoughts = new Thoughts()
  thoughts.hear([{ seat: 1, seconds: 2, passed: 0.5 }])
  expect(thoughts.share(1)).toBeCloseTo(0.25)
  expect(thoughts.share(2)).toBeNull()
  vi.advanceTimersByTime(1000)
  expect(thoughts.share(1)).toBeCloseTo(0.75, 1)
  vi.advanceTimersByTime(5000)
  expect(thoughts.share(1)).toBe(1)
})

test('it is over when the table moves on', () => {
  const thoughts = new Thoughts()
  thoughts.hear([
    { seat: 1, seconds: 2, passed: 0 },
    { seat: 2, seconds: 4, passed: 0 },
  ])
  vi.advanceTimersByTime(1000)
  expect(thoughts.slowest).toBeCloseTo(0.25, 1)
  thoughts.follow([1])
  expect(thoughts.share(2)).toBeNull()
  thoughts.follow([])
  expect(thoughts.slowest).toBeNull()
  expect(vi.getTimerCount()).toBe(0)
})
