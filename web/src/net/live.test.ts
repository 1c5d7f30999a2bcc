import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Update } from '../lib/generated/wire'
import type { Link } from '../lib/source'
import { Line } from '../testing/line'
import { askOf, updateOf } from '../testing/wire'
import { Live } from './live'

vi.mock('./api', () => ({ me: () => Promise.resolve({ name: '' }) }))

interface Heard {
  live: Live
  pictures: { rows: number; anew: boolean }[]
  refusals: string[]
  links: Link[]
  online: number[][]
}

/** A source that is listened to, and has a line. */
async function opened(): Promise<Heard> {
  const heard: Heard = { live: new Live('oak'), pictures: [], refusals: [], links: [], online: [] }
  heard.live.listen({
    onPicture: ({ picture, anew }) => void heard.pictures.push({ rows: picture.rows, anew }),
    onRefusal: (code) => heard.refusals.push(code),
    onLink: (link) => heard.links.push(link),
    onPresence: (online) => heard.online.push(online),
  })
  await vi.advanceTimersByTimeAsync(0)
  return heard
}

const asking = (id: string, rows = 0): Update => updateOf({ ask: askOf(['pass'], { id }) }, { rows })
const PASS = { is: 'play', question: '1.0', verb: 'pass', on: [] }

let sources: Live[] = []
const open = async (): Promise<Heard> => {
  const heard = await opened()
  sources.push(heard.live)
  return heard
}

beforeEach(() => {
  vi.useFakeTimers()
  // The waits between two attempts vary by chance: here they are just what they are on average.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.stubGlobal('WebSocket', Line)
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  Line.all = []
})

afterEach(() => {
  for (const source of sources) source.close()
  sources = []
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  Object.assign(document, { hidden: false })
})

const wake = (): void => void document.dispatchEvent(new Event('visibilitychange'))

describe('a line', () => {
  test('it is opened for its table when the guest is known', async () => {
    const live = new Live('oak')
    sources.push(live)
    live.listen({ onPicture: () => undefined, onRefusal: () => undefined, onLink: () => undefined })
    expect(Line.all).toEqual([])
    await vi.advanceTimersByTimeAsync(0)
    expect(Line.last.address).toBe('ws://table.test/api/tables/oak/live')
  })

  test('whoever has left meanwhile opens none', async () => {
    const live = new Live('oak')
    live.listen({ onPicture: () => undefined, onRefusal: () => undefined, onLink: () => undefined })
    live.close()
    await vi.advanceTimersByTimeAsync(0)
    expect(Line.all).toEqual([])
  })

  test('the first picture is new to the eye, the next shows what happened', async () => {
    const { pictures, links } = await open()
    Line.last.tell(updateOf({}, { rows: 4 }))
    Line.last.tell(updateOf({}, { rows: 5 }))
    expect(pictures).toEqual([
      { rows: 4, anew: true },
      { rows: 5, anew: false },
    ])
    expect(links).toEqual(['live', 'live'])
  })

  test('after a lost line the first picture is new again', async () => {
    const { pictures, links } = await open()
    Line.last.tell(updateOf())
    Line.last.drop()
    expect(links.at(-1)).toBe('dropped')
    await vi.advanceTimersByTimeAsync(400)
    Line.last.tell(updateOf({}, { rows: 9 }))
    expect(pictures.at(-1)).toEqual({ rows: 9, anew: true })
    expect(links.at(-1)).toBe('live')
  })

  test('a line that was given up is not heard any more', async () => {
    const { pictures, links } = await open()
    const old = Line.last
    old.drop()
    await vi.advanceTimersByTimeAsync(400)
    old.tell(updateOf())
    old.drop()
    expect(pictures).toEqual([])
    expect(links).toEqual(['dropped'])
  })

  test.each([4404, 4409])('code %i closes it for good', async (code) => {
    const { links } = await open()
    Line.last.drop(code)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(links).toEqual(['closed'])
    expect(Line.all).toHaveLength(1)
  })

  test('whoever leaves closes it, and it does not come back', async () => {
    const { live, links } = await open()
    live.close()
    Line.last.drop()
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(links).toEqual([])
    expect(Line.all).toHaveLength(1)
  })
})

