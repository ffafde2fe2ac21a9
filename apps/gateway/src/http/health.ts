import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { damageAdvice } from '../platform/backup/advice.ts'
import { fitsSecret } from '../platform/crypto/secret-seal.ts'
import type { Database } from '../platform/db/database.ts'
import { errorCode, isConnectionLoss, isDamage, isDiskFull, isTimeout } from '../platform/db/faults.ts'
import { migrations } from '../platform/db/journal.ts'
import type { Deps } from '../platform/deps.ts'
import { inBackground } from '../platform/process/background.ts'

/** /readyz reports a full disk for this many milliseconds after the database reported one. */
const fullForMs = 5000
const minFreeBytes = 4 * 1024 * 1024

const missing = new Set(['42P01', '3F000', '42501'])

/** The reason a reachable database cannot be used; null if it can. */
async function databaseFault(db: Database, tags: readonly string[]): Promise<string | null> {
  try {
    const { rows } = await db.withoutTenant((tx) =>
      tx.execute<{ readOnly: boolean; applied: number }>(sql`
        select current_setting('transaction_read_only')::boolean or pg_is_in_recovery() as "readOnly",
          (select count(*)::int from migration where tag = any(${sql.param(tags)}::text[])) as applied`),
    )
    if (rows[0]?.readOnly) return 'database read-only'
    return rows[0]?.applied === tags.length ? null : 'schema out of date'
  } catch (error) {
    if (missing.has(errorCode(error) ?? '')) return 'schema missing'
    throw error
  }
}

/**
 * True if the pooler of requests refuses them. Checked beside the connections for health checks, which lead past it. A
 * busy one may have no connection to spare in time.
 */
const isPoolerDown = ({ isShared, pool }: Database): Promise<boolean> =>
  isShared
    ? pool.query('select 1').then(
        () => false,
        (error) => isConnectionLoss(error) && !isTimeout(error),
      )
    : Promise.resolve(false)

/**
 * /livez: the process answers. /readyz: the database is reachable, undamaged, writable, has this program's schema and
 * fits APP_SECRET, the disk is not full, and the process is not draining.
 */
export function registerHealth(app: FastifyInstance, deps: Deps) {
  const { db, log, config } = deps
  const tags = migrations().map(({ tag }) => tag)
  let fits: boolean | undefined
  let draining = false
  let damaged = false
  let fullAt = Number.NEGATIVE_INFINITY
  /** Checks the disk of the embedded database. For a server elsewhere only its own errors count. */
  async function isFull(): Promise<boolean> {
    if (performance.now() - fullAt < fullForMs) return true
    if (config.database) return false
    const space = await statfs(config.dataDir).catch(() => null)
    return space !== null && space.bavail * space.bsize < minFreeBytes
  }
  app.addHook('onError', async (_request, _reply, error) => {
    if (isDiskFull(error)) fullAt = performance.now()
    if (damaged || !isDamage(error)) return
    damaged = true
    log.error({ err: error, alert: 'damage' }, damageAdvice)
  })
  app.get('/livez', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    if (draining) return reply.code(503).send({ status: 'draining' })
    if (damaged) return reply.code(503).send({ status: 'database damaged' })
    if (await isFull()) return reply.code(503).header('retry-after', 5).send({ status: 'disk full' })
    try {
      const fault = await inBackground(async () => {
        const databaseProblem = await databaseFault(db, tags)
        if (databaseProblem) return databaseProblem
        if (await isPoolerDown(db)) return 'pooler unavailable'
        fits ??= await fitsSecret(deps)
        return fits ? null : 'sealed with another APP_SECRET'
      })
      if (!fault) return { status: 'ok' }
      log.warn({ fault }, 'not ready')
      return reply.code(503).header('retry-after', 5).send({ status: fault })
    } catch (error) {
      log.warn({ err: error }, 'not ready')
      return reply.code(503).header('retry-after', 1).send({ status: 'database unavailable' })
    }
  })
  return {
    drain() {
      draining = true
    },
  }
}
