import { dayMs, hourMs } from '@tradepost/domain/time/durations'
import { and, eq, gte, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import { raiseAlert, writeAlert } from '../../platform/alerts/alerts.ts'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { payment, type reconciliationBreak } from '../../platform/db/schema/order/payment.ts'
import type { Deps } from '../../platform/deps.ts'
import type { ProviderPayment } from '../../platform/payment/payment-provider.ts'
import { chargedBackOf } from '../order/payment-disputes.ts'
import { jobNames } from './job-names.ts'

/** Days that one comparison covers; more than one, so that a failed day is compared again. */
const daysBack = 3
/** Payments that changed within this time are not compared, because one side may not have booked the change yet. */
const settleMs = hourMs

/** Plans the comparison of the current day, an hour after it ends. Idempotent. */
export async function planReconciliation(deps: Deps, tx: Tx, tenantId: number): Promise<void> {
  const runAt = new Date(Math.ceil((deps.clock.now().getTime() + 1) / dayMs) * dayMs + hourMs)
  const key = runAt.toISOString().slice(0, 10)
  await deps.jobs.addShared(tx, tenantId, { task: jobNames.reconcile, payload: {}, key, runAt })
}

interface Ours extends Omit<ProviderPayment, 'failure'> {
  isSettled: boolean
}

interface Selection {
  tenantId: number
  provider: string
  since: Date
  until: Date
  /** References from the provider's report. Their payments are included regardless of age. */
  refs: readonly string[]
}

/** Captured and refunded amounts of a provider's payments according to our ledger. */
async function ourBooks(tx: Tx, { tenantId, provider, since, until, refs }: Selection): Promise<Ours[]> {
  const rows = await tx
    .select({
      ref: payment.providerRef,
      captured: sql<string>`coalesce((select -sum(p.amount) from transfer t
        join posting p on p.tenant_id = t.tenant_id and p.transfer_id = t.id
        join ledger_account a on a.tenant_id = p.tenant_id and a.id = p.account_id and a.purpose = 'psp'
        where t.tenant_id = payment.tenant_id and t.ref_kind = 'payment' and t.ref_id = payment.id::text and p.amount < 0), 0)`,
      refunded: payment.refundedMinor,
      chargedBack: chargedBackOf,
      currency: payment.currency,
      updatedAt: payment.updatedAt,
    })
    .from(payment)
    .where(
      ofTenant(
        payment,
        tenantId,
        eq(payment.provider, provider),
        isNotNull(payment.providerRef),
        or(and(gte(payment.createdAt, since), lt(payment.createdAt, until)), inArray(payment.providerRef, [...refs])),
      ),
    )
  return rows.map((row) => ({
    providerRef: row.ref ?? '',
    captured: Number(row.captured),
    // The provider does not count a chargeback as a refund.
    refunded: row.refunded - Number(row.chargedBack),
    currency: row.currency,
    isSettled: row.updatedAt < until,
  }))
}

type Break = Pick<typeof reconciliationBreak.$inferInsert, 'providerRef' | 'kind' | 'facts'>

/** The differences between two books: payments that only one of them has, and payments with different amounts. */
function compareBooks(theirs: readonly ProviderPayment[], ours: readonly Ours[]): Break[] {
  const there = new Map(theirs.map((one) => [one.providerRef, one]))
  const here = new Map(ours.map((one) => [one.providerRef, one]))
  const breaks: Break[] = []
  for (const one of theirs) {
    const counterpart = here.get(one.providerRef)
    if (!counterpart || (counterpart.isSettled && counterpart.captured === 0))
      breaks.push({ providerRef: one.providerRef, kind: 'missing_here', facts: { there: one } })
  }
  for (const { isSettled, ...one } of ours) {
    if (one.captured === 0 || !isSettled) continue
    const { providerRef } = one
    const counterpart = there.get(providerRef)
    const facts = { here: one, there: counterpart ?? null }
    if (!counterpart) breaks.push({ providerRef, kind: 'missing_there', facts })
    else if (counterpart.captured !== one.captured || counterpart.currency !== one.currency)
      breaks.push({ providerRef, kind: 'captured_differs', facts })
    else if (counterpart.refunded !== one.refunded) breaks.push({ providerRef, kind: 'refunded_differs', facts })
  }
  return breaks
}

/** Compares the provider's report of the last days with the ledger and records each difference once. */
export async function reconcile(deps: Deps, tenantId: number): Promise<void> {
  const until = new Date(deps.clock.now().getTime() - settleMs)
  const since = new Date(until.getTime() - daysBack * dayMs)
  for (const name of await deps.payments.namesFor(tenantId)) {
    const provider = deps.payments.byWebhook(name)
    if (!provider) continue
    // Request one more day from the provider, because its session may be older than our payment row.
    const theirs = await provider.report({ tenantId, since: new Date(since.getTime() - dayMs), until })
    await inTenant(deps, tenantId, 'platform', async (tx) => {
      const ours = await ourBooks(tx, {
        tenantId,
        provider: name,
        since,
        until,
        refs: theirs.map((one) => one.providerRef),
      })
      for (const difference of compareBooks(theirs, ours)) {
        const values = { tenantId, provider: name, ...difference, foundAt: deps.clock.now() }
        if (await writeAlert(tx, { source: 'reconciliation', values }))
          await raiseAlert(
            tx,
            tenantId,
            'reconciliation',
            { kind: name, id: difference.providerRef },
            { break: difference.kind },
          )
      }
    })
  }
}
