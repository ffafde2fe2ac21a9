// Reports errors of a page to the server that sent it. Only loaded once there was one: see collect-errors.ts.
;(() => {
  const most = 5
  const sent = new Set()
  const collected = self.pageErrors
  const report = (raised) => {
    const error = raised?.error ?? raised?.reason
    if (!(error instanceof Error) || !error.stack || error.name === 'AbortError') return
    const key = `${error.name} ${error.message}`
    if (sent.has(key) || sent.size >= most) return
    sent.add(key)
    const { name, message, stack } = error
    const facts = {
      name,
      message: message.slice(0, 1000),
      stack: stack.slice(0, 8000),
      path: location.pathname,
      build: self.__remixManifest?.version,
    }
    navigator.sendBeacon('/assets/errors.js', new Blob([JSON.stringify(facts)], { type: 'application/json' }))
  }
  for (const raised of collected.splice(0)) report(raised)
  collected.push = (raised) => {
    report(raised)
    return 2
  }
})()
