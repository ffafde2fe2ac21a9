import { createServer, type Server } from 'node:http'
import { boundConnections } from '@tradepost/serving/bound-connections'
import { type Patience, passOn, patience } from './pass-on.ts'
import { openPastAssets } from './past-assets.ts'
import type { VersionServer } from './version-server.ts'
import { openVersions } from './versions.ts'
import type { Versions, VersionsOptions } from './versions-options.ts'

export interface Front extends Pick<Versions, 'settled' | 'running'> {
  server: Server
  close: () => Promise<void>
}

/** Serves a tenant's canary to its share of devices and the stable version to all others. A switch drops no request. */
export async function openFront(
  options: VersionsOptions,
  { firstByteMs, betweenMs }: Patience = patience,
): Promise<Front> {
  const versions = await openVersions(options)
  const sendPastAsset = openPastAssets(options.store, options.tenant, options.now)
  const server = createServer(
    { keepAliveTimeout: 5000, headersTimeout: 5000, maxHeaderSize: 16_384 },
    (request, response) => {
      const path = (request.url ?? '').split('?')[0] ?? ''
      const { chosen, isCanary: choseCanary } = versions.chosenFor(request.headers.cookie)
      const holder = versions.holderOf(path)
      if (!holder && sendPastAsset(request, response, path, versions.pointer())) return
      const served = holder ?? chosen
      if (!served) return response.writeHead(503, { 'Retry-After': '2', 'Cache-Control': 'no-store' }).end()
      const isCanary = choseCanary && served === chosen
      // Count pages only: a version whose pages fail can still send its built files.
      const counted = (version: VersionServer, canary: boolean) => (failed: boolean) => {
        if (!path.startsWith('/assets/')) versions.count(version, canary, failed)
      }
      passOn(request, response, {
        ...{ server: served, firstByteMs, betweenMs },
        onEnd: counted(served, isCanary),
        instead() {
          const stable = isCanary ? versions.stable() : undefined
          return stable && { server: stable, onEnd: counted(stable, false) }
        },
      })
    },
  )
  boundConnections(server)
  return {
    server,
    settled: versions.settled,
    running: versions.running,
    async close() {
      versions.freeze()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), 8000).unref()
      })
      await versions.close()
    },
  }
}
