/** The time, for what shows how long something has lasted: whoever reads it is drawn anew every second. */
import { createSubscriber } from 'svelte/reactivity'

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000)
  return () => clearInterval(timer)
})

/** Milliseconds since 1970. */
export function now(): number {
  subscribe()
  return Date.now()
}
