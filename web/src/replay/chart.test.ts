import { describe, expect, it } from 'vitest'
import { apart, course, frameOf, moveAt, path, rows, triangle, under, xOf, yOf } from './chart'

const frame = frameOf(1000, 190)

describe('the chart of chances', () => {
  it('leaves room for scale and medals, less of it on a phone', () => {
    expect(frame.left).toBeGreaterThan(0)
    expect(frame.right).toBeLessThan(1000)
    expect(frameOf(350, 132).left).toBeLessThan(frame.left)
    expect(frameOf(0, 132).right).toBeGreaterThan(frameOf(0, 132).left)
  })
  it('has the deal at its left and the end at its right, nothing below and everything above', () => {
    expect(xOf(frame, 0, 80)).toBe(frame.left)
    expect(xOf(frame, 80, 80)).toBe(frame.right)
    expect(yOf(frame, 0)).toBe(frame.bottom)
    expect(yOf(frame, 1)).toBe(frame.top)
    expect(xOf(frame, 0, 0)).toBe(frame.left)
  })
  it('finds the move under a finger, and never one that is not there', () => {
    for (const move of [0, 1, 37, 80]) expect(moveAt(frame, xOf(frame, move, 80), 80)).toBe(move)
    expect(moveAt(frame, -50, 80)).toBe(0)
    expect(moveAt(frame, 5000, 80)).toBe(80)
  })
  it('draws a line as far as chances are known', () => {
    const points = course([0.5, 0.6], frame, 80)
    expect(points).toHaveLength(2)
    expect(path(points)).toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+$/)
    expect(under(points, frame).endsWith('Z')).toBe(true)
    expect(path([])).toBe('')
    expect(under([], frame)).toBe('')
  })
  it('points up above the line and down below it', () => {
    expect(triangle({ x: 20, y: 50 }, true)).toBe('M14 39h12l-6 -10z')
    expect(triangle({ x: 20, y: 50 }, false)).toBe('M14 61h12l-6 10z')
  })
  it('puts medals below each other that would cover each other, and none outside', () => {
    expect(apart([100, 20], 28, 10, 150)).toEqual([100, 20])
    expect(apart([100, 20, 110], 28, 10, 150)).toEqual([100, 20, 128])
    expect(apart([150, 150, 10], 28, 10, 150)).toEqual([122, 150, 10])
    const six = apart([50, 50, 50, 50, 50, 50], 28, 10, 110)
    expect(Math.min(...six)).toBeGreaterThanOrEqual(10)
    expect(Math.max(...six)).toBeLessThanOrEqual(110)
    expect(new Set(six).size).toBe(6)
  })
  it('has a row a round in its table, up to what is known', () => {
    const sections = [
      { move: 0, text: '1' },
      { move: 10, text: '2' },
      { move: 20, text: '3' },
    ]
    expect(rows(sections, 25)).toEqual([
      { text: '1', move: 9 },
      { text: '2', move: 19 },
      { text: '3', move: 25 },
    ])
    expect(rows(sections, 12)).toEqual([{ text: '1', move: 9 }])
  })
})
