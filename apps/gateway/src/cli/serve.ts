import { createDrain } from '@tradepost/serving/drain'
import { openTracing, type Tracing } from '@tradepost/serving/tracing'
import { buildApp } from '../app.ts'
import { compose } from '../compose.ts'
import { modules } from '../modules.ts'
import type { Config } from '../platform/config/config.ts'
import { ConfigError } from '../platform/config/config.ts'
import { requireSecret } from '../platform/crypto/secret-seal.ts'
import { unsafeRole } from '../platform/db/check-role.ts'
import { demoProblem } from '../platform/db/demo-people.ts'
import type { Deps } from '../platform/deps.ts'
import { bucketProblem } from '../platform/files/create-files.ts'
import { createDatabaseClock } from '../platform/time/database-clock.ts'
import { startBackground } from './background.ts'
import type { OpenDatabase } from './open-database.ts'

const drainLimitMs = 10_000
const closeLimitMs = 1000

/** A running gateway or worker. */
export interface Service {
  /** `null` for a worker, which does not listen. */
  port: number | null
  log: Deps['log']
  /** Fails the readiness check and goes on serving for DRAIN_MS; a worker, which does not listen, returns at once. */
  drain(): Promise<void>
  stop(): Promise<void>
}

async function listen({ config }: Deps, app: Awaited<ReturnType<typeof buildApp>>['app']): Promise<number> {
  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${config.port} is in use by another program; stop it or set GATEWAY_PORT.`)
  }
  const address = app.server.address()
  return address && typeof address === 'object' ? address.port : config.port
}

const settledWithin = (work: Promise<unknown> | undefined, milliseconds: number) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, milliseconds).unref())])

async function connect(config: Config, database: OpenDatabase, tracing: Tracing | null = null): Promise<Deps> {
  const clock = createDatabaseClock()
  const deps = compose({
    ...{ config, clock, databaseUrl: database.appUrl, ownerUrl: database.ownerUrl },
    requests: config.database,
    tracing,
  })
  try {
    const unsafe = await unsafeRole(deps.db)
    if (unsafe) throw new ConfigError([unsafe])
    const bucket = await bucketProblem(config)
    if (bucket) throw new ConfigError([bucket])
    const demo = config.nodeEnv === 'production' ? await demoProblem(deps.db) : null
    if (demo) throw new ConfigError([demo])
    await requireSecret(deps)
    await clock.follow(deps.db.ownPool, deps.log)
  } catch (error) {
    await deps.db.close()
    throw error
  }
  if (database.recovered) deps.log.warn('the database was not shut down cleanly last time and has recovered')
  return deps
}

/** Answers calls and, unless WORKER is none, runs the jobs. `stop` drains first. */
export async function serve(config: Config, database: OpenDatabase): Promise<Service> {
  const tracing = await openTracing(config.tracing, 'gateway')
  const deps = await connect(config, database, tracing)
  const { db, log } = deps
  const gateway = await buildApp(deps)
  try {
    const port = await listen(deps, gateway.app)
    const drain = createDrain(gateway.app.server, process.env, gateway.drain)
    const background = config.worker === 'inside' ? await startBackground(deps, database.ownerUrl) : null
    return {
      port,
      log,
      drain: () => drain.finish(),
      async stop() {
        gateway.drain()
        await settledWithin(Promise.allSettled([gateway.app.close(), background?.stop()]), drainLimitMs)
        await settledWithin(Promise.all([db.close(), deps.owner?.close(), tracing?.stop()]), closeLimitMs)
      },
    }
  } catch (error) {
    await gateway.app.close()
    await db.close()
    throw error
  }
}

/** Runs the jobs and answers no calls. */
export async function work(config: Config, database: OpenDatabase): Promise<Service> {
  const deps = await connect(config, database)
  const { db, log } = deps
  try {
    // Building a module registers its job handlers.
    for (const module of modules) module(deps)
    const background = await startBackground(deps, database.ownerUrl)
    return {
      port: null,
      log,
      drain: async () => {},
      async stop() {
        await settledWithin(background.stop(), drainLimitMs)
        await settledWithin(db.close(), closeLimitMs)
      },
    }
  } catch (error) {
    await db.close()
    throw error
  }
}
