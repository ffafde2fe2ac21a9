import { collectProcessMetrics } from '@tradepost/serving/metrics/process-metrics'
import { count, eq, notExists } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { alertDone, alertRaised } from '../../platform/db/schema/record.ts'
import type { Deps } from '../../platform/deps.ts'
import { countFiles } from './file-metrics.ts'
import { countServiceLevels } from './service-levels.ts'
import { countPerTenant } from './tenants.ts'

const local = /^(::1|(::ffff:)?(127|10)\.|(::ffff:)?192\.168\.|(::ffff:)?172\.(1[6-9]|2\d|3[01])\.|f[cd])/

type Open = { source: string; kind: string; n: number }

/** Open alerts of a tenant. */
function countOpenAlerts(tx: Tx, tenantId: number): Promise<Open[]> {
  const done = tx
    .select({ id: alertDone.alertId })
    .from(alertDone)
    .where(ofTenant(alertDone, alertRaised.tenantId, eq(alertDone.alertId, alertRaised.id)))
  return tx
    .select({ source: alertRaised.source, kind: alertRaised.kind, n: count() })
    .from(alertRaised)
    .where(ofTenant(alertRaised, tenantId, eq(alertRaised.needsLook, true), notExists(done)))
    .groupBy(alertRaised.source, alertRaised.kind)
}

/** The gateway's metrics at /metrics, for a collector in the same network. */
export function createMetrics(deps: Deps) {
  const { alerts, db, config } = deps
  const registry = new Registry()
  if (config.nodeEnv !== 'test') collectProcessMetrics(registry)
  const calls = new Histogram({
    name: 'gateway_call_seconds',
    help: 'Time to answer, per call, tenant and status.',
    labelNames: ['call', 'tenant', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  new Gauge({
    name: 'gateway_database_connections',
    help: 'Database connections for requests, by state.',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      this.set({ state: 'total' }, db.pool.totalCount)
      this.set({ state: 'idle' }, db.pool.idleCount)
      this.set({ state: 'waiting' }, db.pool.waitingCount)
    },
  })
  const { replica } = db
  if (replica)
    new Gauge({
      name: 'gateway_standby_reads',
      help: 'Reads that the standby has answered since the start.',
      registers: [registry],
      collect() {
        this.set(replica.count())
      },
    })
  new Gauge({
    name: 'gateway_jobs',
    help: 'Jobs by state: dead (given up after all attempts), late (due for more than a minute), waiting.',
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
  new Counter({
    name: 'tradepost_alerts_total',
    help: 'Alerts and records that this process wrote, by source and kind.',
    labelNames: ['source', 'kind'] as const,
    registers: [registry],
    collect() {
      this.reset()
      for (const { source, kind, n } of alerts.counts.values()) this.inc({ source, kind }, n)
    },
  })
  new Gauge({
    name: 'tradepost_alerts_open',
    help: 'Open alerts by source and kind, counted in the database.',
    labelNames: ['source', 'kind'] as const,
    registers: [registry],
    async collect() {
      const sums = new Map<string, Open>()
      const counted = (await countPerTenant(db, countOpenAlerts)) ?? []
      for (const open of counted.flatMap(({ value }) => value)) {
        const name = `${open.source} ${open.kind}`
        sums.set(name, { ...open, n: open.n + (sums.get(name)?.n ?? 0) })
      }
      this.reset()
      for (const { source, kind, n } of sums.values()) this.set({ source, kind }, n)
    },
  })
  countFiles(registry, db)
  countServiceLevels(registry, deps)
  const restarts = new Counter({
    name: 'process_restarts_total',
    help: 'Restarts of this process, by the reason it had ended.',
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
