// The service worker of the seller centre. It shows notifications and opens their pages; it keeps no pages.

/** The page of a notification; the overview for anything that is no page of the seller centre. */
function pageOf(path) {
  const url = new URL(path ?? '/sell', self.location.origin)
  const isOwn = url.origin === self.location.origin && /^\/sell(\/|$)/.test(url.pathname)
  return isOwn ? url.href : new URL('/sell', self.location.origin).href
}

function messageOf(event) {
  try {
    return event.data?.json() ?? {}
  } catch {
    return {}
  }
}

self.addEventListener('push', (event) => {
  const { title, body, path, lang, dir } = messageOf(event)
  if (typeof title !== 'string') return
  const page = pageOf(path)
  // News about the same page replace the earlier ones, and still make themselves heard.
  event.waitUntil(
    self.registration.showNotification(title, { body, lang, dir, tag: page, renotify: true, data: { page } }),
  )
})

/** Shows the page. It never navigates another window away, where somebody may be writing. */
async function show(page) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => url === page)
  if (open) await open.focus()
  else await self.clients.openWindow(page)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(pageOf(event.notification.data?.page)))
})
