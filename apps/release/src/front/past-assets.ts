import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { keptMs, lastServed } from '../pointer/last-served.ts'
import type { Pointer } from '../pointer/pointer.ts'
import { installedFolder } from '../store/installed-folder.ts'

const assetPath = /^\/assets\/(\w[\w.-]*)$/

type Serve = ReturnType<typeof sirv>

/** Serves the built files of one installed version; their names carry a hash of the content. */
const serveFolder = (folder: string): Serve =>
  sirv(join(folder, 'build/client'), {
    ...{ immutable: true, maxAge: 31_536_000, etag: true, brotli: true, gzip: true, dotfiles: false },
    setHeaders(response) {
      response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
      response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
      response.setHeader('X-Content-Type-Options', 'nosniff')
    },
  })

/**
 * Answers requests for built files of versions that were served within the last 30 days and no longer run, for pages
 * that are still open. Returns false if no such version has the file.
 */
export function openPastAssets(store: string, tenant: string, now = Date.now) {
  const handlers = new Map<string, Serve>()
  return (request: IncomingMessage, response: ServerResponse, path: string, pointer: Pointer): boolean => {
    const [, name] = assetPath.exec(path) ?? []
    if (!name || !['GET', 'HEAD'].includes(request.method ?? '')) return false
    for (const [version, ended] of lastServed(pointer)) {
      if (now() - ended > keptMs) continue
      const folder = folderOf(version)
      if (!folder || !existsSync(join(folder, 'build/client/assets', name))) continue
      const serve = handlers.get(folder) ?? serveFolder(folder)
      handlers.set(folder, serve)
      serve(request, response, () => {
        response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
      })
      return true
    }
    return false
  }

  function folderOf(version: string): string | null {
    try {
      return installedFolder(store, tenant, version)
    } catch {
      return null
    }
  }
}
