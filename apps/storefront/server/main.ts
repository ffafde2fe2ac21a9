import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from '@remix-run/server-runtime'
import { createStorefront } from './create-server.ts'
import { readEnv } from './env.ts'
import { createLog } from './logger.ts'
import type { StorefrontBuild } from './storefront-build.ts'
import { configOf } from './storefront-build.ts'

async function loadBuild(tenantDir: string): Promise<ServerBuild> {
  const file = join(tenantDir, 'build', 'server', 'index.js')
  if (!existsSync(file)) throw new Error('There is no build here yet: run `pnpm build` in the repository first.')
  return (await import(pathToFileURL(file).href)) as ServerBuild
}

/** Serves the built storefront of the tenant in `tenantDir` until it is told to stop. */
export async function run(tenantDir: string): Promise<void> {
  process.env.NODE_ENV = 'production'
  const log = createLog()
  try {
    const env = readEnv({ ...process.env, NODE_ENV: 'production' })
    const build = (await loadBuild(tenantDir)) as StorefrontBuild
    const server = createStorefront({
      ...configOf(() => Promise.resolve(build), build, env, log),
      clientDir: join(tenantDir, 'build', 'client'),
    })
    server.listen(env.port, env.host)
    await once(server, 'listening')
    log.info({ address: env.publicOrigin }, 'the storefront is open')
    await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')])
    log.info({}, 'closing')
    server.close()
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 8000).unref()
    await once(server, 'close')
  } catch (error) {
    const busy = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    console.error(busy ? 'The port is in use by another program.' : error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
