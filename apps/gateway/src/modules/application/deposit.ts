import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { earningStates, openStates } from '@tradepost/domain/order/order-states'
import { minuteMs } from '@tradepost/domain/time/durations'
import { reservationMinutes } from '@tradepost/domain/time/windows'
import { eq, isNull, sql } from 'drizzle-orm'
import { raiseAlert } from '../../platform/alerts/alerts.ts'
import { noteChange } from '../../platform/call/call-context.ts'
import { requireFresh, requireProven } from '../../platform/call/fresh-session.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { requireFreshFactor } from '../../platform/call/second-factor.ts'
import { asBuyer, asStaff } from '../../platform/call/unit-of-work.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { sellerApplication } from '../../platform/db/schema/application.ts'
import { orderHead, purchase } from '../../platform/db/schema/order/order.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import { stateList } from '../../platform/db/state-list.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { after } from '../../platform/time/clock.ts'
import { countPurchase } from '../checkout/count-purchase.ts'
import { accounts, balanceOf, postTransfer } from '../ledger/ledger.ts'
import { setPayment } from '../payment/payment-store.ts'
import { type PurchaseKind, registerPurchaseKind } from '../payment/purchase-kind.ts'
import { lockApplication, lockNewest, usd } from './application-store.ts'
import { openSeller } from './open-seller.ts'

const kindName = 'seller_deposit'
/** A buyer still waits, or may still object to what was delivered. */
const unfinishedStates = [...new Set([...openStates, ...earningStates])]

/**
 * The deposit of a new seller. The payment that arrives first opens the seller; a second one is raised to staff, because
 * nothing is due for it.
 */
export const depositKind: PurchaseKind = {
  async due(deps, tx, bought) {
    const row = await lockNewest(tx, bought.tenantId, bought.buyerId)
    const isDue = row?.state === 'accepted' && row.purchaseId === bought.id && bought.payBefore > deps.clock.now()
    return isDue ? row.depositMinor : null
  },
  async captured(deps, tx, payment) {
    const { tenantId, amountMinor, currency } = payment
    if (payment.state === 'captured') return
    const row = await lockApplication(tx, tenantId, eq(sellerApplication.purchaseId, payment.purchaseId))
    await setPayment(tx, payment, { state: 'captured', failure: null })
    payment.state = 'captured'
    if (row.state !== 'accepted') {
      await raiseAlert(tx, tenantId, 'deposit_in_vain', { kind: 'payment', id: payment.id }, { amount: amountMinor })
      return
    }
    const sellerId = await openSeller(deps, tx, row)
    crashPoint('deposit.booking')
    await postTransfer(tx, tenantId, {
      ...{ id: uuid5('deposit', payment.id), kind: 'deposit', unit: currency },
      ref: { kind: 'payment', id: payment.id },
      legs: [
        { account: accounts.psp, amount: -amountMinor },
        { account: accounts.deposit(sellerId), amount: amountMinor },
      ],
    })
  },
  async refunded(_, tx, payment, event) {
    // The bank took the deposit back, so staff must look at the seller.
    const { tenantId, currency } = payment
    const ref = { kind: 'payment', id: payment.id }
    await raiseAlert(tx, tenantId, 'charged_back', ref, { amount: event.amount })
    const row = await lockApplication(tx, tenantId, eq(sellerApplication.purchaseId, payment.purchaseId))
    if (row.sellerId === null) return
    const held = await balanceOf(tx, tenantId, accounts.deposit(row.sellerId), currency)
    if (held === 0) return
    await postTransfer(tx, tenantId, {
      ...{ id: uuid5('deposit-lost', payment.id), kind: 'deposit_lost', unit: currency, ref },
      legs: [
        { account: accounts.deposit(row.sellerId), amount: -held },
        { account: accounts.psp, amount: held },
      ],
    })
    await tx
      .update(seller)
      .set({ deposit: false })
      .where(ofTenant(seller, tenantId, eq(seller.id, row.sellerId)))
    await tx
      .update(sellerApplication)
      .set({ depositReturnedAt: sql`moment()` })
      .where(ofTenant(sellerApplication, tenantId, eq(sellerApplication.id, row.id)))
  },
}

