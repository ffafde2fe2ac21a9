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

/** Minutes after a payment's start at which a payment without an outcome is looked up, in case its event is lost. */
const lookUpMinutes = [5, 20, 60, 6 * 60, 24 * 60, 72 * 60] as const
const undecided: readonly string[] = ['created', 'pending', 'failed', 'cancelled']

/**
 * Looks a payment up at its provider and applies the returned state; the result is the same as from the provider's
 * events.
 */
export async function refreshPayment(deps: Deps, row: PaymentRow): Promise<void> {
  const provider = deps.payments.byWebhook(row.provider)
  if (!provider || !row.providerRef || !undecided.includes(row.state)) return
  const { tenantId, providerRef } = row
  const current = await provider.lookUp({ tenantId, providerRef })
  if (current) await inTenant(deps, tenantId, 'platform', (tx) => applyProviderState(deps, tx, provider.name, current))
}

/** Plans the look-up number `round` of a payment. */
export async function planLookUp(deps: Deps, tx: Tx, paymentId: string, round = 0): Promise<void> {
  const [minutes, before = 0] = [lookUpMinutes[round], lookUpMinutes[round - 1]]
  if (minutes === undefined) return
  const runAt = after(deps, (minutes - before) * minuteMs)
  const options = { key: `${paymentId}:${round}`, runAt, maxAttempts: 5 }
  await deps.jobs.add(tx, jobNames.lookUpPayment, { paymentId, round }, options)
}

/** Handles the jobs that keep the country of the card which paid a taxed order, as evidence of place. */
export function handleCardCountries(deps: Deps): void {
  deps.jobs.handle(jobNames.readCardCountry, async ({ tenantId, paymentId }) => {
    const ofPayment = ofTenant(payment, tenantId, eq(payment.id, String(paymentId)))
    const [row] = await inTenant(deps, tenantId, 'platform', (tx) => tx.select().from(payment).where(ofPayment))
    const provider = row && deps.payments.byWebhook(row.provider)
    if (!row?.providerRef || !provider) return
    const reported = await provider.lookUp({ tenantId, providerRef: row.providerRef })
    const cardCountry = reported?.cardCountry
    if (!cardCountry) return
    await inTenant(deps, tenantId, 'platform', (tx) => tx.update(payment).set({ cardCountry }).where(ofPayment))
  })
}

/** Handles the planned look-ups, which go on until a payment has an outcome. */
export function handleLookUps(deps: Deps): void {
  deps.jobs.handle(jobNames.lookUpPayment, async ({ tenantId, paymentId, round }) => {
    const read = () =>
      inTenant(deps, tenantId, 'platform', async (tx) => {
        const condition = ofTenant(payment, tenantId, eq(payment.id, String(paymentId)))
        const [row] = await tx.select().from(payment).where(condition)
        return row
      })
    const row = await read()
    if (!row || !undecided.includes(row.state)) return
    await refreshPayment(deps, row)
    const refreshed = await read()
    if (!refreshed || !undecided.includes(refreshed.state)) return
    await inTenant(deps, tenantId, 'platform', (tx) => planLookUp(deps, tx, refreshed.id, Number(round) + 1))
  })
}
