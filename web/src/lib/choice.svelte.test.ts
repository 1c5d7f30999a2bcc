import { afterEach, describe, expect, test } from 'vitest'
import { askOf, optionOf } from '../testing/wire'
import { Choice } from './choice.svelte'
import type { AskWire, Thing } from './game'
import { settings } from './settings.svelte'

/** A table that asks, and remembers what was said to it. */
class Asking {
  ask = $state.raw<AskWire | null>(null)
  laid: Thing[] = []
  said: { question: string; answer: unknown }[] = []
  /** Verbs that one is asked about before they are said. */
  risky = new Set<string>()
  kinds = (verb: string): string[] => (verb === 'pay' || verb === 'build' ? ['card'] : verb === 'bid' ? ['number'] : [])
  things = (): Thing[] => this.laid
  sure = ({ verb }: { verb: string }): string => (this.risky.has(verb) ? 'Sure?' : '')
  /** Was the press meant for this question? */
  meant = true
  careful = (): boolean => this.meant
  send = (question: string, answer: unknown): void => void this.said.push({ question, answer })
}

function asked(ask: AskWire, laid: Thing[] = []): { table: Asking; choice: Choice } {
  const table = new Asking()
  table.ask = ask
  table.laid = laid
  return { table, choice: new Choice(table) }
}

const ship: Thing = { id: 'ship', does: ['sail-north', 'sail-south'] }
const north: Thing = { id: 'north', does: ['sail-north', 'walk-north'] }
const south: Thing = { id: 'south', does: ['sail-south'] }
const west: Thing = { id: 'west', does: ['walk-west'] }
const WAYS = ['sail-north', 'sail-south', 'walk-north', 'walk-west']
const ways = (): ReturnType<typeof asked> => asked(askOf(WAYS), [ship, north, south, west])

afterEach(() => {
  settings.oneTap = false
})

describe('what a thing offers', () => {
  test('a thing offers those of its options that are asked for', () => {
    const { choice } = asked(askOf(['hire 3', 'pass']))
    expect(choice.offers({ id: 'a', does: ['hire 3', 'hire 4'] })).toEqual(['hire 3'])
  })

  test('a thing that names only its card offers every option that names the card', () => {
    const { choice } = asked(askOf(['build 3', 'pay 3', 'build 4', 'pass']))
    expect(choice.offers({ id: 'card-3', face: 3 })).toEqual(['build 3', 'pay 3'])
  })

  test('a number that is no card does not light the card of this number', () => {
    const { choice } = asked(askOf(['bid 3']))
    expect(choice.offers({ id: 'card-3', face: 3 })).toEqual([])
  })

  test('a verb over a set names its kind once, and all its numbers are cards', () => {
    const { choice } = asked(askOf(['pay 3 7 9']))
    expect(choice.offers({ id: 'card-9', face: 9 })).toEqual(['pay 3 7 9'])
  })

  test('what is denied says why, by its option or by its card', () => {
    const denied = [{ verb: 'build', on: [3], reason: 'costs', params: {} }]
    const { choice } = asked(askOf(['pass'], { denied }))
    expect(choice.refusal({ id: 'a', does: ['build 3'] })?.reason).toBe('costs')
    expect(choice.refusal({ id: 'card-3', face: 3 })?.reason).toBe('costs')
    expect(choice.refusal({ id: 'a', does: ['build 4'], face: 3 })).toBeNull()
    expect(choice.refusal({ id: 'card-4', face: 4 })).toBeNull()
  })
})

