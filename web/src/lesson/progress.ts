/** How far one has come in the lessons; only this browser knows. */
import { keep, kept } from '../lib/keep'

const DONE = 'done'
const place = (game: string): string => `lesson-${game}`

/** The step at which the lesson was left; null: it was not begun, or it was taken to its end. */
export function leftAt(game: string): number | null {
  const found = kept(place(game))
  return found === null || found === DONE || found === '0' ? null : Number(found)
}

export const isDone = (game: string): boolean => kept(place(game)) === DONE
export const leaveAt = (game: string, step: number): void => keep(place(game), String(step))
export const finish = (game: string): void => keep(place(game), DONE)

/** Whoever has sat down to this game needs no lesson offered. */
export const meet = (game: string): void => keep(`met-${game}`, 'yes')
export const isNew = (game: string): boolean => kept(`met-${game}`) === null && kept(place(game)) === null

/** Hints at the first table, until they are switched off. */
export const wantHints = (table: string, on: boolean): void => keep(`hints-${table}`, on ? 'yes' : 'no')
export const wantsHints = (table: string): boolean => kept(`hints-${table}`) === 'yes'
