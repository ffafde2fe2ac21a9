import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from '@remix-run/server-runtime'
import { createDrain, type Drain } from '@tradepost/serving/drain'
import { createServerMetrics } from '@tradepost/serving/metrics/server-metrics'
import { RequestTraces, watchingCalls } from '@tradepost/serving/request-traces'
import { defectExitCode, readRestarts } from '@tradepost/serving/restarts'
import { shouldSupervise, supervise } from '@tradepost/serving/supervise'
import { isSupervised, reportReady, watchRestarts, watchSupervisor } from '@tradepost/serving/supervised'
import { openTracing } from '@tradepost/serving/tracing'
import { startWatchdog } from '@tradepost/serving/watchdog'
import { dropChangedPages } from './changes/keep-up-to-date.ts'
import { createStorefront } from './create-server.ts'
import { readEnv } from './env.ts'
import { createLog, type Log } from './logger.ts'
import { AnswerCache } from './pages/answer-cache.ts'
import { PageCache } from './pages/page-cache.ts'
import type { StorefrontBuild } from './storefront-build.ts'
import { pageErrorsOf, storefrontConfig } from './storefront-build.ts'

/** Bytes of memory for cached pages, shared among all processes of a shop. */
const cacheBytes = 128 * 1024 * 1024

async function loadBuild(tenantDir: string): Promise<ServerBuild> {
  const file = join(tenantDir, 'build', 'server', 'index.js')
  if (!existsSync(file)) throw new Error('There is no build here: run `pnpm build` in the repository first.')
  return (await import(pathToFileURL(file).href)) as ServerBuild
}

/** Resolves with the exit code after a signal, an uncaught error, or the end of the supervisor. */
function waitForStop(log: Log): Promise<number> {
  return new Promise((resolve) => {
    // NOTE: use `on`, not `once`: a second signal or error must not kill a process that is closing.
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve(0))
    for (const event of ['uncaughtException', 'unhandledRejection'] as const)
      process.on(event, (error: unknown) => {
        log.error({ error, alert: 'defect' }, 'an error was not handled; the process stops')
        resolve(defectExitCode)
      })
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
    watchSupervisor(() => resolve(0))
  })
}

async function serve(tenantDir: string, log: Log): Promise<void> {
  const stopping = waitForStop(log)
  const env = readEnv({ ...process.env, NODE_ENV: 'production' })
  const build = (await loadBuild(tenantDir)) as StorefrontBuild
  const cache = new PageCache({ maxBytes: cacheBytes / env.workers })
  const answers = new AnswerCache({ maxBytes: (env.answerCacheMb * 1024 * 1024) / env.workers })
  let restarts = readRestarts(process.env)
  watchRestarts((counts) => {
    restarts = counts
  })
  const metrics = createServerMetrics({ app: 'storefront', restarts: () => restarts })
  const tracing = await openTracing(env.tracing, 'storefront')
  const traces = tracing && new RequestTraces(tracing, { measuresBrowsers: env.tracesBrowsers })
  let drain: Drain | undefined
  const server = createStorefront({
    cache,
    answers,
    ...storefrontConfig(() => Promise.resolve(build), build, env, log),
    clientDir: join(tenantDir, 'build', 'client'),
    pageErrors: pageErrorsOf(tenantDir, build),
    metrics,
    countPage: metrics.countPage,
    traces,
    watchCalls: watchingCalls(metrics, traces),
    isDraining: () => drain?.isDraining() ?? false,
  })
  drain = createDrain(server, process.env)
  const clearServerCaches = () => build.entry.module.clearServerCaches(env)
  const changes = dropChangedPages({ env, log, cache, answers, clearServerCaches })
  // The first event of the change stream drops all cached pages, so wait up to a second for it before serving.
  await Promise.race([changes.connected, delay(1000)])
  server.listen(env.port, env.host)
  await once(server, 'listening')
  log.info({ address: env.publicOrigin, pid: process.pid }, 'the storefront is open')
  reportReady()
  startWatchdog({ afterMs: env.stuckAfterMs, fields: { level: 'error' }, isoTime: true })
  process.exitCode = await stopping
  log.info({}, 'the storefront is stopping')
  if (process.exitCode === 0) await drain.finish()
  void changes.end()
  server.close()
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), 8000).unref()
  await once(server, 'close')
  await tracing?.stop()
}

/** Serves the built storefront of the tenant in `tenantDir` until a signal; restarts a process that crashes. */
export async function run(tenantDir: string): Promise<void> {
  process.env.NODE_ENV = 'production'
  const log = createLog()
  try {
    const { workers } = readEnv({ ...process.env, NODE_ENV: 'production' })
    if (shouldSupervise(process.env) || (workers > 1 && !isSupervised(process.env))) {
      process.exitCode = await supervise({ workers, report: (facts, msg) => log.error(facts, msg) })
    } else await serve(tenantDir, log)
  } catch (error) {
    const isPortInUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    console.error(
      isPortInUse ? 'The port is in use by another program.' : error instanceof Error ? error.message : error,
    )
    // Exit explicitly, because a worker's channel to its supervisor would keep the process alive.
    process.exit(1)
  }
}
