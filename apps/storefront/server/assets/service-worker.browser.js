// What an installed shop shows without a connection: a page that says so, and the buyer's list of orders as last seen.
const shell = 'shell'
const own = 'own'
const files = 'files'
const mostFiles = 200
const mostLists = 20
const orders = /^(?:\/[a-z]{2})?\/buyer\/orders\/?$/
const signIn = /^(?:\/[a-z]{2})?\/(?:login|signup)(?:\/|\.data$|$)/
const prefixOf = (path) => /^\/(?:fr|de|it|es|ru|ar|ja|th|id)(?=\/|$)/.exec(path)?.[0] ?? ''

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** Whoever comes next is nobody's buyer yet: what is still on its way to be kept belongs to the one before. */
let visitors = 0
async function forget() {
  visitors++
  await caches.delete(own)
}

/** Every group and page of the orders is a list of its own, however it was asked for. */
function listOf({ pathname, search }) {
  const path = pathname.replace(/\.data$/, '')
  if (!orders.test(path)) return null
  const asked = new URLSearchParams(search)
  asked.delete('_routes')
  asked.sort()
  return `${path}${asked.size ? `?${asked}` : ''}`
}

/** Keeps an answer that is whole and what was asked for: no part, no error, nothing of elsewhere, none that breaks off. */
async function keepWhole(cache, address, answer, type) {
  const isType = (answer.headers.get('content-type') ?? '').startsWith(type)
  if (answer.status !== 200 || answer.redirected || answer.type !== 'basic' || !isType) return false
  // NOTE: read to its end before any of it is kept.
  const bytes = await answer.clone().arrayBuffer()
  if (bytes.byteLength === 0) return false
  await cache.put(address, new Response(bytes, { headers: answer.headers }))
  return true
}

async function trim(cache, most) {
  const known = await cache.keys()
  await Promise.all(known.slice(0, Math.max(0, known.length - most)).map((old) => cache.delete(old)))
}

async function keepList(list, answer, visitor) {
  if (visitor !== visitors) return
  const cache = await caches.open(own)
  if (!(await keepWhole(cache, list, answer, 'text/html'))) return
  await trim(cache, mostLists)
  if (visitor !== visitors) await caches.delete(own)
}

async function keepFile(path) {
  const cache = await caches.open(files)
  if (await cache.match(path)) return
  if (await keepWhole(cache, path, await fetch(path), '')) await trim(cache, mostFiles)
}

async function keepPage(path) {
  const answer = await fetch(path, { credentials: 'same-origin' })
  if (!(await keepWhole(await caches.open(shell), path, answer, 'text/html'))) return
  const html = await answer.text()
  const wanted = html.match(/\/assets\/[\w.-]+\.(?:css|js|woff2|svg)/g) ?? []
  await Promise.allSettled([...new Set(wanted)].map(keepFile))
}

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'keep' && /^(?:\/[a-z]{2})?\/offline$/.test(data.path)) keepPage(data.path).catch(() => undefined)
})

/** What was kept; nothing where the browser keeps nothing, which must not cost a visitor the page. */
const keptFor = async (request) => {
  try {
    return await caches.match(request)
  } catch {
    return undefined
  }
}
const keep = async (keeping) => {
  try {
    await keeping()
  } catch {
    // No room, or the data of the site is blocked.
  }
}

async function file(request, event) {
  const known = await keptFor(request)
  if (known) return known
  const answer = await fetch(request)
  const copy = answer.clone()
  // NOTE: nobody waits for it to be kept, and what cannot be kept is shown all the same.
  event.waitUntil(keep(async () => keepWhole(await caches.open(files), request.url, copy, '')))
  return answer
}

async function page(request, url) {
  const list = listOf(url)
  const visitor = visitors
  try {
    const answer = await fetch(request)
    if (list) await keepList(list, answer.clone(), visitor).catch(() => undefined)
    return answer
  } catch (error) {
    const seen = list ? await (await caches.open(own)).match(list) : undefined
    if (seen) return seen
    // NOTE: a page only comes to life at its own address, so the visitor is sent to the one that was kept.
    for (const told of [`${prefixOf(url.pathname)}/offline`, '/offline']) {
      const kept = await keptFor(told)
      if (kept) return url.pathname === told ? kept : Response.redirect(told, 302)
    }
    throw error
  }
}

/** The page itself comes as data where a link within the shop leads to it; a document of it is what can be reloaded. */
async function seen(list) {
  const visitor = visitors
  // NOTE: asked for ahead of its use, so that it takes nothing that was left to be said.
  const answer = await fetch(list, {
    headers: { accept: 'text/html', purpose: 'prefetch' },
    credentials: 'same-origin',
  })
  await keepList(list, answer, visitor)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin) return
  if (signIn.test(url.pathname)) event.waitUntil(keep(forget))
  if (request.method === 'POST' && /\/logout(?:\.data)?$/.test(url.pathname))
    event.respondWith(keep(forget).then(() => fetch(request)))
  if (request.method !== 'GET') return
  const list = listOf(url)
  if (url.pathname.startsWith('/assets/')) event.respondWith(file(request, event))
  else if (request.mode === 'navigate') event.respondWith(page(request, url))
  else if (list && url.pathname.endsWith('.data')) event.waitUntil(seen(list).catch(() => undefined))
})
