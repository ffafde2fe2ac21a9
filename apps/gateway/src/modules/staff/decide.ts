import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { insuranceClaim } from '../../platform/db/schema/order/after-sales.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import { resolveDispute } from '../after-sales/dispute-flow.ts'
import { resolveClaim } from '../after-sales/insurance-flow.ts'
import { requirePart } from '../after-sales/part-refund.ts'
import { lockPaidOrder, type PaidOrder } from '../payment/refund-paid-order.ts'
import { type ActRow, lockSubject, openProposals, writeAct } from './acts.ts'
import { checkGiftLimits, type Gift, userReceiver } from './gift.ts'

export interface DecisionRequest {
  tenantId: number
  userId: string
  /** Idempotency key; the act's id is derived from it. */
  key: string
  orderId: string
  kind: 'dispute' | 'insurance'
  outcome: string
  /** The part of the price that goes back, by the outcome `part`. */
  amount?: number | undefined
  reason: string
}

/** Throws if the member of staff bought or sold the order. */
async function requireStranger(tx: Tx, { order }: PaidOrder, userId: string): Promise<void> {
  const [ownSeller] = await tx
    .select({ id: seller.id })
    .from(seller)
    .where(ofTenant(seller, order.tenantId, eq(seller.id, order.sellerId), eq(seller.userId, userId)))
  if (ownSeller || order.buyerId === userId) throw new Failure('forbidden')
}

async function requireOpen(
  tx: Tx,
  { order }: PaidOrder,
  { kind, outcome, amount }: Pick<DecisionRequest, 'kind' | 'outcome' | 'amount'>,
): Promise<void> {
  if (kind === 'dispute') {
    if (order.state !== 'disputed') throw new Failure('state_conflict')
    if (outcome === 'part') requirePart(order, amount)
    if (outcome === 'seller' && order.deliveredAt === null) throw new Failure('delivery_not_ready')
    return
  }
  const [claim] = await tx
    .select({ outcome: insuranceClaim.outcome })
    .from(insuranceClaim)
    .where(ofTenant(insuranceClaim, order.tenantId, eq(insuranceClaim.orderId, order.id)))
  if (!claim || claim.outcome !== null) throw new Failure('state_conflict')
}

type Decision = Pick<DecisionRequest, 'kind' | 'outcome' | 'amount' | 'reason' | 'userId'>

const disputeOutcome = (outcome: string) => (outcome === 'refund' || outcome === 'part' ? outcome : 'seller')

const carryOut = (
  deps: Deps,
  tx: Tx,
  paid: PaidOrder,
  { kind, outcome, amount, reason, userId }: Decision,
): Promise<string | null> =>
  kind === 'dispute'
    ? resolveDispute(deps, tx, paid, { outcome: disputeOutcome(outcome), part: amount, reason, userId })
    : resolveClaim(deps, tx, paid, { outcome: outcome === 'paid' ? 'paid' : 'refused', reason, userId })

/** Decides a case, or proposes the decision if it exceeds what one member of staff may move alone. */
export async function decide(deps: Deps, tx: Tx, request: DecisionRequest): Promise<ActRow> {
  const { tenantId, userId, orderId, kind, outcome, reason } = request
  await lockSubject(tx, tenantId, orderId)
  const paid = await lockPaidOrder(tx, tenantId, orderId)
  if (!paid) throw new Failure('not_found', { field: 'id' })
  await requireStranger(tx, paid, userId)
  await requireOpen(tx, paid, request)
  if ((await openProposals(tx, tenantId, { kind, refId: paid.order.id })).length > 0)
    throw new Failure('state_conflict')
  if (outcome !== 'part' && request.amount !== undefined) throw new Failure('data_error', { field: 'amount' })
  const { totalMinor, partRefundedMinor, currency: unit, perUsd } = paid.order
  const amount = request.amount ?? totalMinor - partRefundedMinor
  const receiver =
    outcome === 'refund' || outcome === 'part' || outcome === 'paid' ? userReceiver(paid.order.buyerId) : null
  const gift: Gift = { kind, receiver, amount, unit, perUsd }
  const { alone, ...weight } = await checkGiftLimits(tx, tenantId, userId, gift)
  const act = {
    ...weight,
    tenantId,
    id: uuid5('service-act', tenantId, userId, request.key),
    kind,
    refKind: 'order' as const,
    refId: paid.order.id,
    outcome,
    reason,
    amount,
    unit,
    userId,
  }
  if (!alone) return writeAct(tx, { ...act, step: 'proposed' })
  const transferId = await carryOut(deps, tx, paid, request)
  return writeAct(tx, { ...act, step: 'decided', transferId })
}

/** Carries out a decision about an order that another member of staff proposed. */
export async function approveDecision(deps: Deps, tx: Tx, proposal: ActRow, userId: string): Promise<string | null> {
  const paid = await lockPaidOrder(tx, proposal.tenantId, proposal.refId)
  if (!paid) throw new Failure('not_found', { field: 'id' })
  await requireStranger(tx, paid, userId)
  const { outcome, reason } = proposal
  const kind = proposal.kind === 'dispute' ? 'dispute' : 'insurance'
  const amount = outcome === 'part' ? proposal.amount : undefined
  await requireOpen(tx, paid, { kind, outcome, amount })
  return carryOut(deps, tx, paid, { kind, outcome, amount, reason, userId })
}
