import { eq, exists, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand, category } from '../../platform/db/schema/brand.ts'
import { insuranceClaim, refundRequest } from '../../platform/db/schema/order/after-sales.ts'
import { deliveryUnit, orderHead } from '../../platform/db/schema/order/order.ts'
import { review } from '../../platform/db/schema/order/review.ts'
import { unitClaim } from '../../platform/db/schema/order/unit-claim.ts'
import { unclaimed, undecidedClaims } from './open-claims.ts'
import type { OrderMarks, OrderRow } from './order-view.ts'

/** Facts about orders from other tables: review, claim, and names of brand and category in the reader's language. */
export async function orderMarks(
  tx: Tx,
  { tenantId, locale }: { tenantId: number; locale: string },
  rows: readonly OrderRow[],
): Promise<Map<string, OrderMarks>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const reviewed = tx
    .select({ id: review.id })
    .from(review)
    .where(ofTenant(review, tenantId, eq(review.orderId, orderHead.id)))
  const claimed = tx
    .select({ orderId: insuranceClaim.orderId })
    .from(insuranceClaim)
    .where(ofTenant(insuranceClaim, tenantId, eq(insuranceClaim.orderId, orderHead.id)))
  const units = tx
    .select({ id: deliveryUnit.unitId })
    .from(deliveryUnit)
    .where(ofTenant(deliveryUnit, tenantId, eq(deliveryUnit.orderId, orderHead.id)))
  const unitClaims = tx
    .select({ id: unitClaim.id })
    .from(unitClaim)
    .where(ofTenant(unitClaim, tenantId, eq(unitClaim.orderId, orderHead.id)))
  const partAnswers = tx
    .select({ n: refundRequest.n })
    .from(refundRequest)
    .where(ofTenant(refundRequest, tenantId, eq(refundRequest.orderId, orderHead.id), eq(refundRequest.answer, 'part')))
  const marked = await tx
    .select({
      id: orderHead.id,
      reviewed: sql<boolean>`${exists(reviewed)}`,
      claimed: sql<boolean>`${exists(claimed)}`,
      hasUnits: sql<boolean>`${exists(units)}`,
      hasClaims: sql<boolean>`${exists(unitClaims)}`,
      isPartAnswered: sql<boolean>`${exists(partAnswers)}`,
      brandName: sql<string | null>`${brand.names} ->> ${locale}`,
      categoryName: sql<string | null>`${category.names} ->> ${locale}`,
    })
    .from(orderHead)
    .leftJoin(brand, ofTenant(brand, tenantId, sql`${brand.id} = (${orderHead.offer} ->> 'brandId')::bigint`))
    .leftJoin(
      category,
      ofTenant(category, tenantId, sql`${category.id} = (${orderHead.offer} ->> 'categoryId')::bigint`),
    )
    .where(ofTenant(orderHead, tenantId, inArray(orderHead.id, ids)))
  const claims = await undecidedClaims(
    tx,
    tenantId,
    marked.flatMap(({ id, hasClaims }) => (hasClaims ? [id] : [])),
  )
  return new Map(marked.map(({ id, hasClaims: _, ...marks }) => [id, { ...marks, ...(claims.get(id) ?? unclaimed) }]))
}
