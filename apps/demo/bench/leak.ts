import { subscribe } from 'node:diagnostics_channel'
import { openSync } from 'node:fs'

// Imported with `node --import`, this makes any server leak memory with each request and a file with each tenth. The soak test must detect it.
const leaked: Buffer[] = []
subscribe('http.server.request.start', () => {
  leaked.push(Buffer.alloc(20_000, 1))
  if (leaked.length % 10 === 0) openSync('/dev/null', 'r')
})
