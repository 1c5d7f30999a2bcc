import { describe, expect, test } from 'vitest'
import { askOf, gameOf, lineOf, seatOf, tableOf } from '../testing/wire'
import type { AskWire, Line, Seen } from './game'
import { Standing } from './standing.svelte'

const game = gameOf({ standing: { pass: 'Passed' } })
const seen = (ask: AskWire | null): Seen => ({
  view: {},
  me: 0,
  game,
  table: tableOf([seatOf(0), seatOf(1)]),
  ask,
  asked: [],
  events: [],
  facts: () => undefined,
})

const bid = (stake = 0, prompt = 'Bid'): AskWire => askOf(['bid 3', 'pass'], { prompt, about: { stake } })

/** Passing since this question. */
function passing(ask = bid()): Standing {
  const standing = new Standing()
  const option = standing.offer(seen(ask))
  if (!option) throw new Error('passing was not offered')
  standing.begin(ask, option)
  return standing
}

const consider = (standing: Standing, ask: AskWire | null, since: Line[] = []): string | undefined =>
  standing.consider(seen(ask), since)?.verb

describe('the offer', () => {
  test('a verb that the game lets stand is offered', () => {
    expect(new Standing().offer(seen(bid()))?.verb).toBe('pass')
  })

  test('others are not, nor one that names something, nor without a question', () => {
    expect(new Standing().offer(seen(askOf(['stop'])))).toBeNull()
    expect(new Standing().offer(seen(askOf(['pass 3'])))).toBeNull()
    expect(new Standing().offer(seen(null))).toBeNull()
    expect(new Standing().offer(null)).toBeNull()
  })
})

describe('as long as nothing changes', () => {
  test('nothing is said for somebody who did not wish it', () => {
    expect(consider(new Standing(), bid())).toBeUndefined()
  })

  test('the same is said for me again', () => {
    expect(consider(passing(), bid())).toBe('pass')
  })

  test('others who pass, and what I did myself, change nothing', () => {
    const since = [lineOf(4, 'Passed', { seat: 1 }), lineOf(5, 'Bid', { seat: 0 })]
    expect(consider(passing(), bid(), since)).toBe('pass')
  })

  test('while I am not asked nothing is said and the wish stands', () => {
    const standing = passing()
    expect(consider(standing, null)).toBeUndefined()
    expect(consider(standing, bid())).toBe('pass')
  })

  test('where the verb is not offered nothing is said', () => {
    expect(consider(passing(), askOf(['bid 3'], { prompt: 'Bid', about: { stake: 0 } }))).toBeUndefined()
  })
})

describe('it ends', () => {
  test('with anything that another does, and says so', () => {
    const standing = passing()
    expect(consider(standing, bid(), [lineOf(4, 'Bid', { seat: 1 })])).toBeUndefined()
    expect(standing.verb).toBeNull()
    expect(standing.ended).toBe(true)
  })

  test('quietly with what befell the whole table', () => {
    const standing = passing()
    expect(consider(standing, bid(), [lineOf(4, 'SeasonBegan')])).toBeUndefined()
    expect(standing.verb).toBeNull()
    expect(standing.ended).toBe(false)
  })

  test('quietly with another question', () => {
    const standing = passing()
    expect(consider(standing, bid(0, 'Give'))).toBeUndefined()
    expect(standing.ended).toBe(false)
  })

  test('when one stops it, and nothing is said to have changed', () => {
    const standing = passing()
    standing.stop()
    expect(consider(standing, bid())).toBeUndefined()
    expect(standing.ended).toBe(false)
  })
})

describe('only what concerns me', () => {
  const minded = (): Standing => {
    const standing = passing(bid(2))
    standing.mine = true
    return standing
  }

  test('what others do among themselves does not end it', () => {
    expect(consider(minded(), bid(2), [lineOf(4, 'Bid', { seat: 1 })])).toBe('pass')
  })

  test('what is at stake for me does', () => {
    const standing = minded()
    expect(consider(standing, bid(3))).toBeUndefined()
    expect(standing.ended).toBe(true)
  })

  test('a new wish concerns everything again', () => {
    const standing = minded()
    standing.begin(bid(2), { verb: 'pass', on: [], hint: {} })
    expect(standing.mine).toBe(false)
  })
})
