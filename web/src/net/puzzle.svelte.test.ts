import { describe, expect, it, vi, type Mock } from 'vitest'
import type { PuzzleWire } from '../lib/generated/wire'
import { askOf, updateOf } from '../testing/wire'
import type { Ears } from '../lib/source'
import { Puzzle } from './puzzle.svelte'

const data = (): PuzzleWire => ({
  game: 'toy',
  number: 3,
  picture: updateOf({ seat: 0, ask: askOf(['draw', 'stop']) }),
  answers: [
    { verb: 'stop', on: [], chance: 0.6 },
    { verb: 'draw', on: [], chance: 0.4 },
  ],
  why: [],
})
const ears = (): { [Name in 'onPicture' | 'onRefusal' | 'onLink']: Mock<Ears[Name]> } => ({
  onPicture: vi.fn(),
  onRefusal: vi.fn(),
  onLink: vi.fn(),
})

describe('a puzzle', () => {
  it('asks once, and the first answer counts', () => {
    const heard = ears()
    const told = vi.fn()
    const puzzle = new Puzzle(data(), told)
    puzzle.listen(heard)
    expect(heard.onPicture).toHaveBeenCalledTimes(1)
    puzzle.answer('1.0', { verb: 'draw', on: [] })
    expect(puzzle.right).toBe(false)
    expect(puzzle.other?.verb).toBe('draw')
    expect(told).toHaveBeenCalledWith({ verb: 'draw', on: [] }, false)
    puzzle.answer('1.0', { verb: 'stop', on: [] })
    expect(puzzle.given?.verb).toBe('draw')
    expect(heard.onRefusal).toHaveBeenCalledWith('illegal')
  })
  it('compares the best answer with the next best when it was found', () => {
    const puzzle = new Puzzle(data())
    puzzle.listen(ears())
    puzzle.answer('1.0', { verb: 'stop', on: [] })
    expect(puzzle.right).toBe(true)
    expect(puzzle.other?.verb).toBe('draw')
  })
  it('does not know answers that are not there', () => {
    const heard = ears()
    const puzzle = new Puzzle(data())
    puzzle.listen(heard)
    puzzle.answer('1.0', { verb: 'fly', on: [1] })
    expect(puzzle.given).toBeNull()
    expect(heard.onRefusal).toHaveBeenCalled()
  })
})
