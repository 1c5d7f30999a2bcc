/** Days as each language counts them: in Persian by the Jalali calendar. */
import { i18n } from '../lib/i18n.svelte'

const CALENDARS = { fa: 'fa-IR-u-ca-persian', en: 'en-GB' } as const

export const day = (seconds: number): string =>
  new Intl.DateTimeFormat(CALENDARS[i18n.lang], { day: 'numeric', month: 'long', year: 'numeric' }).format(seconds * 1000)

export const moment = (seconds: number): string =>
  new Intl.DateTimeFormat(CALENDARS[i18n.lang], { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }).format(
    seconds * 1000,
  )

/** Which season of which Jalali year: 0 is the spring of year 0. The seasons of that calendar are those of the sun. */
export function season(seconds: number): number {
  const parts = new Intl.DateTimeFormat('en-u-ca-persian', { year: 'numeric', month: 'numeric' }).formatToParts(seconds * 1000)
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value ?? 1)
  return part('year') * 4 + Math.floor((part('month') - 1) / 3)
}

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
