import { randomUUID } from 'node:crypto'
import { type CallInput, calls } from '@tradepost/contract'
import { eq } from 'drizzle-orm'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import { actAs } from '../../platform/db/act-as.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { rentalComplaint } from '../../platform/db/schema/order/rental.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { answerComplaint } from '../rental/rental-desk-calls.ts'
import { toComplaint } from '../rental/rental-view.ts'
import { type ActRow, lockSubject, openProposals, writeAct } from './acts.ts'
import { checkGiftLimits, sellerReceiver, userReceiver } from './gift.ts'

interface Answer {
  tenantId: number
  id: string
  accept: boolean
  answer: string
  userId: string
}

/** Loads a complaint with its order; throws if the member of staff rented or sold it. */
async function complaintFor(tx: Tx, { tenantId, id, userId }: Pick<Answer, 'tenantId' | 'id' | 'userId'>) {
  const [row] = await tx
    .select({ complaint: rentalComplaint, order: orderHead })
    .from(rentalComplaint)
    .innerJoin(orderHead, ofTenant(orderHead, rentalComplaint.tenantId, eq(orderHead.id, rentalComplaint.orderId)))
    .where(ofTenant(rentalComplaint, tenantId, eq(rentalComplaint.id, id)))
  if (!row) throw new Failure('not_found', { field: 'id' })
  const seller = await sellerReceiver(tx, tenantId, row.order.sellerId)
  if (row.complaint.renterId === userId || seller === userReceiver(userId)) throw new Failure('forbidden')
  return row
}

async function carryOut(deps: Deps, tx: Tx, { userId, ...answer }: Answer) {
  const by = `service:${userId}`
  await actAs(tx, `platform:${by}`)
  const decided = await answerComplaint(deps, tx, { ...answer, by })
  await actAs(tx, by)
  return decided
}

/** Decides a rental complaint, or proposes the decision if it refunds more than one member of staff may alone. */
async function decide(deps: Deps, tx: Tx, tenantId: number, userId: string, id: string, body: Body) {
  await lockSubject(tx, tenantId, id)
  const { complaint, order } = await complaintFor(tx, { tenantId, id, userId })
  if (complaint.state !== 'open' || (await openProposals(tx, tenantId, { kind: 'rental', refId: id })).length > 0)
    throw new Failure('state_conflict')
  const receiver = body.accept ? userReceiver(order.buyerId) : null
  const { totalMinor: amount, currency: unit, perUsd } = order
  const gift = { kind: 'rental', receiver, amount, unit, perUsd } as const
  const { alone, ...weight } = await checkGiftLimits(tx, tenantId, userId, gift)
  const decided = alone ? await carryOut(deps, tx, { tenantId, id, userId, ...body }) : toComplaint(complaint)
  await writeAct(tx, {
    ...{ tenantId, id: randomUUID(), kind: 'rental', refKind: 'complaint', refId: id, ...weight, amount, unit, userId },
    ...{ outcome: body.accept ? 'refund' : 'seller', reason: body.answer, step: alone ? 'decided' : 'proposed' },
  })
  return decided
}

type Body = CallInput<typeof calls.rental.decideRentalComplaint>['body']

/** Carries out a decision about a rental complaint that another member of staff proposed. */
export async function approveRental(deps: Deps, tx: Tx, proposal: ActRow, userId: string): Promise<null> {
  const { tenantId, refId: id, outcome, reason } = proposal
  await complaintFor(tx, { tenantId, id, userId })
  await carryOut(deps, tx, { tenantId, id, userId, accept: outcome === 'refund', answer: reason })
  return null
}

export const staffRentalCalls = (deps: Deps): Implementation[] => [
  implement(calls.rental.decideRentalComplaint, ({ params, body }, context) =>
    asStaff(deps, context, (tx, userId) => decide(deps, tx, context.tenant.tenantId, userId, params.id, body)),
  ),
]
