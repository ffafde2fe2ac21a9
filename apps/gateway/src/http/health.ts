import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../platform/deps.ts'

/** /livez: the process answers. /readyz: it can work: database reachable and not draining. */
export function registerHealth(app: FastifyInstance, { db, log }: Deps) {
  let draining = false
  app.get('/livez', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    if (draining) return reply.code(503).send({ status: 'draining' })
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
