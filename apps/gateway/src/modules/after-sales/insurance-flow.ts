import { isOneOf, settledStates } from '@tradepost/domain/order/order-states'
import { eq, isNull } from 'drizzle-orm'
import { actAs } from '../../platform/db/act-as.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { insuranceClaim } from '../../platform/db/schema/order/after-sales.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import { accounts, postTransfer } from '../ledger/ledger.ts'
import { mailBuyer } from '../order/order-mails.ts'
import type { OrderRow } from '../order/order-view.ts'
import { countRefund, tellProviderToRefund } from '../payment/payment-store.ts'
import type { PaidOrder } from '../payment/refund-paid-order.ts'
import { requireRefundable } from './refundable.ts'

interface Statement {
  statement: string
  fileIds: string[]
}

/** Claims the insurance of a finished, insured order. Possible until the end of the 365th day. */
export async function claimInsurance(deps: Deps, tx: Tx, row: OrderRow, statement: Statement): Promise<void> {
  const now = deps.clock.now()
  if (!isOneOf(settledStates, row.state) || !row.insuredUntil || row.insuredUntil < now)
    throw new Failure('state_conflict')
  requireRefundable(row)
  const { tenantId, id: orderId } = row
  const inserted = await tx
    .insert(insuranceClaim)
    .values({ tenantId, orderId, ...statement, claimedAt: now })
    .onConflictDoNothing()
    .returning({ orderId: insuranceClaim.orderId })
  if (inserted.length === 0) throw new Failure('state_conflict')
}

export interface ClaimDecision {
  outcome: 'paid' | 'refused'
  reason: string
  userId: string
}

/** Carries out a decision. The platform's insurance pays, not the seller. Returns the id of the transfer, if any. */
export async function resolveClaim(
  deps: Deps,
  tx: Tx,
  paid: PaidOrder,
  decision: ClaimDecision,
): Promise<string | null> {
  const { order, payment } = paid
  const { tenantId } = order
  const { outcome, reason, userId } = decision
  const closed = await tx
    .update(insuranceClaim)
    .set({ outcome, reason, decidedAt: deps.clock.now() })
    .where(openClaim(order))
    .returning({ orderId: insuranceClaim.orderId })
  if (closed.length === 0) throw new Failure('state_conflict')
  await mailBuyer(deps, tx, order, outcome === 'paid' ? 'claimPaid' : 'claimRefused')
  if (outcome === 'refused') return null
  const transferId = uuid5('insurance', order.id)
  const minor = order.totalMinor - order.partRefundedMinor
  await actAs(tx, 'platform')
  const posted = await postTransfer(tx, tenantId, {
    id: transferId,
    kind: 'insurance',
    unit: order.currency,
    ref: { kind: 'order', id: order.id },
    legs: [
      { account: accounts.insurance, amount: -minor },
      { account: accounts.psp, amount: minor },
    ],
  })
  if (posted) {
    await countRefund(tx, payment, minor)
    await tellProviderToRefund(deps, tx, payment, minor, transferId)
  }
  await actAs(tx, `service:${userId}`)
  return transferId
}

const openClaim = (row: OrderRow) =>
  ofTenant(insuranceClaim, row.tenantId, eq(insuranceClaim.orderId, row.id), isNull(insuranceClaim.outcome))
