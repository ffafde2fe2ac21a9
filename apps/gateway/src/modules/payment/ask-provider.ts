import { minuteMs } from '@tradepost/domain/time/durations'
import { eq } from 'drizzle-orm'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { payment } from '../../platform/db/schema/order/payment.ts'
import type { Deps } from '../../platform/deps.ts'
import { after } from '../../platform/time/clock.ts'
import type { PaymentRow } from '../order/order-store.ts'
import { jobNames } from './job-names.ts'
import { applyProviderState } from './payment-flow.ts'

/** When a payment without an outcome is asked about, counted from its beginning: its event may be lost for good. */
const askedAfter = [5, 20, 60, 6 * 60, 24 * 60, 72 * 60] as const
const undecided: readonly string[] = ['created', 'pending', 'failed', 'cancelled']

/** Asks the provider where a payment stands and applies it: the same end as its events lead to, in any order. */
export async function refreshPayment(deps: Deps, row: PaymentRow): Promise<void> {
  const provider = deps.payments.byWebhook(row.provider)
  if (!provider || !row.providerRef || !undecided.includes(row.state)) return
  const { tenantId, providerRef } = row
  const found = await provider.lookUp({ tenantId, providerRef })
  if (found) await inTenant(deps, tenantId, 'platform', (tx) => applyProviderState(deps, tx, provider.name, found))
}

/** Plans the first question about a payment that was just begun, or the one after `round`. */
export async function planAsking(deps: Deps, tx: Tx, paymentId: string, round = 0): Promise<void> {
  const [at, before = 0] = [askedAfter[round], askedAfter[round - 1]]
  if (at === undefined) return
  const runAt = after(deps, (at - before) * minuteMs)
  const options = { key: `${paymentId}:${round}`, runAt, maxAttempts: 5 }
  await deps.jobs.add(tx, jobNames.askProvider, { paymentId, round }, options)
}

/** Nobody told us and nobody came back to the page: the worker asks by itself until there is an answer. */
export function handleAsking(deps: Deps): void {
  deps.jobs.handle(jobNames.askProvider, async ({ tenantId, paymentId, round }) => {
    const read = () =>
      inTenant(deps, tenantId, 'platform', async (tx) => {
        const own = ofTenant(payment, tenantId, eq(payment.id, String(paymentId)))
        const [row] = await tx.select().from(payment).where(own)
        return row
      })
    const row = await read()
    if (!row || !undecided.includes(row.state)) return
    await refreshPayment(deps, row)
    const now = await read()
    if (!now || !undecided.includes(now.state)) return
    await inTenant(deps, tenantId, 'platform', (tx) => planAsking(deps, tx, now.id, Number(round) + 1))
  })
}
