/** How fast a table plays, in words. */
import type { TableInfo } from './game'
import { say } from './i18n.svelte'

const DAY = 86_400
const HOUR = 3600

/** A length of time in its largest unit. */
export function long(seconds: number): string {
  if (seconds >= DAY) return say('time-days', { count: Math.round(seconds / DAY) })
  if (seconds >= HOUR) return say('time-hours', { count: Math.round(seconds / HOUR) })
  return seconds >= 60 ? say('time-minutes', { count: Math.round(seconds / 60) }) : say('time-seconds', { count: Math.round(seconds) })
}

/** "By turns, 2 days a move"; nothing where a table is played at once and without a clock. */
export function pace({ by_turns = false, clock = 'none', seconds = 0, increment = 0 }: TableInfo['timing']): string {
  const words = clock === 'move' ? say('pace-move', { time: long(seconds) }) : clock === 'sum' ? sum(seconds, increment) : ''
  return by_turns ? (words ? say('pace-by-turns-with', { pace: words }) : say('pace-by-turns')) : words
}

const sum = (seconds: number, increment: number): string =>
  increment > 0 ? say('pace-sum-plus', { time: long(seconds), more: long(increment) }) : say('pace-sum', { time: long(seconds) })

/** A clock: minutes and seconds, above an hour hours and minutes. */
export function onClock(seconds: number, digits: (n: number) => string): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const pad = (n: number): string => (n < 10 ? digits(0) : '') + digits(n)
  if (whole >= DAY) return long(whole)
  const [large, small] = whole >= HOUR ? [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / 60)] : [Math.floor(whole / 60), whole % 60]
  return `${digits(large)}:${pad(small)}`
}
