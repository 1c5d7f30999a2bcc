import { describe, expect, it } from 'vitest'
import { dateOf, dayOf, puzzleOf, row, tray, type Days } from './days'

const games = [
  { key: 'b', puzzles: 2 },
  { key: 'a', puzzles: 3 },
  { key: 'c', puzzles: 0 },
]
const today = dayOf(new Date(2026, 10, 18, 23, 59))

describe('the puzzle of the day', () => {
  it('changes at local midnight', () => {
    expect(dayOf(new Date(2026, 10, 19, 0, 1))).toBe(today + 1)
    expect(dayOf(new Date(2026, 10, 18, 0, 0))).toBe(today)
    expect(dateOf(today).getDate()).toBe(18)
  })
  it('takes turns between the games that have some, and goes through all of them', () => {
    const found = Array.from({ length: 12 }, (_, day) => puzzleOf(day, games))
    expect(found.slice(0, 4)).toEqual([
      { game: 'a', number: 1 },
      { game: 'b', number: 1 },
      { game: 'a', number: 2 },
      { game: 'b', number: 2 },
    ])
    expect(new Set(found.map((one) => `${one?.game} ${one?.number}`)).size).toBe(5)
    expect(puzzleOf(5, [])).toBeNull()
  })
  it('fills a glass for each day that was solved, today last', () => {
    const days: Days = { [today - 1]: 'right', [today - 2]: 'right' }
    const glasses = tray(days, today)
    expect(glasses.map(({ glass }) => glass)).toEqual(['miss', 'miss', 'miss', 'miss', 'full', 'full', 'open'])
    expect(glasses.at(-1)?.day).toBe(today)
    expect(row(days, today)).toBe(2)
    expect(row({ ...days, [today]: 'right' }, today)).toBe(3)
  })
  it('forgives one missed day a month', () => {
    const days: Days = { [today]: 'right', [today - 1]: 'wrong', [today - 2]: 'right', [today - 4]: 'right' }
    expect(tray(days, today).map(({ glass }) => glass)).toEqual(['miss', 'miss', 'full', 'lid', 'full', 'miss', 'full'])
    expect(row(days, today)).toBe(1)
    expect(row({ [today]: 'right', [today - 1]: 'wrong', [today - 2]: 'right' }, today)).toBe(2)
  })
  it('has no row before the first solution', () => {
    expect(row({}, today)).toBe(0)
    expect(row({ [today]: 'wrong' }, today)).toBe(0)
  })
})
