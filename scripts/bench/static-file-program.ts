import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// The reference for a cached page: a server that sends the same bytes and headers from memory.
const [file = '', headersJson = '{}'] = process.argv.slice(2)
const bytes = readFileSync(file)
const headers = { ...(JSON.parse(headersJson) as Record<string, string>), 'content-length': String(bytes.length) }
const server = createServer((_, response) => response.writeHead(200, headers).end(bytes))
server.listen(0, '127.0.0.1', () =>
  console.log(JSON.stringify({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` })),
)
