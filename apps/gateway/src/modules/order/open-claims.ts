import { disputableAnswers, unitClaimStateOf } from '@tradepost/domain/order/unit-claims'
import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { refundRequest } from '../../platform/db/schema/order/after-sales.ts'
import { accountUnit } from '../../platform/db/schema/order/order.ts'
import { rentalComplaint } from '../../platform/db/schema/order/rental.ts'
import { unitClaim } from '../../platform/db/schema/order/unit-claim.ts'
import type { OrderRow } from './order-view.ts'

export const openUnitClaims = ({ tenantId, id }: Pick<OrderRow, 'tenantId' | 'id'>) =>
  ofTenant(unitClaim, tenantId, eq(unitClaim.orderId, id), isNull(unitClaim.answer))

/** Tells whether a claim about a unit of the order waits for its seller. */
export const hasOpenUnitClaim = async (tx: Tx, row: OrderRow): Promise<boolean> =>
  (await tx.$count(unitClaim, openUnitClaims(row))) > 0

/** Tells whether a claim about a unit waits for the seller, or a rental complaint for staff. */
export async function hasOpenClaim(tx: Tx, row: OrderRow): Promise<boolean> {
  const { tenantId, id } = row
  const [open] = await tx
    .select({ id: rentalComplaint.id })
    .from(rentalComplaint)
    .where(ofTenant(rentalComplaint, tenantId, eq(rentalComplaint.orderId, id), eq(rentalComplaint.state, 'open')))
  return open !== undefined || hasOpenUnitClaim(tx, row)
}

const isUnreplaced = ne(accountUnit.state, 'replaced')

/** Tells whether the seller refused or did not answer a claim about a unit, and did not replace the unit either. */
export async function hasLostUnitClaim(tx: Tx, { tenantId, id }: OrderRow): Promise<boolean> {
  const [lost] = await tx
    .select({ id: unitClaim.id })
    .from(unitClaim)
    .innerJoin(accountUnit, ofTenant(accountUnit, unitClaim.tenantId, eq(accountUnit.id, unitClaim.unitId)))
    .where(
      ofTenant(
        unitClaim,
        tenantId,
        eq(unitClaim.orderId, id),
        inArray(unitClaim.answer, [...disputableAnswers]),
        isUnreplaced,
      ),
    )
    .limit(1)
  return lost !== undefined
}

/** Tells whether the seller answered a request for a refund with a part of the price. */
export const isAnsweredWithPart = async (tx: Tx, { tenantId, id }: OrderRow): Promise<boolean> =>
  (await tx.$count(
    refundRequest,
    ofTenant(refundRequest, tenantId, eq(refundRequest.orderId, id), eq(refundRequest.answer, 'part')),
  )) > 0

/** The effect of the claims about units on their order, and the seller's first deadline to answer an open one. */
interface ClaimMarks {
  unitClaim: 'open' | 'lost' | null
  claimBy: Date | null
}
export const unclaimed: ClaimMarks = { unitClaim: null, claimBy: null }

/** The marks of orders with a claim about a unit that is open, or that the seller did not settle. */
export async function undecidedClaims(
  tx: Tx,
  tenantId: number,
  orderIds: readonly string[],
): Promise<Map<string, ClaimMarks>> {
  if (orderIds.length === 0) return new Map()
  const claims = await tx
    .select({ orderId: unitClaim.orderId, answer: unitClaim.answer, by: unitClaim.answerBy })
    .from(unitClaim)
    .innerJoin(accountUnit, ofTenant(accountUnit, unitClaim.tenantId, eq(accountUnit.id, unitClaim.unitId)))
    .where(
      ofTenant(
        unitClaim,
        tenantId,
        inArray(unitClaim.orderId, [...orderIds]),
        or(isNull(unitClaim.answer), and(inArray(unitClaim.answer, [...disputableAnswers]), isUnreplaced)),
      ),
    )
    .orderBy(asc(unitClaim.answerBy))
  const marks = new Map<string, ClaimMarks>()
  for (const orderId of orderIds) {
    const ofOrder = claims.filter((claim) => claim.orderId === orderId)
    const claimBy = ofOrder.find(({ answer }) => answer === null)?.by ?? null
    if (ofOrder.length > 0) marks.set(orderId, { unitClaim: unitClaimStateOf(ofOrder), claimBy })
  }
  return marks
}
