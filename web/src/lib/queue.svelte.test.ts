import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lineOf, updateOf } from '../testing/wire'
import { Queue } from './queue.svelte'
import { settings } from './settings.svelte'

/** A move that tells something, or a step of which nothing is told. */
const told = (rows: number): { picture: ReturnType<typeof updateOf>; anew: boolean } => ({
  picture: updateOf({ lines: [lineOf(rows, 'Hired')] }, { rows }),
  anew: false,
})
const untold = (rows: number): ReturnType<typeof told> => ({ picture: updateOf({}, { rows }), anew: false })

/** Which rows were shown as a picture, and how many arrivals each brought. */
function watched(paced = true, changed = (): boolean => true): { queue: Queue; shown: number[]; brought: number[] } {
  const shown: number[] = []
  const brought: number[] = []
  const queue = new Queue(paced, (arrivals, picture) => {
    shown.push(picture.rows)
    brought.push(arrivals.length)
    return changed()
  })
  return { queue, shown, brought }
}

function arrive(queue: Queue, ...arrivals: ReturnType<typeof told>[]): void {
  for (const arrival of arrivals) {
    queue.add(arrival)
    queue.go()
  }
}

const hide = (hidden: boolean): void => void Object.assign(document, { hidden })

beforeEach(() => {
  vi.useFakeTimers()
  settings.pace = 'brisk'
})

afterEach(() => {
  vi.useRealTimers()
  settings.pace = 'brisk'
  hide(false)
})

describe('at my pace', () => {
  test('the first move is shown at once and the next when it has been looked at', () => {
    const { queue, shown } = watched()
    arrive(queue, told(1), told(2))
    expect(shown).toEqual([1])
    expect(queue.behind).toBe(true)
    vi.advanceTimersByTime(599)
    expect(shown).toEqual([1])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual([1, 2])
    expect(queue.behind).toBe(false)
  })

  test('a move that comes while another is looked at waits for it', () => {
    const { queue, shown } = watched()
    arrive(queue, told(1))
    vi.advanceTimersByTime(400)
    arrive(queue, told(2))
    expect(shown).toEqual([1])
    vi.advanceTimersByTime(200)
    expect(shown).toEqual([1, 2])
  })

  test('a move that comes later is shown at once', () => {
    const { queue, shown } = watched()
    arrive(queue, told(1))
    vi.advanceTimersByTime(600)
    arrive(queue, told(2))
    expect(shown).toEqual([1, 2])
  })

  test('calm is slower', () => {
    settings.pace = 'calm'
    const { queue, shown } = watched()
    arrive(queue, told(1), told(2))
    vi.advanceTimersByTime(1199)
    expect(shown).toEqual([1])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual([1, 2])
  })

  test('at once shows the newest, with all that was told before', () => {
    settings.pace = 'once'
    const { queue, shown, brought } = watched()
    queue.add(told(1))
    queue.add(told(2))
    queue.add(told(3))
    queue.go()
    expect(shown).toEqual([3])
    expect(brought).toEqual([3])
  })

  test('in a hidden tab nobody looks: the newest is shown', () => {
    const { queue, shown } = watched()
    arrive(queue, told(1), told(2), told(3))
    hide(true)
    vi.advanceTimersByTime(600)
    expect(shown).toEqual([1, 3])
  })

  test('a picture that changes nothing is not looked at', () => {
    const { queue, shown } = watched(true, () => false)
    arrive(queue, told(1), told(2))
    expect(shown).toEqual([1, 2])
  })
})

describe('steps of which nothing is told', () => {
  test('they are shown with the next move that tells something', () => {
    const { queue, shown, brought } = watched()
    queue.add(untold(1))
    queue.add(untold(2))
    queue.add(told(3))
    queue.go()
    expect(shown).toEqual([3])
    expect(brought).toEqual([3])
  })

  test('they do not wait where nothing else has come', () => {
    const { queue, shown } = watched()
    arrive(queue, untold(1), untold(2))
    expect(shown).toEqual([1, 2])
  })

  test('what follows them is shown at once', () => {
    const { queue, shown } = watched()
    arrive(queue, untold(1), told(2))
    expect(shown).toEqual([1, 2])
  })
})

describe('a crowd', () => {
  test('up to eight waiting moves are each looked at for the whole time', () => {
    const { queue, shown } = watched()
    arrive(queue, ...[1, 2, 3, 4, 5, 6, 7, 8].map(told))
    vi.advanceTimersByTime(599)
    expect(shown).toEqual([1])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual([1, 2])
  })

  test('where more wait each is looked at for a shorter time', () => {
    const { queue, shown } = watched()
    for (let rows = 1; rows <= 16; rows++) queue.add(told(rows))
    queue.go()
    // 15 are waiting behind the first: half of the time.
    vi.advanceTimersByTime(299)
    expect(shown).toEqual([1])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual([1, 2])
  })
})

describe('to skip and to stop', () => {
  test('whoever skips sees the newest, and nothing comes after it', () => {
    const { queue, shown, brought } = watched()
    arrive(queue, told(1), told(2), told(3))
    queue.skip()
    expect(shown).toEqual([1, 3])
    expect(brought).toEqual([1, 2])
    vi.advanceTimersByTime(5000)
    expect(shown).toEqual([1, 3])
  })

  test('what comes after a skip is looked at again', () => {
    const { queue, shown } = watched()
    arrive(queue, told(1), told(2))
    queue.skip()
    arrive(queue, told(3))
    expect(shown).toEqual([1, 2])
    vi.advanceTimersByTime(600)
    expect(shown).toEqual([1, 2, 3])
  })

  test('a queue that was stopped shows nothing more', () => {
    const { queue, shown } = watched()
    arrive(queue, told(1), told(2))
    queue.stop()
    vi.advanceTimersByTime(5000)
    expect(shown).toEqual([1])
    expect(queue.behind).toBe(false)
  })
})

test('a source that keeps the time itself is followed at once', () => {
  const { queue, shown } = watched(false)
  arrive(queue, told(1), told(2), told(3))
  expect(shown).toEqual([1, 2, 3])
})
