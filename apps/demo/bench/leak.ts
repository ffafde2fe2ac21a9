import { subscribe } from 'node:diagnostics_channel'
import { openSync } from 'node:fs'

// Imported with `node --import`, this file makes any server leak memory with each request and a file handle with each
// tenth request. The soak test must detect both leaks.
const leaked: Buffer[] = []
subscribe('http.server.request.start', () => {
  leaked.push(Buffer.alloc(20_000, 1))
  if (leaked.length % 10 === 0) openSync('/dev/null', 'r')
})
