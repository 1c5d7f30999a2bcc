// Of the app alone, which a live house has at `/device/`; its own pages have `sw.js`. Keeps the whole app on this device, one version at a time: after the first visit it opens and plays without a connection.
// A new version is fetched whole beside the old one, and takes over when no page of the old one is open, or when somebody asks for it.
importScripts('files.js')

const { version, files } = self.MIZBAN
const HOME = new URL('./', self.location.href)
const PREFIX = `mizban ${HOME.pathname} ` // one place may have several apps
const CACHE = PREFIX + version
// Files whose names hold the hash of what is in them need not be fetched again.
const LASTING = /\/(assets|device\/[0-9a-f]{12})\//

self.addEventListener('install', (event) => event.waitUntil(fill()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => {
  if (event.data === 'now') void self.skipWaiting()
  if (event.data === 'if alone') event.waitUntil(ifAlone(event.source))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== HOME.origin || !address.pathname.startsWith(HOME.pathname)) return
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request))
})

async function fill() {
  const cache = await caches.open(CACHE)
  const wanted = files.map((name) => new URL(name, HOME).href)
  for (let i = 0; i < wanted.length; i += 6) await Promise.all(wanted.slice(i, i + 6).map((address) => add(cache, address)))
}

async function add(cache, address) {
  if (await cache.match(address)) return
  const lasting = LASTING.test(address)
  const known = lasting ? await caches.match(address) : undefined
  const answer = known ?? (await fetch(address, { cache: lasting ? 'default' : 'reload' }))
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  await cache.put(address, answer)
}

async function takeOver() {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name)
  await self.clients.claim()
}

// Whoever opens the app while no other tab has it gets the new version at once. A page that was just left or loaded anew counts for a moment still: hence some tries.
async function ifAlone(asking) {
  for (let tries = 0; tries < 10; tries++) {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (!pages.some(({ id, url }) => id !== asking.id && url.startsWith(HOME.href))) return self.skipWaiting()
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

async function page(request) {
  return (await (await caches.open(CACHE)).match(HOME.href)) ?? fetch(request)
}

async function file(request) {
  return (await (await caches.open(CACHE)).match(request)) ?? fetch(request)
}
