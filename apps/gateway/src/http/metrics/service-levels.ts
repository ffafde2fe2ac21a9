import { underwayPayoutStates } from '@tradepost/domain/payout/payout-states'
import { secondMs } from '@tradepost/domain/time/durations'
import { Gauge, type Registry } from 'prom-client'
import { backupState } from '../../platform/backup/backup-state.ts'
import type { Deps } from '../../platform/deps.ts'
import { countLevels } from './service-level-counts.ts'
import { countPerTenant } from './tenants.ts'

/** Several metrics come from the same counts, which one visit of a collector reads once. */
const keptMs = 5 * secondMs

/** The states of payouts whose number is always reported. */
const payoutStates = [...underwayPayoutStates, 'paid', 'failed', 'returned'] as const

/** Metrics behind the service levels: deliveries, payouts, mails and backups. See docs/service-levels.md. */
export function countServiceLevels(registry: Registry, { db, clock, config }: Deps): void {
  let current: { at: number; counts: ReturnType<typeof read> } | null = null
  const read = () => countPerTenant(db, (tx, tenantId) => countLevels(tx, tenantId, clock.now()))
  const counts = async () => {
    const at = clock.now().getTime()
    if (!current || Math.abs(at - current.at) > keptMs) current = { at, counts: read() }
    const counted = await current.counts
    if (counted === null) current = null
    return counted ?? []
  }
  const registers = [registry]

  new Gauge({
    name: 'tradepost_deliveries',
    help: 'Orders delivered within the last hour, by who delivers and whether the promised time was kept.',
    labelNames: ['tenant', 'mode', 'promise'] as const,
    registers,
    async collect() {
      this.reset()
      for (const { tenant, value } of await counts())
        for (const mode of ['platform', 'im'] as const) {
          const row = value.deliveries.modes.find((one) => one.mode === mode)
          this.set({ tenant, mode, promise: 'kept' }, row?.kept ?? 0)
          this.set({ tenant, mode, promise: 'late' }, row?.late ?? 0)
        }
    },
  })
  new Gauge({
    name: 'tradepost_delivery_seconds',
    help: 'Time from payment to delivery within which a share of the orders of the last hour were delivered; absent if there were none.',
    labelNames: ['tenant', 'mode', 'percent'] as const,
    registers,
    async collect() {
      this.reset()
      for (const { tenant, value } of await counts())
        for (const { mode, median, slowest } of value.deliveries.modes) {
          this.set({ tenant, mode, percent: '50' }, median)
          this.set({ tenant, mode, percent: '95' }, slowest)
        }
    },
  })
  new Gauge({
    name: 'tradepost_orders_overdue',
    help: 'Paid orders that are not delivered although the promised time is over.',
    labelNames: ['tenant'] as const,
    registers,
    async collect() {
      this.reset()
      for (const { tenant, value } of await counts()) this.set({ tenant }, value.deliveries.overdue)
    },
  })
  new Gauge({
    name: 'tradepost_payouts',
    help: 'Payouts by state: under way, and those that ended within the last day.',
    labelNames: ['tenant', 'state'] as const,
    registers,
    async collect() {
      this.reset()
      for (const { tenant, value } of await counts())
        for (const state of payoutStates)
          this.set({ tenant, state }, value.payouts.find((one) => one.state === state)?.payouts ?? 0)
    },
  })
  new Gauge({
    name: 'tradepost_payout_oldest_seconds',
    help: 'Age of the oldest payout that is under way, by state; 0 if there is none.',
    labelNames: ['tenant', 'state'] as const,
    registers,
    async collect() {
      this.reset()
      for (const { tenant, value } of await counts())
        for (const state of underwayPayoutStates)
          this.set({ tenant, state }, value.payouts.find((one) => one.state === state)?.oldest ?? 0)
    },
  })
  new Gauge({
    name: 'tradepost_mails',
    help: 'Mails that are not sent: waiting, or given up after all attempts.',
    labelNames: ['tenant', 'state'] as const,
    registers,
    async collect() {
      this.reset()
      for (const { tenant, value } of await counts()) {
        this.set({ tenant, state: 'waiting' }, value.mails.waiting)
        this.set({ tenant, state: 'given_up' }, value.mails.givenUp)
      }
    },
  })
  new Gauge({
    name: 'tradepost_mail_oldest_seconds',
    help: 'Age of the oldest mail that is due and not sent; 0 if there is none.',
    labelNames: ['tenant'] as const,
    registers,
    async collect() {
      this.reset()
      for (const { tenant, value } of await counts()) this.set({ tenant }, value.mails.oldest)
    },
  })
  new Gauge({
    name: 'gateway_oldest_job_seconds',
    help: 'How long the oldest due job has been due, not counting jobs that were given up.',
    registers,
    async collect() {
      this.remove()
      const { rows } = await db.ownPool
        .query<{ seconds: number }>(
          `select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as seconds from graphile_worker._private_jobs
           where attempts < max_attempts and locked_at is null and run_at <= now()`,
        )
        .catch(() => ({ rows: [] }))
      if (rows[0]) this.set(rows[0].seconds)
    },
  })
  countBackups(registry, config.backup, clock)
}

/** The age of the newest backup and the outcome of the last trial. Both are absent if there is none. */
function countBackups(registry: Registry, { folder }: Deps['config']['backup'], clock: Deps['clock']): void {
  const ageOf = (moment: string | Date) => (clock.now().getTime() - new Date(moment).getTime()) / 1000
  new Gauge({
    name: 'tradepost_backup_age_seconds',
    help: 'Age of the newest backup; absent if there is none.',
    registers: [registry],
    async collect() {
      this.remove()
      const { newestAt } = await backupState(folder).catch(() => ({ newestAt: null }))
      if (newestAt) this.set(ageOf(newestAt))
    },
  })
  new Gauge({
    name: 'tradepost_backup_trial_age_seconds',
    help: 'Time since a backup was last restored for trial, by outcome; absent if none was.',
    labelNames: ['outcome'] as const,
    registers: [registry],
    async collect() {
      this.reset()
      const { trial } = await backupState(folder).catch(() => ({ trial: null }))
      if (trial) this.set({ outcome: trial.ok ? 'restored' : 'failed' }, ageOf(trial.triedAt))
    },
  })
}