describe('coming back', () => {
  /** Milliseconds until the next line is opened. */
  async function waited(): Promise<number> {
    const lines = Line.all.length
    Line.last.drop()
    let time = 0
    while (Line.all.length === lines) {
      await vi.advanceTimersByTimeAsync(100)
      time += 100
    }
    return time
  }

  test('each attempt waits twice as long, up to eight seconds', async () => {
    await open()
    const waits: number[] = []
    for (let i = 0; i < 7; i++) waits.push(await waited())
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000])
  })

  test('a picture makes the next attempt quick again', async () => {
    await open()
    for (let i = 0; i < 4; i++) await waited()
    Line.last.tell(updateOf())
    expect(await waited()).toBe(400)
  })

  test('who comes and goes is passed on, and is no picture', async () => {
    const heard = await open()
    Line.last.tell(asking('1.0'))
    Line.last.tell({ is: 'presence', online: [0, 2], watchers: [] })
    Line.last.tell({ is: 'alive', rows: 0 })
    expect(heard.online).toEqual([[0, 2]])
    expect(heard.pictures).toHaveLength(1)
  })

  test('a device that is online again does not wait', async () => {
    await open()
    for (let i = 0; i < 4; i++) await waited()
    Line.last.drop()
    const lines = Line.all.length
    dispatchEvent(new Event('online'))
    expect(Line.all).toHaveLength(lines + 1)
    // The attempt that was waiting is gone.
    await vi.advanceTimersByTimeAsync(60_000)
    expect(Line.all).toHaveLength(lines + 1)
  })

  test('a device that is online opens no second line', async () => {
    await open()
    dispatchEvent(new Event('online'))
    expect(Line.all).toHaveLength(1)
  })
})

describe('what I say', () => {
  test('an answer names its question', async () => {
    const { live } = await open()
    Line.last.tell(asking('1.0'))
    live.answer('1.0', { verb: 'pass', on: [] })
    expect(Line.last.heard).toEqual([PASS])
  })

  test('what was not acknowledged is said again on the next line, after its picture', async () => {
    const { live } = await open()
    Line.last.tell(asking('1.0'))
    live.answer('1.0', { verb: 'pass', on: [] })
    Line.last.drop()
    await vi.advanceTimersByTimeAsync(400)
    expect(Line.last.heard).toEqual([])
    Line.last.tell(asking('1.0'))
    expect(Line.last.heard).toEqual([PASS])
    // Once on each line.
    Line.last.tell(asking('1.0', 1))
    expect(Line.last.heard).toEqual([PASS])
  })

  test('what is said while there is no line is said on the next', async () => {
    const { live } = await open()
    Line.last.tell(asking('1.0'))
    Line.last.drop()
    live.answer('1.0', { verb: 'pass', on: [] })
    await vi.advanceTimersByTimeAsync(400)
    Line.last.tell(asking('1.0'))
    expect(Line.last.heard).toEqual([PASS])
  })

  test('an answer is acknowledged by a picture that does not ask it any more', async () => {
    const { live } = await open()
    Line.last.tell(asking('1.0'))
    live.answer('1.0', { verb: 'pass', on: [] })
    Line.last.tell(asking('2.0', 1))
    Line.last.drop()
    await vi.advanceTimersByTimeAsync(400)
    Line.last.tell(asking('2.0', 1))
    expect(Line.last.heard).toEqual([])
  })

  test('on a new line it is said again even if it seems done: the server knows whether it was heard', async () => {
    const { live } = await open()
    Line.last.tell(asking('1.0'))
    live.answer('1.0', { verb: 'pass', on: [] })
    Line.last.drop()
    await vi.advanceTimersByTimeAsync(400)
    Line.last.tell(asking('2.0', 1))
    expect(Line.last.heard).toEqual([PASS])
    // The picture with which it is acknowledged.
    Line.last.tell(asking('2.0', 1))
    Line.last.drop()
    await vi.advanceTimersByTimeAsync(400)
    Line.last.tell(asking('2.0', 1))
    expect(Line.last.heard).toEqual([])
  })

  test('a step back is acknowledged when its row can not be taken back any more', async () => {
    const { live } = await open()
    Line.last.tell(updateOf({ undo: 7 }))
    live.takeBack({ seat: 0, row: 7, whole: false })
    Line.last.drop()
    await vi.advanceTimersByTimeAsync(400)
    Line.last.tell(updateOf({ undo: 7 }))
    expect(Line.last.heard).toEqual([{ is: 'undo', seat: 0, row: 7, whole: false }])
    Line.last.tell(updateOf({ undo: 5 }))
    Line.last.drop()
    await vi.advanceTimersByTimeAsync(400)
    Line.last.tell(updateOf({ undo: 5 }))
    expect(Line.last.heard).toEqual([])
  })

  test('what was refused is told, and not said again', async () => {
    const { live, refusals } = await open()
    Line.last.tell(asking('1.0'))
    live.answer('1.0', { verb: 'pass', on: [] })
    Line.last.tell({ is: 'error', code: 'stale', question: '1.0', line: 0 })
    expect(refusals).toEqual(['stale'])
    Line.last.drop()
    await vi.advanceTimersByTimeAsync(400)
    Line.last.tell(asking('1.0'))
    expect(Line.last.heard).toEqual([])
  })
})

