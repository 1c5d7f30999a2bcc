// The service worker: shows notices that come while no page is open, and leads to their table.
self.addEventListener('push', (event) => {
  const told = event.data ? event.data.json() : {}
  event.waitUntil(
    self.registration.showNotification(told.title || 'Mizban', {
      body: told.body,
      tag: told.tag, // a newer one of the same table takes its place
      lang: told.lang,
      dir: told.dir,
      icon: '/bell.svg',
      data: { to: told.to || '/' },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const to = new URL(event.notification.data.to, self.location.origin)
  if (to.origin !== self.location.origin) return
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const there = pages.find((page) => new URL(page.url).pathname === to.pathname)
      return there ? there.focus() : self.clients.openWindow(to.href)
    }),
  )
})
