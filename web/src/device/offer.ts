/** What a live house knows of the one on this device. */
import { NAME, openStore } from './store'
import { ON_DEVICE } from './where'

let asked: Promise<number> | null = null

/** About how many bytes there are to fetch; 0, where this house cannot be taken along. */
export function weight(): Promise<number> {
  asked ??= fetch(`${ON_DEVICE}there.json`)
    .then(async (answer) => (answer.ok ? ((await answer.json()) as { bytes: number }).bytes : 0))
    .catch(() => 0)
  return asked
}

/** Games of this device that are not over. */
export async function waitingHere(): Promise<number> {
  // Where nothing was ever kept nothing is made, either.
  const known = await indexedDB?.databases?.().catch(() => [])
  if (!known?.some(({ name }) => name === NAME)) return 0
  const store = await openStore()
  return (await store.list().catch(() => [])).filter(({ info }) => !info.finished && !info.old_rules).length
}
