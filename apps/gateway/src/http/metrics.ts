import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Deps } from '../platform/deps.ts'

const local = /^(::1|(::ffff:)?(127|10)\.|(::ffff:)?192\.168\.|(::ffff:)?172\.(1[6-9]|2\d|3[01])\.|f[cd])/

/** Timings per call, tenant and status, for a collector in the same network. */
export function createMetrics({ db, config }: Deps) {
  const registry = new Registry()
  if (config.nodeEnv !== 'test') collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'gateway_call_seconds',
    help: 'Time to answer, per call, tenant and status.',
    labelNames: ['call', 'tenant', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  new Gauge({
    name: 'gateway_database_connections',
    help: 'Connections that callers share, by state.',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      this.set({ state: 'total' }, db.pool.totalCount)
      this.set({ state: 'idle' }, db.pool.idleCount)
      this.set({ state: 'waiting' }, db.pool.waitingCount)
    },
  })
  new Gauge({
    name: 'gateway_jobs',
    help: 'Jobs by state: dead ones were given up, late ones have been due for more than a minute.',
    labelNames: ['state'] as const,
    registers: [registry],
    async collect() {
      const { rows } = await db.ownPool
        .query<{ dead: number; late: number; waiting: number }>(
          `select count(*) filter (where attempts >= max_attempts)::int as dead,
             count(*) filter (where attempts < max_attempts and run_at < now() - interval '1 minute')::int as late,
             count(*) filter (where attempts < max_attempts)::int as waiting from graphile_worker._private_jobs`,
        )
        .catch(() => ({ rows: [] }))
      for (const [state, count] of Object.entries(rows[0] ?? {})) this.set({ state }, count)
    },
  })
  const restarts = new Counter({
    name: 'process_restarts_total',
    help: 'How often this process was started again, by what had ended it.',
    labelNames: ['reason'] as const,
    registers: [registry],
  })
  for (const [reason, count] of Object.entries(config.restarts)) restarts.inc({ reason }, count)
  return {
    observe({ call, tenant, status }: { call: string; tenant: string; status: number }, milliseconds: number) {
      calls.observe({ call, tenant, status: String(status) }, milliseconds / 1000)
    },
    register(app: FastifyInstance) {
      app.get('/metrics', async (request, reply) => {
        if (!local.test(request.ip)) return reply.callNotFound()
        return reply.type(registry.contentType).send(await registry.metrics())
      })
    },
  }
}
