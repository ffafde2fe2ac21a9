import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { dropChangedPages } from './changes/keep-up-to-date.ts'
import { createStorefront } from './create-server.ts'
import { readEnv } from './env.ts'
import { createLog } from './logger.ts'
import { AnswerCache } from './pages/answer-cache.ts'
import { PageCache } from './pages/page-cache.ts'
import { type StorefrontBuild, storefrontConfig } from './storefront-build.ts'

/** Serves the storefront of the tenant in `tenantDir` from source, with hot reload. */
export async function run(tenantDir: string): Promise<void> {
  process.env.TRADEPOST_TENANT_DIR = tenantDir
  process.env.NODE_ENV = 'development'
  const root = fileURLToPath(new URL('..', import.meta.url))
  const env = readEnv(process.env)
  const log = createLog()
  const vite = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    // Every tenant needs its own port for the reload socket, so that several can run at once.
    server: { middlewareMode: true, hmr: { port: env.port + (env.port < 40_000 ? 20_000 : -20_000) } },
  })
  const load = async () => (await vite.ssrLoadModule('virtual:remix/server-build')) as StorefrontBuild
  const cache = new PageCache()
  const server = createStorefront({
    cache,
    ...storefrontConfig(load, await load(), env, log),
    clientDir: null,
    before: (request, response, next) => vite.middlewares(request, response, next),
  })
  server.listen(env.port, env.host)
  await once(server, 'listening')
  const clearServerCaches = () => void load().then(({ entry }) => entry.module.clearServerCaches(env))
  const { end } = dropChangedPages({ env, log, cache, answers: new AnswerCache(), clearServerCaches })
  log.info({ address: env.publicOrigin }, 'the storefront is open, with hot reload')
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')])
  await end()
  await vite.close()
  server.closeAllConnections()
  server.close()
}
