import { expect, test, vi } from 'vitest'
import { flightsIn } from './flights'

// The little of the shell that it needs.
vi.mock('$shell', () => import('$shell/game'))

test('the winning bid flies to the bank', () => {
  expect(flightsIn([{ is: 'AuctionWon', seat: 2, coins: 7 }], 3)).toEqual([{ from: 'seat-2', to: 'bank', coins: 7 }])
})

test('what the bank shares flies to everybody', () => {
  expect(flightsIn([{ is: 'PileEnded', pile: 1, coins: 4, left: 1 }], 2)).toEqual([
    { from: 'bank', to: 'seat-0', coins: 4 },
    { from: 'bank', to: 'seat-1', coins: 4 },
  ])
})

test('bids that are only named do not fly', () => {
  expect(flightsIn([{ is: 'Raised', seat: 0, coins: 3 }], 2)).toEqual([])
})
