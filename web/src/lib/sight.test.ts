import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { intoSight } from './sight'

const SCREEN = { width: 390, height: 800 }
/** My cards lie at the foot of the screen. */
const RAIL = 600

const box = (top: number, height: number): Element =>
  ({ getBoundingClientRect: () => ({ top, bottom: top + height, height }) }) as unknown as Element

let scrolled: number[] = []

beforeEach(() => {
  scrolled = []
  vi.stubGlobal('innerWidth', SCREEN.width)
  vi.stubGlobal('scrollBy', ({ top }: { top: number }) => scrolled.push(top))
  Object.assign(document, { querySelectorAll: () => [box(RAIL, SCREEN.height - RAIL)] })
})

afterEach(() => void vi.unstubAllGlobals())

test('what is in sight does not move the page', () => {
  intoSight([box(100, 80), box(500, 80)])
  expect(scrolled).toEqual([])
})

test('what hides behind the rail comes up to just above it', () => {
  intoSight([box(580, 80)])
  expect(scrolled).toEqual([660 + 12 - RAIL])
})

test('what lies above the screen comes down to its top', () => {
  intoSight([box(-50, 80)])
  expect(scrolled).toEqual([-62])
})

test('where not all fit, the first stays in sight', () => {
  intoSight([box(100, 80), box(1000, 80)])
  expect(scrolled).toEqual([100 - 12])
})

test('what is not drawn does not count', () => {
  intoSight([box(900, 0)])
  expect(scrolled).toEqual([])
})

test('on a wide screen nothing is scrolled', () => {
  vi.stubGlobal('innerWidth', 1440)
  intoSight([box(580, 80)])
  expect(scrolled).toEqual([])
})