describe('a tap', () => {
  test('the first tap chooses and the second on the same thing confirms', () => {
    const { table, choice } = asked(askOf(['hire 3', 'pass']), [{ id: 'a', does: ['hire 3'] }])
    choice.tap({ id: 'a', does: ['hire 3'] })
    expect(choice.picked?.verb).toBe('hire')
    expect(choice.isPicked({ id: 'a', does: ['hire 3'] })).toBe(true)
    expect(table.said).toEqual([])
    choice.tap({ id: 'a', does: ['hire 3'] })
    expect(table.said).toEqual([{ question: '1.0', answer: { verb: 'hire', on: [3] } }])
  })

  test('a quick thing answers at the first tap', () => {
    const { table, choice } = asked(askOf(['discover']))
    choice.tap({ id: 'deck', does: ['discover'], quick: true })
    expect(table.said).toHaveLength(1)
  })

  test('whoever likes one tap answers at the first, where only one thing can be meant', () => {
    settings.oneTap = true
    const { table, choice } = ways()
    choice.tap(ship)
    expect(table.said).toEqual([])
    choice.tap(west)
    expect(table.said).toHaveLength(1)
  })

  test('a quick thing of which several options are open waits to be narrowed', () => {
    const { table, choice } = ways()
    choice.tap({ ...ship, quick: true })
    expect(table.said).toEqual([])
    expect(choice.meant).toHaveLength(2)
  })

  test('a second thing narrows what the first left open', () => {
    const { choice } = ways()
    choice.tap(ship)
    expect(choice.picked).toBeNull()
    choice.tap(north)
    expect(choice.picked?.verb).toBe('sail-north')
    expect(choice.touched).toEqual(['ship', 'north'])
  })

  test('a thing that does not go with the first begins anew', () => {
    const { choice } = ways()
    choice.tap(ship)
    choice.tap(west)
    expect(choice.touched).toEqual(['west'])
    expect(choice.picked?.verb).toBe('walk-west')
  })

  test('when one option is left another thing begins anew', () => {
    const { choice } = ways()
    choice.tap(ship)
    choice.tap(north)
    choice.tap(south)
    expect(choice.touched).toEqual(['south'])
    expect(choice.picked?.verb).toBe('sail-south')
  })

  test('when one option is left even a thing that offers it too begins anew', () => {
    const wind: Thing = { id: 'wind', does: ['sail-north', 'sail-south'] }
    const { table, choice } = ways()
    table.laid.push(wind)
    choice.tap(ship)
    choice.tap(north)
    choice.tap(wind)
    expect(choice.touched).toEqual(['wind'])
    expect(choice.meant).toEqual(['sail-north', 'sail-south'])
  })

  test('a thing that left several options open is let go by a second tap', () => {
    const { table, choice } = ways()
    choice.tap(ship)
    choice.tap(ship)
    expect(choice.touched).toEqual([])
    expect(choice.meant).toEqual([])
    expect(table.said).toEqual([])
  })

  test('what offers nothing is not chosen', () => {
    const { choice } = ways()
    choice.tap({ id: 'rock', does: ['climb'] })
    expect(choice.choosing).toBe(false)
  })
})

describe('to mean, to point, to let go', () => {
  test('pointing chooses and never answers, not even at the second time', () => {
    settings.oneTap = true
    const { table, choice } = ways()
    choice.point(west)
    choice.point(west)
    expect(choice.picked?.verb).toBe('walk-west')
    expect(table.said).toEqual([])
  })

  test('a gesture means options in the name of a thing; what is not asked for is left out', () => {
    const { choice } = ways()
    choice.mean(['walk-west', 'fly'], 'west')
    expect(choice.meant).toEqual(['walk-west'])
    expect(choice.touched).toEqual(['west'])
    expect(choice.isPicked(west)).toBe(true)
  })

  test('one lets go of what was chosen', () => {
    const { choice } = ways()
    choice.tap(west)
    choice.unchoose()
    expect(choice.choosing).toBe(false)
    expect(choice.touched).toEqual([])
  })
})

describe('an answer one may regret', () => {
  test('it is asked about first, and given when it is chosen again', () => {
    const { table, choice } = asked(askOf(['pass', 'hire 3']))
    table.risky.add('pass')
    choice.choose('pass')
    expect(table.said).toEqual([])
    expect(choice.picked?.verb).toBe('pass')
    choice.choose('pass')
    expect(table.said).toHaveLength(1)
  })

  test('an answer without a risk is given at once', () => {
    const { table, choice } = asked(askOf(['pass', 'hire 3']))
    choice.choose('pass')
    expect(table.said).toEqual([{ question: '1.0', answer: { verb: 'pass', on: [] } }])
  })

  test('what is not asked for cannot be chosen', () => {
    const { table, choice } = asked(askOf(['pass']))
    choice.choose('hire 3')
    expect(table.said).toEqual([])
  })

  test('nothing is confirmed while several options are still meant', () => {
    const { table, choice } = ways()
    choice.tap(ship)
    choice.confirm()
    expect(table.said).toEqual([])
  })
})

