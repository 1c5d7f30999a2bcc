import { beforeEach, expect, test } from 'vitest'
import { keep } from '../lib/keep'
import { LEVELS, rememberGuests, usualGuest } from './guests'

beforeEach(() => keep('guests', ''))

test('the first time it is the cousin', () => {
  expect(usualGuest(LEVELS, 1)).toBe('cousin')
})

test('the next table remembers who sat where', () => {
  rememberGuests(['', 'grandmother', 'kid'])
  expect(usualGuest(LEVELS, 1)).toBe('grandmother')
  expect(usualGuest(LEVELS, 2)).toBe('kid')
})

test('a seat that was not there last time gets the last of the guests', () => {
  rememberGuests(['', 'master'])
  expect(usualGuest(LEVELS, 3)).toBe('master')
})

test('a table of people alone changes nothing', () => {
  rememberGuests(['', 'master'])
  rememberGuests(['', ''])
  expect(usualGuest(LEVELS, 1)).toBe('master')
})

test('whom a game does not offer is not proposed', () => {
  rememberGuests(['', 'master'])
  expect(usualGuest(['kid', 'cousin'], 1)).toBe('cousin')
  expect(usualGuest(['kid'], 1)).toBe('kid')
  expect(usualGuest([], 1)).toBe('')
})
