import { eq } from 'drizzle-orm'
import { raiseAlert } from '../../platform/alerts/alerts.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { purchase } from '../../platform/db/schema/order/order.ts'
import { membershipPeriod } from '../../platform/db/schema/pass.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import type { ProviderEvent } from '../../platform/payment/payment-provider.ts'
import { accounts, postTransfer } from '../ledger/ledger.ts'
import type { PaymentRow } from '../order/order-store.ts'
import { audienceOf } from '../order/purchase-audience.ts'
import {
  captureToEscrow,
  countRefund,
  isBooked,
  planCardCountry,
  tellProviderToRefund,
} from '../payment/payment-store.ts'
import type { PurchaseKind, PurchaseRow } from '../payment/purchase-kind.ts'
import { noteOwedByPass, owedBack, owedForPeriod } from '../tax/pass-tax.ts'
import { endRenewal } from './end-renewal.ts'
import { mailActive, mailFailed } from './pass-mails.ts'
import { isPassOnSale, requirePassOnSale } from './pass-on-sale.ts'
import { attemptOffsetsMs, periodMs, planPrice } from './pass-rules.ts'
import {
  type ChargeRow,
  chargeOf,
  isActive,
  lastPeriod,
  lockMembership,
  type MembershipRow,
  moveMembership,
  planExpiry,
  planRenewal,
  setCharge,
} from './pass-store.ts'

async function lockCharge(tx: Tx, row: PaymentRow): Promise<{ charge: ChargeRow; member: MembershipRow }> {
  const unlocked = await chargeOf(tx, row.tenantId, row.purchaseId)
  const member = unlocked && (await lockMembership(tx, row.tenantId, unlocked.membershipId))
  // Read the charge again: it may have changed while this transaction waited for the lock.
  const charge = member && (await chargeOf(tx, row.tenantId, row.purchaseId))
  if (!charge || !member) throw new Error(`purchase ${row.purchaseId} has no membership`)
  return { charge, member }
}

/** Refunds a payment that can start no period, e.g. because its period is already paid, and raises an alert. */
async function refundCharge(deps: Deps, tx: Tx, row: PaymentRow, charge: ChargeRow): Promise<void> {
  const transferId = uuid5('refund', row.id, charge.purchaseId)
  await postTransfer(tx, row.tenantId, {
    id: transferId,
    kind: 'refund',
    unit: row.currency,
    ref: { kind: 'membership', id: charge.membershipId },
    legs: [
      { account: accounts.escrow, amount: -row.amountMinor },
      { account: accounts.psp, amount: row.amountMinor },
    ],
  })
  await countRefund(tx, row, row.amountMinor)
  await tellProviderToRefund(deps, tx, row, row.amountMinor, transferId)
  if (charge.state !== 'active') await setCharge(tx, charge, 'returned')
  const ref = { kind: 'membership', id: charge.membershipId }
  await raiseAlert(tx, row.tenantId, 'pass_paid_in_vain', ref, { paymentId: row.id, periodNo: charge.periodNo })
}

function stateAfter(member: MembershipRow, charge: ChargeRow): 'active_auto' | 'active_manual' {
  // While a charge is in flight, the renewal stays on until its outcome is known.
  if (charge.automatic || member.state === 'renewing' || member.state === 'active_auto') return 'active_auto'
  return charge.autoRenew ? 'active_auto' : 'active_manual'
}

async function begin(deps: Deps, tx: Tx, row: PaymentRow, charge: ChargeRow, member: MembershipRow): Promise<void> {
  const { tenantId } = row
  const { periodNo } = charge
  // A period that is paid during a running period or its grace starts at the end of that period.
  const startsAt = member.endsAt && isActive(member.state) ? member.endsAt : deps.clock.now()
  const endsAt = new Date(startsAt.getTime() + periodMs)
  await tx.insert(membershipPeriod).values({
    ...{ tenantId, membershipId: member.id, periodNo, startsAt, endsAt },
    ...{ purchaseId: charge.purchaseId, paymentId: row.id },
  })
  const owes = owedForPeriod(charge, row)
  const sale = uuid5('pass-sale', row.id)
  await postTransfer(tx, tenantId, {
    id: sale,
    kind: 'pass_sale',
    unit: row.currency,
    ref: { kind: 'membership', id: member.id },
    legs: [
      { account: accounts.escrow, amount: -row.amountMinor },
      { account: accounts.tax, amount: owes.tax },
      { account: accounts.passIncome, amount: row.amountMinor - owes.tax },
    ],
  })
  await noteOwedByPass(tx, charge, row, { id: sale, ...owes })
  await planCardCountry(deps, tx, row, [charge])
  await setCharge(tx, charge, 'active')
  const card = charge.automatic ? {} : { mandate: row.providerRef, mandateProvider: row.provider }
  await moveMembership(tx, member, stateAfter(member, charge), { endsAt, currency: row.currency, ...card })
  await planRenewal(deps, tx, member, periodNo, 0)
  await planExpiry(deps, tx, member)
  await mailActive(deps, tx, member, endsAt)
}

