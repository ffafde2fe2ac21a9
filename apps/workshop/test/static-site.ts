import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves a folder on a free port of this machine. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x')
    const file = path.join(folder, path.normalize(decodeURIComponent(pathname)))
    if (pathname === '/favicon.ico') return response.writeHead(204).end()
    try {
      const body = await readFile(file)
      const type = types[path.extname(file)] ?? 'application/octet-stream'
      // A browser compiles a cacheable script only once.
      const cacheControl = pathname.startsWith('/assets/') ? 'max-age=600, immutable' : 'no-store'
      response.writeHead(200, { 'content-type': type, 'cache-control': cacheControl }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}`, close }
}
