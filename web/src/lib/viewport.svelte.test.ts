import { describe, expect, test } from 'vitest'
import { Viewport } from './viewport.svelte'

function port(): Viewport {
  const view = new Viewport()
  view.width = 400
  view.height = 200
  return view
}

type Finger = Parameters<Viewport['move']>[0]

const finger = (x: number, y: number, more: Partial<PointerEvent> = {}): Finger =>
  ({
    pointerId: 1,
    isPrimary: true,
    defaultPrevented: false,
    clientX: x,
    clientY: y,
    currentTarget: { getBoundingClientRect: () => ({ x: 0, y: 0 }) },
    ...more,
  }) as unknown as Finger
const second = { pointerId: 2, isPrimary: false }

/** Whether the click that follows is heard by the map. */
function clicked(view: Viewport): boolean {
  let stopped = false
  view.click({ stopPropagation: () => (stopped = true), preventDefault: () => undefined } as unknown as MouseEvent)
  return !stopped
}

describe('closer', () => {
  test('the middle of the sight stays where it is', () => {
    const view = port()
    view.closer(2)
    expect([view.scale, view.x, view.y]).toEqual([2, -200, -100])
    expect(view.zoomed).toBe(true)
  })

  test('the point under the pointer stays where it is', () => {
    const view = port()
    view.closer(2, { x: 100, y: 50 })
    expect([view.x, view.y]).toEqual([-100, -50])
  })

  test('there is an end to it', () => {
    const view = port()
    view.closer(100)
    expect(view.scale).toBe(3.2)
  })

  test('farther than the whole map one does not go', () => {
    const view = port()
    view.closer(2)
    view.closer(0.01)
    expect([view.scale, view.x, view.y]).toEqual([1, 0, 0])
    expect(view.zoomed).toBe(false)
  })

  test('no gap opens beside the map', () => {
    const view = port()
    view.closer(2, { x: 400, y: 200 })
    view.closer(0.75, { x: 0, y: 0 })
    expect(view.x).toBeGreaterThanOrEqual(400 * (1 - view.scale))
    expect(view.x).toBeLessThanOrEqual(0)
  })

  test('to fit is to see all of it', () => {
    const view = port()
    view.closer(2)
    view.fit()
    expect([view.scale, view.x, view.y]).toEqual([1, 0, 0])
  })
})

describe('to show a part', () => {
  test('it comes into the middle, as large as it fits', () => {
    const view = port()
    view.show({ x: 0.25, y: 0.25, width: 0.5, height: 0.25 }, 3)
    expect(view.scale).toBe(2)
    expect([view.x, view.y]).toEqual([-200, -50])
  })

  test('not larger than is wished', () => {
    const view = port()
    view.show({ x: 0.5, y: 0.5, width: 0.01, height: 0.01 }, 1.5)
    expect(view.scale).toBe(1.5)
  })

  test('a part at the edge stays at the edge', () => {
    const view = port()
    view.show({ x: 0, y: 0, width: 0.5, height: 0.5 }, 3)
    expect([view.x, view.y]).toEqual([0, 0])
  })
})

describe('fingers', () => {
  test('one drags a map that is larger than the sight', () => {
    const view = port()
    view.closer(2)
    view.down(finger(100, 100))
    view.move(finger(140, 80))
    expect([view.x, view.y]).toEqual([-160, -120])
    expect(clicked(view)).toBe(false)
  })

  test('only the click right after a drag is none', () => {
    const view = port()
    view.closer(2)
    view.down(finger(100, 100))
    view.move(finger(140, 80))
    view.up(finger(140, 80))
    clicked(view)
    expect(clicked(view)).toBe(true)
  })

  test('a trembling finger taps', () => {
    const view = port()
    view.closer(2)
    view.down(finger(100, 100))
    view.move(finger(103, 101))
    expect(view.x).toBe(-200)
    expect(clicked(view)).toBe(true)
  })

  test('a map that is all in sight is not dragged', () => {
    const view = port()
    view.down(finger(100, 100))
    view.move(finger(200, 100))
    expect(view.x).toBe(0)
    expect(clicked(view)).toBe(true)
  })

  test('two pinch', () => {
    const view = port()
    view.down(finger(150, 100))
    view.down(finger(250, 100, second))
    view.move(finger(350, 100, second))
    expect(view.scale).toBe(2)
    expect(clicked(view)).toBe(false)
  })

  test('a finger that was lifted counts no more', () => {
    const view = port()
    view.closer(2)
    view.down(finger(150, 100))
    view.down(finger(250, 100, second))
    view.up(finger(250, 100, second))
    view.move(finger(170, 100))
    expect(view.scale).toBe(2)
    expect(view.x).toBe(-180)
  })

  test('a finger that something on the map has taken drags nothing', () => {
    const view = port()
    view.closer(2)
    view.down(finger(100, 100, { defaultPrevented: true }))
    view.move(finger(200, 100))
    expect(view.x).toBe(-200)
  })

  test('a new touch forgets fingers that never were lifted', () => {
    const view = port()
    view.closer(2)
    view.down(finger(50, 50, { pointerId: 7 }))
    view.down(finger(100, 100))
    view.move(finger(140, 100))
    expect(view.scale).toBe(2)
    expect(view.x).toBe(-160)
  })
})
