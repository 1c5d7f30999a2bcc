/** Notices of this browser while no page is open: asked for, changed and given up. */
import type { Lang } from '../lib/bundles'
import { keep, kept } from '../lib/keep'
import { forgetDevice, keepDevice, noticeKey, Refusal } from './api'

/** Minutes of the day between which nobody wants to be disturbed; null: never. */
export interface Quiet {
  from: number
  to: number
}

export const possible = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** On an iPhone only a page on the home screen may tell anything. */
export const needsHomeScreen = (): boolean => !possible() && /iPhone|iPad/.test(navigator.userAgent)

export function quietHours(): Quiet | null {
  const [from, to] = (kept('quiet') ?? '').split('-').map(Number)
  return from === undefined || to === undefined || Number.isNaN(from) || Number.isNaN(to) ? null : { from, to }
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = possible() ? await navigator.serviceWorker.getRegistration('/') : undefined
  return (await worker?.pushManager.getSubscription()) ?? null
}

export const areOn = async (): Promise<boolean> => Notification.permission === 'granted' && (await subscription()) !== null

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))

/** Asks the browser, which asks its owner, and tells the house. */
export async function turnOn(lang: Lang, quiet: Quiet | null): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Refusal('notices_denied')
  await navigator.serviceWorker.register('/sw.js')
  const worker = await navigator.serviceWorker.ready
  const { key } = await noticeKey()
  const known =
    (await worker.pushManager.getSubscription()) ??
    (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }))
  keep('quiet', quiet ? `${quiet.from}-${quiet.to}` : '')
  const { endpoint, keys } = known.toJSON()
  await keepDevice({
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
    lang,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.to ?? null,
  })
}

export async function turnOff(): Promise<void> {
  const known = await subscription()
  if (!known) return
  await forgetDevice({ endpoint: known.endpoint })
  await known.unsubscribe()
}
