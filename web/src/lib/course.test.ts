import { describe, expect, test } from 'vitest'
import { lineOf } from '../testing/wire'
import { sectionsOf, turnsOf } from './course'

describe('turns', () => {
  test('moves of one seat in a row are one turn', () => {
    expect(turnsOf({ seats: [0, 0, 1, 0] })).toEqual([
      { seat: 0, first: 1, last: 2 },
      { seat: 1, first: 3, last: 3 },
      { seat: 0, first: 4, last: 4 },
    ])
  })

  test('a game without a move has none', () => {
    expect(turnsOf({ seats: [] })).toEqual([])
  })
})

describe('sections', () => {
  const heads = (event: string): boolean => event === 'RoundBegan'
  const found = (...lines: ReturnType<typeof lineOf>[]): [number, number][] =>
    sectionsOf(lines, heads).map(({ move, number }) => [move, number])

  test('the words of a game say what begins one; turns within it do not', () => {
    const lines = [lineOf(0, 'RoundBegan'), lineOf(0, 'TurnBegan', { seat: 0 }), lineOf(3, 'SeasonBegan'), lineOf(5, 'RoundBegan')]
    expect(found(...lines)).toEqual([
      [0, 1],
      [5, 2],
    ])
  })

  test('where they name nothing a round begins with each turn of whoever had the first', () => {
    const lines = [lineOf(0, 'Dealt', { seat: 1 }), ...[2, 0, 1, 2, 0].map((seat, move) => lineOf(move, 'TurnBegan', { seat }))]
    expect(found(...lines)).toEqual([
      [0, 1],
      [3, 2],
    ])
  })

  test('a section knows the event that began it', () => {
    expect(sectionsOf([lineOf(4, 'RoundBegan', { round: 1 })], heads)[0]?.event).toEqual({ is: 'RoundBegan', round: 1 })
  })

  test('a game without headings has none', () => {
    expect(found(lineOf(1, 'Hired', { seat: 0 }))).toEqual([])
  })
})
