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
import { lockPaid, type Paid } from '../payment/give-back.ts'
import { type ActRow, lockSubject, openProposals, writeAct } from './acts.ts'
import { type Gift, userReceiver, weigh } from './gift.ts'

export interface Ask {
  tenantId: number
  userId: string
  /** Makes the act's id, so that the same request is the same act. */
  key: string
  orderId: string
  kind: 'dispute' | 'insurance'
  outcome: string
  reason: string
}

/** Nobody decides about an order of their own, bought or sold. */
async function requireStranger(tx: Tx, { order }: Paid, userId: string): Promise<void> {
  const [own] = await tx
    .select({ id: seller.id })
    .from(seller)
    .where(ofTenant(seller, order.tenantId, eq(seller.id, order.sellerId), eq(seller.userId, userId)))
  if (own || order.buyerId === userId) throw new Failure('forbidden')
}

async function isOpen(tx: Tx, { order }: Paid, { kind, outcome }: Pick<Ask, 'kind' | 'outcome'>): Promise<void> {
  if (kind === 'dispute') {
    if (order.state !== 'disputed') throw new Failure('state_conflict')
    if (outcome === 'seller' && order.deliveredAt === null) throw new Failure('delivery_not_ready')
    return
  }
  const [claim] = await tx
    .select({ outcome: insuranceClaim.outcome })
    .from(insuranceClaim)
    .where(ofTenant(insuranceClaim, order.tenantId, eq(insuranceClaim.orderId, order.id)))
  if (!claim || claim.outcome !== null) throw new Failure('state_conflict')
}

type Decision = Pick<Ask, 'kind' | 'outcome' | 'reason' | 'userId'>

const carryOut = (
  deps: Deps,
  tx: Tx,
  paid: Paid,
  { kind, outcome, reason, userId }: Decision,
): Promise<string | null> =>
  kind === 'dispute'
    ? resolveDispute(deps, tx, paid, { outcome: outcome === 'refund' ? 'refund' : 'seller', reason, userId })
    : resolveClaim(deps, tx, paid, { outcome: outcome === 'paid' ? 'paid' : 'refused', reason, userId })

/** Decides a case, or proposes the decision where it moves more than one person alone may move. */
export async function decide(deps: Deps, tx: Tx, ask: Ask): Promise<ActRow> {
  const { tenantId, userId, orderId, kind, outcome, reason } = ask
  await lockSubject(tx, tenantId, orderId)
  const paid = await lockPaid(tx, tenantId, orderId)
  if (!paid) throw new Failure('not_found', { field: 'id' })
  await requireStranger(tx, paid, userId)
  await isOpen(tx, paid, ask)
  if ((await openProposals(tx, tenantId, { kind, refId: paid.order.id })).length > 0)
    throw new Failure('state_conflict')
  const { totalMinor: amount, currency: unit, perUsd } = paid.order
  const receiver = outcome === 'refund' || outcome === 'paid' ? userReceiver(paid.order.buyerId) : null
  const gift: Gift = { kind, receiver, amount, unit, perUsd }
  const { alone, ...weight } = await weigh(tx, tenantId, userId, gift)
  const act = {
    ...weight,
    tenantId,
    id: uuid5('service-act', tenantId, userId, ask.key),
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
  const transferId = await carryOut(deps, tx, paid, ask)
  return writeAct(tx, { ...act, step: 'decided', transferId })
}

/** Carries out what somebody else proposed about an order. */
export async function approveDecision(deps: Deps, tx: Tx, proposal: ActRow, userId: string): Promise<string | null> {
  const paid = await lockPaid(tx, proposal.tenantId, proposal.refId)
  if (!paid) throw new Failure('not_found', { field: 'id' })
  await requireStranger(tx, paid, userId)
  const { outcome, reason } = proposal
  const kind = proposal.kind === 'dispute' ? 'dispute' : 'insurance'
  await isOpen(tx, paid, { kind, outcome })
  return carryOut(deps, tx, paid, { kind, outcome, reason, userId })
}
