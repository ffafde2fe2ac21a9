// What an installed shop shows without a connection: a page that says so, and the buyer's list of orders as last seen.
const shell = 'shell'
const own = 'own'
const files = 'files'
const mostFiles = 200
const orders = /^(?:\/[a-z]{2})?\/buyer\/orders\/?$/
const prefixOf = (path) => /^\/(?:fr|de|it|es|ru|ar|ja|th|id)(?=\/|$)/.exec(path)?.[0] ?? ''

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

async function keepFile(path) {
  const cache = await caches.open(files)
  if (await cache.match(path)) return
  const answer = await fetch(path)
  if (!answer.ok) return
  await cache.put(path, answer)
  const known = await cache.keys()
  await Promise.all(known.slice(0, Math.max(0, known.length - mostFiles)).map((old) => cache.delete(old)))
}

async function keepPage(path) {
  const answer = await fetch(path, { credentials: 'same-origin' })
  if (!answer.ok) return
  const html = await answer.clone().text()
  const wanted = html.match(/\/assets\/[\w.-]+\.(?:css|js|woff2|svg)/g) ?? []
  await (await caches.open(shell)).put(path, answer)
  await Promise.allSettled([...new Set(wanted)].map(keepFile))
}

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'keep' && /^(?:\/[a-z]{2})?\/offline$/.test(data.path)) keepPage(data.path).catch(() => undefined)
})

async function file(request) {
  const known = await caches.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(files)).put(request, answer.clone())
  return answer
}

async function page(request, path) {
  try {
    const answer = await fetch(request)
    if (/\/login$/.test(new URL(answer.url || request.url).pathname)) await caches.delete(own)
    else if (answer.ok && orders.test(path) && !answer.redirected)
      await (await caches.open(own)).put(path, answer.clone())
    return answer
  } catch (error) {
    const seen = orders.test(path) ? await (await caches.open(own)).match(path) : undefined
    if (seen) return seen
    // NOTE: a page only comes to life at its own address, so the visitor is sent to the one that was kept.
    for (const told of [`${prefixOf(path)}/offline`, '/offline']) {
      const kept = await caches.match(told)
      if (kept) return path === told ? kept : Response.redirect(told, 302)
    }
    throw error
  }
}

async function leave(request) {
  await caches.delete(own)
  return fetch(request)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin) return
  if (request.method === 'POST' && /\/logout(?:\.data)?$/.test(url.pathname)) event.respondWith(leave(request))
  if (request.method !== 'GET') return
  if (url.pathname.startsWith('/assets/')) event.respondWith(file(request))
  else if (request.mode === 'navigate') event.respondWith(page(request, url.pathname))
})
