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

/** Days that one comparison looks back on: a day that failed is looked at again. */
const daysBack = 3
/** What is younger may still be on its way between the two books. */
const settleMs = hourMs

/** Plans the comparison of the day that has begun, an hour after it ends; planning it again changes nothing. */
export async function planReconciliation(deps: Deps, tx: Tx): Promise<void> {
  const runAt = new Date(Math.ceil((deps.clock.now().getTime() + 1) / dayMs) * dayMs + hourMs)
  await deps.jobs.add(tx, jobNames.reconcile, {}, { key: runAt.toISOString().slice(0, 10), runAt })
}

interface Ours extends Omit<ProviderPayment, 'failure'> {
  isSettled: boolean
}

interface Asked {
  tenantId: number
  provider: string
  since: Date
  until: Date
  /** Of any time, for the provider named them. */
  refs: readonly string[]
}

/** What the ledger says came in by payments of a provider, and what of it was given back. */
async function ourBooks(tx: Tx, { tenantId, provider, since, until, refs }: Asked): Promise<Ours[]> {
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
    // A bank that takes money back is no refund to the provider.
    refunded: row.refunded - Number(row.chargedBack),
    currency: row.currency,
    isSettled: row.updatedAt < until,
  }))
}

type Break = Pick<typeof reconciliationBreak.$inferInsert, 'providerRef' | 'kind' | 'facts'>

/** Where two books differ: what only one of them knows, and what both know with other numbers. */
function compareBooks(theirs: readonly ProviderPayment[], ours: readonly Ours[]): Break[] {
  const there = new Map(theirs.map((one) => [one.providerRef, one]))
  const here = new Map(ours.map((one) => [one.providerRef, one]))
  const breaks: Break[] = []
  for (const one of theirs) {
    const own = here.get(one.providerRef)
    if (!own || (own.isSettled && own.captured === 0))
      breaks.push({ providerRef: one.providerRef, kind: 'missing_here', facts: { there: one } })
  }
  for (const { isSettled, ...own } of ours) {
    if (own.captured === 0 || !isSettled) continue
    const one = there.get(own.providerRef)
    const { providerRef } = own
    const facts = { here: own, there: one ?? null }
    if (!one) breaks.push({ providerRef, kind: 'missing_there', facts })
    else if (one.captured !== own.captured || one.currency !== own.currency)
      breaks.push({ providerRef, kind: 'captured_differs', facts })
    else if (one.refunded !== own.refunded) breaks.push({ providerRef, kind: 'refunded_differs', facts })
  }
  return breaks
}

/** Compares the provider's report of the last days with the ledger and writes down what differs, each once. */
export async function reconcile(deps: Deps, tenantId: number): Promise<void> {
  const until = new Date(deps.clock.now().getTime() - settleMs)
  const since = new Date(until.getTime() - daysBack * dayMs)
  for (const name of deps.payments.names) {
    const provider = deps.payments.byWebhook(name)
    if (!provider) continue
    // A day more than ours on both sides: a session may be older or younger than our row of it.
    const theirs = await provider.report({ tenantId, since: new Date(since.getTime() - dayMs), until })
    await inTenant(deps, tenantId, 'platform', async (tx) => {
      const ours = await ourBooks(tx, {
        tenantId,
        provider: name,
        since,
        until,
        refs: theirs.map((one) => one.providerRef),
      })
      for (const found of compareBooks(theirs, ours)) {
        const values = { tenantId, provider: name, ...found, foundAt: deps.clock.now() }
        if (await writeAlert(tx, { source: 'reconciliation', values }))
          await raiseAlert(tx, tenantId, 'reconciliation', { kind: name, id: found.providerRef }, { break: found.kind })
      }
    })
  }
}
