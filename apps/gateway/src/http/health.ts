import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { damageAdvice } from '../platform/backup/advice.ts'
import { isDamage } from '../platform/db/faults.ts'
import type { Deps } from '../platform/deps.ts'

/** /livez: the process answers. /readyz: it can work: database reachable not damaged, and not draining. */
export function registerHealth(app: FastifyInstance, { db, log }: Deps) {
  let draining = false
  let damaged = false
  app.addHook('onError', async (_request, _reply, error) => {
    if (damaged || !isDamage(error)) return
    damaged = true
    log.error({ err: error, alert: 'damage' }, damageAdvice)
  })
  app.get('/livez', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    if (draining) return reply.code(503).send({ status: 'draining' })
    if (damaged) return reply.code(503).send({ status: 'database damaged' })
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
