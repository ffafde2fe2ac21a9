// Measures a page and its calls for the trace that the server names in a header. Only sent if TRACE_BROWSERS is set.
;(() => {
  const [navigation] = performance.getEntriesByType('navigation')
  const named = navigation?.serverTiming?.find(({ name }) => name === 'traceparent')?.description
  const [, trace, server] = /^00-([\da-f]{32})-([\da-f]{16})-01$/.exec(named ?? '') ?? []
  if (!trace) return
  const newId = () =>
    Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const page = newId()
  // Calls after this time belong to what the visitor does next, not to the loading of the page.
  const lastsMs = 10_000
  let spans = [{ id: page, parent: server, kind: 'page', path: location.pathname, begin: 0, end: 0 }]
  const { fetch } = window
  window.fetch = async (target, options) => {
    const { origin, pathname } = new URL(target instanceof Request ? target.url : target, location.href)
    const begin = performance.now()
    if (origin !== location.origin || begin > lastsMs || spans.length > 40) return fetch(target, options)
    const id = newId()
    const headers = new Headers(options?.headers ?? (target instanceof Request ? target.headers : undefined))
    headers.set('traceparent', `00-${trace}-${id}-01`)
    let status = 0
    try {
      const answer = await fetch(target, { ...options, headers })
      status = answer.status
      return answer
    } finally {
      spans.push({ id, parent: page, kind: 'call', path: pathname, begin, end: performance.now(), status })
    }
  }
  const send = () => {
    if (spans.length === 0) return
    if (spans[0].kind === 'page') spans[0].end = navigation.loadEventEnd || performance.now()
    const sent = spans
    spans = []
    const { timeOrigin } = performance
    const body = JSON.stringify({ trace, now: timeOrigin + performance.now(), begun: timeOrigin, spans: sent })
    navigator.sendBeacon('/assets/trace.js', new Blob([body], { type: 'application/json' }))
  }
  setTimeout(send, lastsMs)
  addEventListener('pagehide', send)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
})()
