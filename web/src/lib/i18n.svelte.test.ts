import { FluentResource } from '@fluent/bundle'
import { afterEach, beforeAll, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { bundles } from './bundles'
import { i18n, say } from './i18n.svelte'

let complaints: MockInstance<typeof console.error>

beforeAll(() => {
  bundles.en.addResource(new FluentResource('planted-there = There\nplanted-many = { $count } of them'))
  i18n.loaded = 1
})

beforeEach(() => {
  i18n.lang = 'en'
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => complaints.mockRestore())

test('a message that is there is said, and nobody complains', () => {
  expect(say('planted-there')).toBe('There')
  expect(complaints).not.toHaveBeenCalled()
})

test('a message that is nowhere shows its key, and the console complains once', () => {
  expect([say('planted-nowhere'), say('planted-nowhere')]).toEqual(['planted-nowhere', 'planted-nowhere'])
  expect(complaints.mock.calls).toEqual([['no words for planted-nowhere (en)']])
})

test('it is missed in each language', () => {
  i18n.lang = 'fa'
  say('planted-there')
  expect(complaints.mock.calls).toEqual([['no words for planted-there (fa)']])
})

test('a number that is not given is a fault too', () => {
  say('planted-many')
  expect(complaints.mock.calls).toEqual([['planted-many (en): Unknown variable: $count']])
})

test('the words of a game that have not arrived yet are awaited in silence', () => {
  expect(say('port_royal-name')).toBe('')
  expect(complaints).not.toHaveBeenCalled()
})
