// Offline it shows an offline page, and the buyer's order lists as last loaded.
const shell = 'shell'
const ownPages = 'own'
const files = 'files'
const maxFiles = 200
const maxLists = 20
const orders = /^(?:\/[a-z]{2})?\/buyer\/orders\/?$/
const signIn = /^(?:\/[a-z]{2})?\/(?:login|signup)(?:\/|\.data$|$)/
const prefixOf = (path) => /^\/(?:fr|de|it|es|ru|ar|ja|th|id)(?=\/|$)/.exec(path)?.[0] ?? ''

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** Counts sign-ins and sign-outs, so that a list that is still loading is not stored for the next user. */
let sessionCount = 0
async function clearLists() {
  sessionCount++
  await caches.delete(ownPages)
}

/** The address of the requested order list, with its filters and page; null for other requests. */
function listOf({ pathname, search }) {
  const path = pathname.replace(/\.data$/, '')
  if (!orders.test(path)) return null
  const query = new URLSearchParams(search)
  query.delete('_routes')
  query.sort()
  return `${path}${query.size ? `?${query}` : ''}`
}

/** Stores an answer if it is complete, successful, from this origin and of the expected type. */
async function storeComplete(cache, address, answer, type) {
  const isType = (answer.headers.get('content-type') ?? '').startsWith(type)
  if (answer.status !== 200 || answer.redirected || answer.type !== 'basic' || !isType) return false
  // Read to the end first, so that a cut-off answer is not stored.
  const bytes = await answer.clone().arrayBuffer()
  if (bytes.byteLength === 0) return false
  await cache.put(address, new Response(bytes, { headers: answer.headers }))
  return true
}

async function trim(cache, max) {
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - max)).map((old) => cache.delete(old)))
}

async function storeList(list, answer, session) {
  if (session !== sessionCount) return
  const cache = await caches.open(ownPages)
  if (!(await storeComplete(cache, list, answer, 'text/html'))) return
  await trim(cache, maxLists)
  if (session !== sessionCount) await caches.delete(ownPages)
}

async function storeFile(path) {
  const cache = await caches.open(files)
  if (await cache.match(path)) return
  if (await storeComplete(cache, path, await fetch(path), '')) await trim(cache, maxFiles)
}

/** Stores the files that a document needs. */
async function storeFilesOf(html) {
  const wanted = html.match(/\/assets\/[\w.-]+\.(?:css|js|woff2|svg)/g) ?? []
  await Promise.allSettled([...new Set(wanted)].map(storeFile))
}

async function storePage(path) {
  const answer = await fetch(path, { credentials: 'same-origin' })
  if (!(await storeComplete(await caches.open(shell), path, answer, 'text/html'))) return
  await storeFilesOf(await answer.text())
}

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'keep' && /^(?:\/[a-z]{2})?\/offline$/.test(data.path)) storePage(data.path).catch(() => undefined)
})

/** The cached answer. Undefined also if the browser blocks storage, which must not break the page. */
const cachedAnswer = async (request) => {
  try {
    return await caches.match(request)
  } catch {
    return undefined
  }
}
/** Runs a storage operation; failures are ignored. */
const tryToStore = async (store) => {
  try {
    await store()
  } catch {
    // No space is left, or the browser blocks site data.
  }
}

async function file(request, event) {
  const cached = await cachedAnswer(request)
  if (cached) return cached
  const answer = await fetch(request)
  const copy = answer.clone()
  // Store the file in the background; the page gets it even if that fails.
  event.waitUntil(tryToStore(async () => storeComplete(await caches.open(files), request.url, copy, '')))
  return answer
}

async function page(request, url) {
  const list = listOf(url)
  const session = sessionCount
  try {
    const answer = await fetch(request)
    if (list) await storeList(list, answer.clone(), session).catch(() => undefined)
    return answer
  } catch (error) {
    const stored = list ? await (await caches.open(ownPages)).match(list) : undefined
    if (stored) return stored
    // A page can only be hydrated at its own address, so redirect to the offline page.
    for (const offline of [`${prefixOf(url.pathname)}/offline`, '/offline']) {
      const cached = await cachedAnswer(offline)
      if (cached) return url.pathname === offline ? cached : Response.redirect(offline, 302)
    }
    throw error
  }
}

/** Fetches the document of a list that was opened as data by a link, so that it can be reloaded offline. */
async function fetchList(list) {
  const session = sessionCount
  // Marked as a prefetch, so that it does not take the flash message.
  const answer = await fetch(list, {
    headers: { accept: 'text/html', purpose: 'prefetch' },
    credentials: 'same-origin',
  })
  // The files first, so that a stored list is complete: its messages are in another file than those loaded by links.
  if (answer.ok && !answer.redirected) await storeFilesOf(await answer.clone().text())
  await storeList(list, answer, session)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin) return
  if (signIn.test(url.pathname)) event.waitUntil(tryToStore(clearLists))
  if (request.method === 'POST' && /\/logout(?:\.data)?$/.test(url.pathname))
    event.respondWith(tryToStore(clearLists).then(() => fetch(request)))
  if (request.method !== 'GET') return
  const list = listOf(url)
  // Every version has the same address for this script, so it must not stay the first one.
  if (url.pathname === '/assets/errors.js') return
  if (url.pathname.startsWith('/assets/')) event.respondWith(file(request, event))
  else if (request.mode === 'navigate') event.respondWith(page(request, url))
  else if (list && url.pathname.endsWith('.data')) event.waitUntil(fetchList(list).catch(() => undefined))
})