const HELLO = { is: 'hello' }

describe('a line that falls silent', () => {
  test('it is asked for a sign of life, again and again', async () => {
    await open()
    Line.last.tell(updateOf())
    await vi.advanceTimersByTimeAsync(2499)
    expect(Line.last.heard).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(Line.last.heard).toEqual([HELLO])
    Line.last.tell({ is: 'alive', rows: 0 })
    await vi.advanceTimersByTimeAsync(2500)
    expect(Line.last.heard).toEqual([HELLO, HELLO])
  })

  test('within five seconds one is told that it is lost', async () => {
    const { links } = await open()
    Line.last.tell(updateOf())
    await vi.advanceTimersByTimeAsync(4499)
    expect(links).toEqual(['live'])
    await vi.advanceTimersByTimeAsync(1)
    expect(links).toEqual(['live', 'dropped'])
  })

  test('a late sign mends it without a new line', async () => {
    const { links } = await open()
    Line.last.tell(updateOf())
    await vi.advanceTimersByTimeAsync(6000)
    Line.last.tell({ is: 'alive', rows: 0 })
    expect(links).toEqual(['live', 'dropped', 'live'])
    expect(Line.all).toHaveLength(1)
  })

  test('without one it is given up, and another is opened', async () => {
    await open()
    Line.last.tell(updateOf())
    await vi.advanceTimersByTimeAsync(9499)
    expect(Line.last.readyState).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(Line.last.readyState).toBe(3)
    await vi.advanceTimersByTimeAsync(400)
    expect(Line.all).toHaveLength(2)
  })

  test('an answer that brings no sign tells it sooner', async () => {
    const { live, links } = await open()
    Line.last.tell(asking('1.0'))
    live.answer('1.0', { verb: 'pass', on: [] })
    await vi.advanceTimersByTimeAsync(2000)
    expect(links).toEqual(['live', 'dropped'])
  })

  test('a device that says it is offline is believed at once, until a sign comes', async () => {
    const { links } = await open()
    Line.last.tell(updateOf())
    dispatchEvent(new Event('offline'))
    expect(links).toEqual(['live', 'dropped'])
    expect(Line.last.heard).toEqual([HELLO])
    Line.last.tell({ is: 'alive', rows: 0 })
    expect(links).toEqual(['live', 'dropped', 'live'])
  })
})

describe('a phone that slept', () => {
  test('it asks for a sign of life, and keeps a line that gives one', async () => {
    await open()
    Line.last.tell(updateOf())
    wake()
    expect(Line.last.heard).toEqual([HELLO])
    Line.last.tell(updateOf())
    await vi.advanceTimersByTimeAsync(2000)
    expect(Line.all).toHaveLength(1)
  })

  test('one that holds a dead line is told so soon after it wakes', async () => {
    const { links } = await open()
    Line.last.tell(updateOf())
    Object.assign(document, { hidden: true })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(links).toEqual(['live'])
    Object.assign(document, { hidden: false })
    wake()
    await vi.advanceTimersByTimeAsync(2000)
    expect(links).toEqual(['live', 'dropped'])
  })

  test('one that falls asleep asks nothing', async () => {
    await open()
    Line.last.tell(updateOf())
    Object.assign(document, { hidden: true })
    wake()
    expect(Line.last.heard).toEqual([])
  })

  test('one that wakes without a line opens it at once', async () => {
    await open()
    Line.last.drop()
    wake()
    expect(Line.all).toHaveLength(2)
  })
})