/** The call by which an accepted applicant gets the purchase to pay; an open one is returned again. */
function payDepositCall(deps: Deps): Implementation {
  registerPurchaseKind(kindName, depositKind)
  return implement(calls.application.payDeposit, (_, context) => {
    requireProven(context)
    return asBuyer(deps, context, async (tx, buyerId) => {
      const { tenantId } = context.tenant
      const row = await lockNewest(tx, tenantId, buyerId)
      if (row?.state !== 'accepted') throw new Failure('state_conflict')
      const answer = (id: string, payBefore: Date) => ({
        purchaseId: id,
        total: usd(row.depositMinor),
        payBefore: payBefore.toISOString(),
      })
      if (row.purchaseId) {
        const [open] = await tx
          .select({ payBefore: purchase.payBefore })
          .from(purchase)
          .where(ofTenant(purchase, tenantId, eq(purchase.id, row.purchaseId)))
        if (open && open.payBefore.getTime() - deps.clock.now().getTime() > minuteMs)
          return answer(row.purchaseId, open.payBefore)
      }
      await countPurchase(deps, tx, { tenantId, buyerId })
      const [buyer] = await tx
        .select({ email: appUser.email })
        .from(appUser)
        .where(ofTenant(appUser, tenantId, eq(appUser.id, buyerId)))
      const id = randomUUID()
      const payBefore = after(deps, reservationMinutes * minuteMs)
      await tx.insert(purchase).values({
        ...{ tenantId, id, buyerId, kind: kindName, totalMinor: row.depositMinor, currency: 'USD' },
        ...{ deliveryEmail: buyer?.email ?? '', locale: context.locale, payBefore, createdAt: deps.clock.now() },
      })
      await tx
        .update(sellerApplication)
        .set({ purchaseId: id })
        .where(ofTenant(sellerApplication, tenantId, eq(sellerApplication.id, row.id)))
      return answer(id, payBefore)
    })
  })
}

/** The call by which staff give a deposit back. It becomes a part of the balance, which the next run pays out. */
const returnDepositCall = (deps: Deps): Implementation =>
  implement(calls.application.returnDeposit, ({ params: { sellerId }, body }, context) => {
    requireFresh(context, deps.clock.now())
    requireFreshFactor(deps, context, deps.clock.now())
    return asStaff(deps, context, async (tx) => {
      const { tenantId } = context.tenant
      const isOwn = eq(sellerApplication.sellerId, sellerId)
      const row = await lockApplication(tx, tenantId, isOwn)
      if (row.depositReturnedAt || row.depositMinor === 0) throw new Failure('not_found', { field: 'sellerId' })
      const [unfinished] = await tx
        .select({ id: orderHead.id })
        .from(orderHead)
        .where(
          ofTenant(
            orderHead,
            tenantId,
            eq(orderHead.sellerId, sellerId),
            sql`${orderHead.state} in ${stateList(...unfinishedStates)}`,
          ),
        )
        .limit(1)
      if (unfinished) throw new Failure('orders_open')
      const amount = row.depositMinor
      await postTransfer(tx, tenantId, {
        ...{ id: uuid5('deposit-back', row.id), kind: 'deposit_back', unit: 'USD' },
        ref: { kind: 'seller', id: sellerId },
        legs: [
          { account: accounts.deposit(sellerId), amount: -amount },
          { account: accounts.payable(sellerId), amount },
        ],
      })
      await tx
        .update(sellerApplication)
        .set({ depositReturnedAt: deps.clock.now() })
        .where(ofTenant(sellerApplication, tenantId, isOwn, isNull(sellerApplication.depositReturnedAt)))
      await tx
        .update(seller)
        .set({ deposit: false })
        .where(ofTenant(seller, tenantId, eq(seller.id, sellerId)))
      noteChange(context, { before: { deposit: amount }, after: { deposit: 0, reason: body.reason } })
      return { returned: usd(amount) }
    })
  })

export const depositCalls = (deps: Deps): Implementation[] => [payDepositCall(deps), returnDepositCall(deps)]
