import { desc, eq } from 'drizzle-orm'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { purchase } from '../../platform/db/schema/order/order.ts'
import { payment } from '../../platform/db/schema/order/payment.ts'
import { membershipCharge } from '../../platform/db/schema/pass.ts'
import { tenant } from '../../platform/db/schema/platform.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import { siteOf } from '../../platform/site/site-settings.ts'
import type { PaymentRow } from '../order/order-store.ts'
import { isDisputed } from '../order/payment-disputes.ts'
import { planLookUp } from '../payment/look-up-payment.ts'
import { lockPayment, setPayment } from '../payment/payment-store.ts'
import { renewedTax } from '../tax/pass-tax.ts'
import { endRenewal } from './end-renewal.ts'
import { mailEnding, mailNotRenewed } from './pass-mails.ts'
import { isPassOnSale } from './pass-on-sale.ts'
import { passPurchase } from './pass-purchase.ts'
import { graceMs, offsetOf } from './pass-rules.ts'
import {
  attemptsOf,
  chargeOf,
  isHolderEnabled,
  jobNames,
  lastPeriod,
  lockMembership,
  type MembershipRow,
  moveMembership,
  planRetry,
  setCharge,
} from './pass-store.ts'

interface Attempt {
  membershipId: string
  /** The period that ends. */
  periodNo: number
  attempt: number
}

/** Ends the renewal without a charge. A charge already sent to the provider is refunded when its outcome arrives. */
async function abandon(deps: Deps, tx: Tx, member: MembershipRow, begun: PaymentRow | undefined): Promise<void> {
  if (begun?.state === 'created') {
    if (begun.providerRef) return
    const charge = await chargeOf(tx, member.tenantId, begun.purchaseId)
    await setPayment(tx, begun, { state: 'failed', failure: 'not_on_sale' })
    if (charge) await setCharge(tx, charge, 'failed')
  }
  await endRenewal(deps, tx, member)
}

/** Begins an attempt, or resumes an interrupted one; returns null if there is nothing to charge. */
async function open(deps: Deps, tx: Tx, tenantId: number, { membershipId, periodNo, attempt }: Attempt) {
  const purchaseId = uuid5('pass-renewal', tenantId, membershipId, periodNo + 1, attempt)
  const paymentId = uuid5('payment', tenantId, purchaseId, 'renewal')
  const begun = await lockPayment(tx, tenantId, eq(payment.id, paymentId))
  const member = await lockMembership(tx, tenantId, membershipId)
  if (!member?.endsAt || !member.mandate || !member.mandateProvider) return null
  const due = member.endsAt.getTime() + offsetOf(attempt)
  const period = await lastPeriod(tx, member)
  if (period?.periodNo !== periodNo || deps.clock.now().getTime() < due) return null
  if (await isDisputed(tx, tenantId, period.paymentId)) {
    // Do not charge a card while its last payment is disputed.
    await planRetry(deps, tx, { membershipId, periodNo, attempt })
    return null
  }
  const mayRenew = (await isPassOnSale(tx, tenantId)) && (await isHolderEnabled(tx, member))
  if (!mayRenew) {
    await abandon(deps, tx, member, begun)
    return null
  }
  if (member.state === 'active_auto' || member.state === 'past_due') {
    if (attempt !== (await attemptsOf(tx, member, periodNo + 1))) return null
    await insertCharge(deps, tx, member, { purchaseId, paymentId, periodNo: periodNo + 1, attempt })
    await moveMembership(tx, member, 'renewing')
  } else if (member.state !== 'renewing') {
    return null
  }
  const row = begun ?? (await lockPayment(tx, tenantId, eq(payment.id, paymentId)))
  // Another attempt is in flight, or this attempt already has an outcome.
  if (row?.state !== 'created') return null
  const [merchant] = await tx.select({ name: tenant.companyName }).from(tenant).where(eq(tenant.id, tenantId))
  const { origin } = await siteOf(tx, tenantId)
  return { row, mandate: member.mandate, provider: member.mandateProvider, merchant: merchant?.name ?? '', origin }
}

interface Planned {
  purchaseId: string
  paymentId: string
  periodNo: number
  attempt: number
}

