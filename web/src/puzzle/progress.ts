/** Which puzzles were answered, and how; only this browser knows. */
import { keep, kept } from '../lib/keep'
import { solve } from '../net/api'
import type { Answer } from '../lib/source'
import { dayOf, type Days, type Outcome } from './days'

const DAYS = 'puzzle-days'
const WAITING = 'puzzle-waiting'
const place = (game: string): string => `puzzle-${game}`

interface Waiting extends Answer {
  game: string
  number: number
}

function read<Kept>(name: string, otherwise: Kept): Kept {
  try {
    return JSON.parse(kept(name) ?? '') as Kept
  } catch {
    return otherwise
  }
}

export const solvedDays = (): Days => read<Days>(DAYS, {})
/** By their numbers. */
export const solvedOf = (game: string): Readonly<Record<number, Outcome>> => read(place(game), {})

/** The first answer counts. */
export function note(game: string, number: number, outcome: Outcome, daily: boolean): void {
  const own = solvedOf(game)
  if (own[number] === undefined) keep(place(game), JSON.stringify({ ...own, [number]: outcome }))
  const today = dayOf(new Date())
  const days = solvedDays()
  if (daily && days[today] === undefined) keep(DAYS, JSON.stringify({ ...days, [today]: outcome }))
}

/** Tells the house; what could not be told is told later. */
export async function tellHouse(game: string, number: number, answer: Answer): Promise<{ guests: number; found: number } | null> {
  try {
    await tellWaiting()
    return await solve(game, number, answer)
  } catch {
    keep(WAITING, JSON.stringify([...read<Waiting[]>(WAITING, []), { game, number, ...answer }].slice(-50)))
    return null
  }
}

async function tellWaiting(): Promise<void> {
  const waiting = read<Waiting[]>(WAITING, [])
  if (waiting.length === 0) return
  keep(WAITING, '[]')
  for (const { game, number, verb, on } of waiting) await solve(game, number, { verb, on }).catch(() => undefined)
}
