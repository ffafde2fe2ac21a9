import { createServer, type Server } from 'node:http'
import { hostname } from 'node:os'
import { boundConnections } from '@tradepost/serving/bound-connections'
import { folderPointer } from '../pointer/folder-pointer.ts'
import { answerPreviewLink, previewOf, previewPath } from './answer-preview-link.ts'
import { HealthLog } from './health-log.ts'
import { type Patience, passOn, patience } from './pass-on.ts'
import { openPastAssets } from './past-assets.ts'
import { runScheduleWhenDue } from './run-schedule-when-due.ts'
import { saveHealthOften } from './save-health-often.ts'
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
  const { store, tenant, say } = options
  const pointers = options.pointers ?? folderPointer(store, tenant)
  const versions = await openVersions({ ...options, pointers })
  const health = new HealthLog(options.now)
  const endHealth = saveHealthOften(health, pointers)
  const endSchedule = runScheduleWhenDue({
    ...{ pointers, current: versions.pointer, by: `front on ${hostname()}` },
    say: (entry) => say({ ...entry, tenant }),
  })
  const key = await pointers.previewKey().catch((error: unknown) => {
    say({ level: 'warn', tenant, msg: 'there are no previews', error: String(error) })
    return null
  })
  const isSecure = (options.env.PUBLIC_ORIGIN ?? '').startsWith('https:')
  const sendPastAsset = openPastAssets(store, tenant, options.now)
  const server = createServer(
    { keepAliveTimeout: 5000, headersTimeout: 5000, maxHeaderSize: 16_384 },
    (request, response) => {
      const path = (request.url ?? '').split('?')[0] ?? ''
      if (path === previewPath) return answerPreviewLink(request, response, { tenant, key, isSecure })
      const preview = path.startsWith('/assets/') ? null : previewOf(request.headers.cookie, tenant, key)
      if (preview) {
        const { version } = preview
        const headers = {
          'Cache-Control': 'private, no-store',
          'X-Robots-Tag': 'noindex',
          'X-Release-Preview': version,
        }
        // A preview counts for no version: its visitor looks for faults.
        versions.preview(version).then(
          (server) => passOn(request, response, { server, firstByteMs, betweenMs, headers, onEnd() {} }),
          (error: unknown) => {
            say({ level: 'error', tenant, version, msg: 'the previewed version did not start', error: String(error) })
            response.writeHead(503, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' })
            response.end(`${version} did not start. The front's log says why; ${previewPath} ends this preview.`)
          },
        )
        return
      }
      const { chosen, isCanary: choseCanary } = versions.chosenFor(request.headers.cookie)
      const holder = versions.holderOf(path)
      if (!holder && sendPastAsset(request, response, path, versions.pointer())) return
      const served = holder ?? chosen
      if (!served) return response.writeHead(503, { 'Retry-After': '2', 'Cache-Control': 'no-store' }).end()
      const isCanary = choseCanary && served === chosen
      // Count pages only: a version whose pages fail can still send its built files.
      const counted = (version: VersionServer, canary: boolean) => (failed: boolean, ms: number) => {
        if (path.startsWith('/assets/')) return
        health.add(version.version, failed, ms)
        versions.count(version, canary, failed)
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
      endSchedule()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), 8000).unref()
      })
      await endHealth()
      await versions.close()
    },
  }
}