describe('a question for several', () => {
  const pays = (some: [number, number]): ReturnType<typeof asked> => asked(askOf(['pay 3', 'pay 7', 'pay 9'], { some }))
  const card = (face: number): Thing => ({ id: `card-${String(face)}`, face })

  test('taps pick and unpick', () => {
    const { choice } = pays([0, 3])
    choice.tap(card(3))
    choice.tap(card(9))
    expect(choice.set).toEqual(['pay 3', 'pay 9'])
    expect(choice.isPicked(card(9))).toBe(true)
    choice.tap(card(3))
    expect(choice.set).toEqual(['pay 9'])
    expect(choice.isPicked(card(3))).toBe(false)
  })

  test('where no more can be picked the one that was picked first makes room', () => {
    const { choice } = pays([2, 2])
    for (const face of [3, 7, 9]) choice.tap(card(face))
    expect(choice.set).toEqual(['pay 7', 'pay 9'])
  })

  test('where nothing can be picked a tap picks nothing', () => {
    const { choice } = pays([0, 0])
    choice.tap(card(3))
    expect(choice.set).toEqual([])
  })

  test('fewer than are asked for are not confirmed', () => {
    const { table, choice } = pays([2, 2])
    choice.tap(card(9))
    choice.confirm()
    expect(table.said).toEqual([])
  })

  test('the answer is one set in ascending order', () => {
    const { table, choice } = pays([2, 2])
    choice.tap(card(9))
    choice.tap(card(3))
    choice.confirm()
    expect(table.said).toEqual([{ question: '1.0', answer: { verb: 'pay', on: [3, 9] } }])
  })

  test('where nothing must be picked nothing can be the answer', () => {
    const { table, choice } = pays([0, 2])
    choice.confirm()
    expect(table.said).toEqual([{ question: '1.0', answer: { verb: 'pay', on: [] } }])
  })

  test('what one usually picks is picked already, as many as may be', () => {
    const options = [optionOf('pay 3'), optionOf('pay 7', { default: 1 }), optionOf('pay 9', { default: 1 })]
    expect(asked(askOf([], { options, some: [0, 3] })).choice.set).toEqual(['pay 7', 'pay 9'])
    expect(asked(askOf([], { options, some: [1, 1] })).choice.set).toEqual(['pay 7'])
  })

  test('what one usually picks can be unpicked, and comes back when one begins anew', () => {
    const options = [optionOf('pay 3'), optionOf('pay 7', { default: 1 })]
    const { choice } = asked(askOf([], { options, some: [0, 2] }))
    choice.tap(card(7))
    expect(choice.set).toEqual([])
    choice.unchoose()
    expect(choice.set).toEqual(['pay 7'])
  })

  test('a question for one picks nothing by itself', () => {
    const options = [optionOf('pay 3', { default: 1 })]
    expect(asked(askOf([], { options })).choice.choosing).toBe(false)
  })

  test('a board may pick just these', () => {
    const { choice } = pays([0, 3])
    choice.tap(card(3))
    choice.pick(['pay 9', 'pay 11'])
    expect(choice.set).toEqual(['pay 9'])
  })
})

describe('from one picture to the next', () => {
  test('while the question keeps its id what was chosen stays', () => {
    const { table, choice } = ways()
    choice.tap(west)
    table.ask = askOf(WAYS)
    expect(choice.picked?.verb).toBe('walk-west')
    expect(choice.isPicked(west)).toBe(true)
  })

  test('with another id nothing is chosen, even where the options are the same', () => {
    const { table, choice } = ways()
    choice.tap(west)
    table.ask = askOf(WAYS, { id: '2.0' })
    expect(choice.choosing).toBe(false)
    expect(choice.touched).toEqual([])
  })

  test('a new question for several begins with what one usually picks of it', () => {
    const { table, choice } = asked(askOf(['pay 3'], { some: [0, 1] }))
    choice.tap({ id: 'card-3', face: 3 })
    table.ask = askOf([], { id: '2.0', options: [optionOf('pay 7', { default: 1 })], some: [0, 1] })
    expect(choice.set).toEqual(['pay 7'])
  })

  test('without a question nothing is lit', () => {
    const { table, choice } = ways()
    choice.tap(west)
    table.ask = null
    expect(choice.offers(west)).toEqual([])
    expect(choice.choosing).toBe(false)
  })
})

describe('while my answer is on its way', () => {
  const sent = (): ReturnType<typeof asked> => {
    const given = ways()
    given.choice.choose('walk-west')
    return given
  }

  test('nothing else is said', () => {
    const { table, choice } = sent()
    expect(choice.sent).toBe(true)
    choice.tap(north)
    choice.choose('sail-north')
    choice.mean(['sail-north'])
    choice.confirm()
    expect(table.said).toHaveLength(1)
    expect(choice.choosing).toBe(false)
  })

  test('a refused answer can be given again', () => {
    const { table, choice } = sent()
    choice.refused()
    expect(choice.sent).toBe(false)
    choice.choose('sail-north')
    expect(table.said).toHaveLength(2)
  })

  test('the next question can be answered', () => {
    const { table, choice } = sent()
    table.ask = askOf(['pass'], { id: '2.0' })
    expect(choice.sent).toBe(false)
    choice.choose('pass')
    expect(table.said.at(-1)?.question).toBe('2.0')
  })
})

test('what was not meant for this question answers nothing, and it can still be answered', () => {
  const { table, choice } = asked(askOf(['pass']))
  table.meant = false
  choice.choose('pass')
  expect(table.said).toEqual([])
  expect(choice.sent).toBe(false)
  table.meant = true
  choice.choose('pass')
  expect(table.said).toHaveLength(1)
})