/**
 * False if the pass price differs from the price when the card page was opened. A renewal keeps the price of the last
 * period.
 */
async function costsTheSame(deps: Deps, tx: Tx, row: PaymentRow, charge: ChargeRow): Promise<boolean> {
  const [bought] = await tx
    .select({ payBefore: purchase.payBefore })
    .from(purchase)
    .where(ofTenant(purchase, row.tenantId, eq(purchase.id, row.purchaseId)))
  if (charge.automatic || !bought || bought.payBefore > deps.clock.now()) return true
  const { audience, currencyId } = await audienceOf(tx, row.tenantId, row.purchaseId)
  try {
    return (await planPrice(tx, audience, currencyId)).price?.minor === row.amountMinor
  } catch (error) {
    // `planPrice` throws if the site no longer sells in this currency.
    if (error instanceof Failure) return false
    throw error
  }
}

async function captured(deps: Deps, tx: Tx, row: PaymentRow): Promise<void> {
  const { charge, member } = await lockCharge(tx, row)
  if (isBooked(row)) return
  await captureToEscrow(tx, row)
  const lastPeriodNo = (await lastPeriod(tx, member))?.periodNo ?? 0
  const isExpected = !charge.automatic || member.state === 'renewing' || member.state === 'past_due'
  const isWanted = charge.state !== 'active' && charge.periodNo === lastPeriodNo + 1 && isExpected
  const onSale = await isPassOnSale(tx, row.tenantId)
  if (isWanted && onSale && (await costsTheSame(deps, tx, row, charge))) return begin(deps, tx, row, charge, member)
  await refundCharge(deps, tx, row, charge)
  if (charge.automatic && !onSale) await endRenewal(deps, tx, member)
}

/** Plans the next attempt after a declined charge. After the last attempt, the pass expires at the end of its grace. */
async function failed(deps: Deps, tx: Tx, row: PaymentRow): Promise<void> {
  const { charge, member } = await lockCharge(tx, row)
  // On the provider's page the buyer may try another card.
  if (!charge.automatic || charge.state !== 'open') return
  await setCharge(tx, charge, 'failed')
  if (member.state !== 'renewing') return
  await moveMembership(tx, member, 'past_due')
  const next = charge.attempt + 1
  if (next < attemptOffsetsMs.length) await planRenewal(deps, tx, member, charge.periodNo - 1, next)
  await mailFailed(deps, tx, member, charge.attempt)
}

/** Books a reversal by the bank, stops charging the card and raises an alert. The paid period continues. */
async function refunded(_deps: Deps, tx: Tx, row: PaymentRow, event: ProviderEvent): Promise<void> {
  const { charge, member } = await lockCharge(tx, row)
  const minor = event.amount.minor - row.refundedMinor
  if (minor <= 0) return
  const { tenantId } = row
  const ref = { kind: 'membership', id: charge.membershipId }
  const id = uuid5('pass-chargeback', row.id, event.amount.minor)
  // A payment that came in vain owed no tax.
  const owes = charge.state === 'active' ? owedBack(charge, row, minor) : { gross: 0, tax: 0 }
  await postTransfer(tx, tenantId, {
    id,
    kind: 'pass_chargeback',
    unit: row.currency,
    ref,
    legs: [
      { account: accounts.tax, amount: owes.tax },
      { account: accounts.passIncome, amount: -minor - owes.tax },
      { account: accounts.psp, amount: minor },
    ],
  })
  if (owes.gross !== 0) await noteOwedByPass(tx, charge, row, { id, ...owes })
  await countRefund(tx, row, minor)
  const state = member.state === 'active_auto' || member.state === 'past_due' ? 'active_manual' : member.state
  await moveMembership(tx, member, state, { mandate: null, mandateProvider: null })
  await raiseAlert(tx, tenantId, 'charged_back', ref, { paymentId: row.id, minor })
}

async function due(deps: Deps, tx: Tx, bought: PurchaseRow): Promise<number | null> {
  await requirePassOnSale(tx, bought.tenantId)
  const charge = await chargeOf(tx, bought.tenantId, bought.id)
  const member = charge && (await lockMembership(tx, bought.tenantId, charge.membershipId))
  if (!charge || !member || charge.automatic || charge.state !== 'open') return null
  const renewsItself = member.state === 'active_auto' || member.state === 'renewing'
  if (renewsItself || bought.payBefore <= deps.clock.now()) return null
  return charge.periodNo === ((await lastPeriod(tx, member))?.periodNo ?? 0) + 1 ? bought.totalMinor : null
}

/** Hooks of a purchase of kind `membership`. */
export const passPurchase: PurchaseKind = { due, captured, failed, refunded, savesCard: true }