/** Inserts the purchase, its charge and its payment, with the price and the consent of the last paid period. */
async function insertCharge(deps: Deps, tx: Tx, member: MembershipRow, planned: Planned): Promise<void> {
  const { tenantId, userId } = member
  const { purchaseId, paymentId, periodNo, attempt } = planned
  const [last] = await tx
    .select({ bought: purchase, charge: membershipCharge })
    .from(membershipCharge)
    .innerJoin(purchase, ofTenant(purchase, membershipCharge.tenantId, eq(purchase.id, membershipCharge.purchaseId)))
    .where(
      ofTenant(
        membershipCharge,
        tenantId,
        eq(membershipCharge.membershipId, member.id),
        eq(membershipCharge.state, 'active'),
      ),
    )
    .orderBy(desc(membershipCharge.periodNo))
    .limit(1)
  if (!last || !member.mandateProvider) throw new Error(`membership ${member.id} has nothing to renew`)
  const { bought, charge } = last
  const now = deps.clock.now()
  const { totalMinor, currency, deliveryEmail, locale } = bought
  await tx.insert(purchase).values({
    ...{ tenantId, id: purchaseId, buyerId: userId, kind: 'membership', totalMinor, currency, deliveryEmail, locale },
    ...{ payBefore: new Date((member.endsAt?.getTime() ?? 0) + graceMs), createdAt: now },
  })
  await tx.insert(membershipCharge).values({
    ...{ tenantId, purchaseId, membershipId: member.id, userId, periodNo, automatic: true, autoRenew: true, attempt },
    ...{ consentAt: charge.consentAt, createdAt: now },
    ...(await renewedTax(tx, { tenantId, buyerId: userId, last: charge, now })),
  })
  await tx.insert(payment).values({
    ...{ tenantId, id: paymentId, purchaseId, provider: member.mandateProvider, amountMinor: totalMinor, currency },
    ...{ createdAt: now, updatedAt: now },
  })
}

/**
 * Charges the saved card for the next period. The ids of all steps derive from the period and the attempt, so that
 * concurrent or killed workers make a single charge. Its outcome arrives as an event of the provider.
 */
async function renew(deps: Deps, tenantId: number, planned: Attempt): Promise<void> {
  const platform = <T>(fn: (tx: Tx) => Promise<T>) => inTenant(deps, tenantId, 'platform', fn)
  const opened = await platform((tx) => open(deps, tx, tenantId, planned))
  if (!opened) return
  const { row, mandate, merchant, origin } = opened
  const provider = deps.payments.byWebhook(opened.provider)
  const amount = { minor: row.amountMinor, currency: row.currency }
  const returnTo = `${origin}/family-game-room`
  const session = provider?.chargeSaved
    ? await provider
        .createSession({
          ...{ tenantId, paymentId: row.id, amount, merchant, locale: 'en', successUrl: returnTo, failedUrl: returnTo },
          mandate,
        })
        .catch((error) => {
          if (error instanceof Failure && error.code === 'payment_failed') return null
          throw error
        })
    : null
  if (!provider || !session) {
    await platform(async (tx) => {
      const current = await lockPayment(tx, tenantId, eq(payment.id, row.id))
      if (current?.state !== 'created') return
      await setPayment(tx, current, { state: 'failed', failure: 'no_saved_card' })
      await passPurchase.failed?.(deps, tx, current)
    })
    return
  }
  const { providerRef } = session
  // Store the reference before charging, so that every event finds its payment.
  await platform(async (tx) => {
    await setPayment(tx, row, { providerRef })
    await planLookUp(deps, tx, row.id)
  })
  await provider.chargeSaved?.({ tenantId, providerRef, mandate, amount })
}

/** Expires a membership whose period, or grace, is over. */
async function expire(deps: Deps, tx: Tx, tenantId: number, membershipId: string): Promise<void> {
  const member = await lockMembership(tx, tenantId, membershipId)
  if (!member?.endsAt) return
  const now = deps.clock.now().getTime()
  const end = member.endsAt.getTime()
  if (member.state === 'active_manual' && now >= end) await moveMembership(tx, member, 'expired')
  if (now < end + graceMs) return
  if (member.state === 'renewing') await moveMembership(tx, member, 'past_due')
  if (member.state === 'past_due' || member.state === 'active_auto') await moveMembership(tx, member, 'expired')
}

/** Mails a holder that the period ends, unless that period is already over or the next one has begun. */
async function remind(deps: Deps, tx: Tx, tenantId: number, membershipId: string, end: number): Promise<void> {
  const member = await lockMembership(tx, tenantId, membershipId)
  if (member?.endsAt?.getTime() !== end || end <= deps.clock.now().getTime()) return
  if (member.state !== 'active_auto' && member.state !== 'active_manual') return
  // Do not mail a disabled holder. The renewal job checks again before it charges.
  if (!(await isHolderEnabled(tx, member))) return
  if (await isPassOnSale(tx, tenantId))
    await mailEnding(deps, tx, member, member.endsAt, member.state === 'active_auto')
  else if (member.state === 'active_auto') await endRenewal(deps, tx, member)
  else await mailNotRenewed(deps, tx, member, member.endsAt)
}

export function handleJobs(deps: Deps): void {
  deps.jobs.handle(jobNames.remind, ({ tenantId, membershipId, end }) =>
    inTenant(deps, tenantId, 'platform', (tx) => remind(deps, tx, tenantId, String(membershipId), Number(end))),
  )
  deps.jobs.handle(jobNames.renew, ({ tenantId, membershipId, periodNo, attempt }) =>
    renew(deps, tenantId, {
      membershipId: String(membershipId),
      periodNo: Number(periodNo),
      attempt: Number(attempt),
    }),
  )
  deps.jobs.handle(jobNames.expire, ({ tenantId, membershipId }) =>
    inTenant(deps, tenantId, 'platform', (tx) => expire(deps, tx, tenantId, String(membershipId))),
  )
}
