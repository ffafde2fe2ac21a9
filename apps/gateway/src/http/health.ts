import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { damageAdvice } from '../platform/backup/advice.ts'
import { isDamage, isDiskFull } from '../platform/db/faults.ts'
import type { Deps } from '../platform/deps.ts'

const fullForMs = 5000
const leastFreeBytes = 4 * 1024 * 1024

/** /livez: the process answers. /readyz: it can work: database reachable not damaged, and not draining. */
export function registerHealth(app: FastifyInstance, { db, log, config }: Deps) {
  let draining = false
  let damaged = false
  let fullAt = Number.NEGATIVE_INFINITY
  /** The embedded database writes here; of a server elsewhere only its refusals tell. */
  async function isFull(): Promise<boolean> {
    if (performance.now() - fullAt < fullForMs) return true
    if (config.database) return false
    const space = await statfs(config.dataDir).catch(() => null)
    return space !== null && space.bavail * space.bsize < leastFreeBytes
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
      await db.withoutTenant((tx) => tx.execute(sql`select 1`))
      return { status: 'ok' }
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
