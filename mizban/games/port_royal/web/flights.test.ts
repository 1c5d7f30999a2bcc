import { expect, test, vi } from 'vitest'
import { flightsIn } from './flights'

// The little of the shell that it needs.
vi.mock('$shell', () => import('$shell/game'))

test('coins fly from where they were to where they are now', () => {
  expect(
    flightsIn([
      { is: 'Traded', seat: 1, card: 5, coins: 3, bonus: 1 },
      { is: 'Compensated', seat: 1, to_seat: 0, coins: 1 },
      { is: 'Hired', seat: 0, card: 60, price: 4 },
      { is: 'Taxed', seat: 2, had: 12, coins: 6 },
      { is: 'JestersPaid', seat: 2, coins: 2 },
    ]),
  ).toEqual([
    { from: 'card-5', to: 'seat-1', coins: 3 },
    { from: 'seat-1', to: 'seat-0', coins: 1 },
    { from: 'seat-0', to: 'discard', coins: 4 },
    { from: 'seat-2', to: 'discard', coins: 6 },
    { from: 'deck', to: 'seat-2', coins: 2 },
  ])
})

test('where no coins change hands nothing flies', () => {
  expect(
    flightsIn([
      { is: 'TurnBegan', seat: 1 },
      { is: 'Revealed', seat: 1, card: 5 },
      { is: 'Passed', seat: 0 },
    ]),
  ).toEqual([])
})
