import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from '@remix-run/node'
import { boundConnections } from '@tradepost/serving/bound-connections'
import { createDrain, type Drain } from '@tradepost/serving/drain'
import { createServerMetrics } from '@tradepost/serving/metrics/server-metrics'
import { RequestTraces } from '@tradepost/serving/request-traces'
import { defectExitCode, readRestarts } from '@tradepost/serving/restarts'
import { shouldSupervise, supervise } from '@tradepost/serving/supervise'
import { reportReady, watchSupervisor } from '@tradepost/serving/supervised'
import { openTracing } from '@tradepost/serving/tracing'
import { startWatchdog } from '@tradepost/serving/watchdog'
import { pino } from 'pino'
import { createDesk } from './create-server.ts'
import { readEnv } from './env.ts'

process.env.NODE_ENV = 'production'
const root = path.join(import.meta.dirname, '..')
const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime })

async function loadBuild(): Promise<ServerBuild> {
  const file = path.join(root, 'build/server/index.js')
  if (!existsSync(file)) throw new Error('There is no build here: run `pnpm build` in the repository first.')
  return (await import(pathToFileURL(file).href)) as ServerBuild
}

/** Resolves with the exit code after a signal, an uncaught error, or the end of the supervisor. */
function waitForStop(): Promise<number> {
  return new Promise((resolve) => {
    // NOTE: use `on`, not `once`: a second signal must not kill a process that is closing.
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve(0))
    for (const event of ['uncaughtException', 'unhandledRejection'] as const)
      process.on(event, (error: unknown) => {
        log.error({ error, alert: 'defect' }, 'an error was not handled; the process stops')
        resolve(defectExitCode)
      })
    watchSupervisor(() => resolve(0))
  })
}

async function serve(): Promise<void> {
  const stopping = waitForStop()
  const env = readEnv(process.env)
  const restarts = readRestarts(process.env)
  const tracing = await openTracing(env.tracing, 'desk')
  let drain: Drain | undefined
  const app = createDesk({
    env,
    log,
    build: await loadBuild(),
    clientDir: path.join(root, 'build/client'),
    mapsDir: path.join(root, 'build/maps'),
    metrics: createServerMetrics({ app: 'desk', restarts: () => restarts }),
    traces: tracing && new RequestTraces(tracing, { measuresBrowsers: false }),
    isDraining: () => drain?.isDraining() ?? false,
  })
  const server = createServer({ headersTimeout: 5000, requestTimeout: 60_000 }, app)
  boundConnections(server)
  drain = createDrain(server, process.env)
  server.listen(env.port, env.host)
  await once(server, 'listening')
  log.info({ sites: [...env.sites.keys()] }, 'the desk is open')
  reportReady()
  startWatchdog({ afterMs: env.stuckAfterMs, fields: { level: 'error' }, isoTime: true })
  process.exitCode = await stopping
  if (process.exitCode === 0) await drain.finish()
  server.close()
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), 8000).unref()
  await once(server, 'close')
  await tracing?.stop()
}

async function main(): Promise<void> {
  readEnv(process.env)
  if (shouldSupervise(process.env))
    process.exitCode = await supervise({ workers: 1, report: (facts, message) => log.error(facts, message) })
  else await serve()
}

main().catch((error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? 'The port is in use by another program.' : error.message)
  // Exit explicitly, because a worker's channel to its supervisor would keep the process alive.
  process.exit(1)
})
