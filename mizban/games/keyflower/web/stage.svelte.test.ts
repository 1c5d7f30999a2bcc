import type { Table } from '$shell'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Seen } from './seen'
import { VillageStage } from './stage.svelte'

// The little of the shell that it needs: nothing of it knows whether things may move.
vi.mock('$shell', async () => ({ ...(await import('$shell/stage')), cardThing: (face: number) => `card-${String(face)}` }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a season that begins is told in words, whether things move or not, and the prompt waits for it', () => {
  const table = { fly: () => undefined, staged: 0 } as unknown as Table
  const stage = new VillageStage(table)
  const picture = (...events: unknown[]): Seen => ({ events, me: 0 }) as unknown as Seen
  stage.meet(picture())
  stage.follow(picture({ is: 'SeasonBegan', season: 2, start_seat: 1 }))
  expect([stage.dawn, table.staged]).toEqual([2, 1])
  vi.advanceTimersByTime(2000)
  expect([stage.dawn, table.staged]).toEqual([null, 0])
  stage.follow(picture({ is: 'SeasonBegan', season: 3, start_seat: 1 }))
  stage.hurry()
  expect(stage.dawn).toBeNull()
})
