import { beforeEach, expect, test } from 'vitest'
import { beaten, finish, isNew } from './played'

beforeEach(() => {
  localStorage.clear()
})

test('a game is new until two tables of it have come to their end', () => {
  expect(isNew('chess')).toBe(true)
  finish('chess', 'a')
  finish('chess', 'a')
  expect(isNew('chess')).toBe(true)
  finish('chess', 'b')
  expect(isNew('chess')).toBe(false)
  expect(isNew('go')).toBe(true)
})

test('a record is told with the score it beats, also when the sheet is opened again', () => {
  expect(beaten('chess', 2, 'a', 30)).toBeNull()
  expect(beaten('chess', 2, 'b', 35)).toBe(30)
  expect(beaten('chess', 2, 'b', 35)).toBe(30)
  expect(beaten('chess', 2, 'c', 35)).toBeNull()
  expect(beaten('chess', 3, 'd', 20)).toBeNull()
})
