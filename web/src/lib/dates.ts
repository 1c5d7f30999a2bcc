/** Days and times of the day, as people say them. */
import { i18n } from './i18n.svelte'

/** Persian dates are those of the Persian calendar. */
const clock = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(i18n.lang === 'fa' ? 'fa-IR-u-ca-persian' : 'en-GB', options)

/** The time of the day; seconds since 1970. */
export const timeOf = (seconds: number): string => clock({ hour: 'numeric', minute: '2-digit' }).format(seconds * 1000)

/** Today, yesterday, or the date; seconds since 1970. */
export function dayOf(seconds: number): string {
  const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0)
  const days = Math.round((midnight(seconds * 1000) - midnight(Date.now())) / 86_400_000)
  const near = new Intl.RelativeTimeFormat(i18n.lang, { numeric: 'auto' })
  const word = days > -2 ? near.format(days, 'day') : clock({ day: 'numeric', month: 'long' }).format(seconds * 1000)
  return word.charAt(0).toUpperCase() + word.slice(1)
}
