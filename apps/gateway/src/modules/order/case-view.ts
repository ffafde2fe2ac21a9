import type { AfterSales, OrderDetail } from '@tradepost/contract'
import { maskedUnit } from '@tradepost/domain/offer/unit-content'
import { asc, eq } from 'drizzle-orm'
import { openSecret, type TenantSecrets } from '../../platform/crypto/secret-box.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import {
  dispute,
  disputeAnswer,
  insuranceClaim,
  orderListing,
  refundRequest,
} from '../../platform/db/schema/order/after-sales.ts'
import { accountUnit } from '../../platform/db/schema/order/order.ts'
import { review } from '../../platform/db/schema/order/review.ts'
import { partRefund, unitClaim } from '../../platform/db/schema/order/unit-claim.ts'
import type { Deps } from '../../platform/deps.ts'
import { mediaUrl } from '../../platform/files/media-url.ts'
import { leaveOutTaken } from '../file/taken/leave-out-taken.ts'
import type { OrderRow } from './order-view.ts'
import { toReview } from './review-view.ts'

const iso = (at: Date | null) => at?.toISOString() ?? null

/** Refund requests, claims about units, dispute and insurance claim of an order. */
export async function afterSalesOf(deps: Deps, tx: Tx, row: OrderRow): Promise<AfterSales> {
  const { tenantId, id, currency } = row
  const money = (minor: number | null) => (minor === null ? null : { minor, currency })
  const refunds = await tx
    .select()
    .from(refundRequest)
    .where(ofTenant(refundRequest, tenantId, eq(refundRequest.orderId, id)))
    .orderBy(asc(refundRequest.n))
  const [opened] = await tx
    .select()
    .from(dispute)
    .where(ofTenant(dispute, tenantId, eq(dispute.orderId, id)))
  const [answer] = opened
    ? await tx
        .select()
        .from(disputeAnswer)
        .where(ofTenant(disputeAnswer, tenantId, eq(disputeAnswer.orderId, id)))
    : []
  const [claim] = await tx
    .select()
    .from(insuranceClaim)
    .where(ofTenant(insuranceClaim, tenantId, eq(insuranceClaim.orderId, id)))
  return {
    refunds: refunds.map((one) => ({
      reason: one.reason,
      fileIds: one.fileIds,
      requestedAt: one.requestedAt.toISOString(),
      answerBy: one.answerBy.toISOString(),
      answer: one.answer,
      answerText: one.answerText,
      offered: money(one.offeredMinor),
      answeredAt: iso(one.answeredAt),
    })),
    dispute: opened
      ? {
          statement: opened.statement,
          fileIds: opened.fileIds,
          openedAt: opened.openedAt.toISOString(),
          answer: answer
            ? { statement: answer.statement, fileIds: answer.fileIds, answeredAt: answer.answeredAt.toISOString() }
            : null,
          outcome: opened.outcome,
          part: money(opened.partMinor),
          reason: opened.reason,
          decidedAt: iso(opened.decidedAt),
        }
      : null,
    claim: claim
      ? {
          statement: claim.statement,
          fileIds: claim.fileIds,
          claimedAt: claim.claimedAt.toISOString(),
          outcome: claim.outcome,
          reason: claim.reason,
          decidedAt: iso(claim.decidedAt),
        }
      : null,
    unitClaims: await unitClaimsOf(deps, tx, row),
    parts: await partsOf(tx, row),
  }
}

/** The parts of the price that went back while the order went on, oldest first. */
async function partsOf(tx: Tx, { tenantId, id, currency }: OrderRow): Promise<AfterSales['parts']> {
  const parts = await tx
    .select()
    .from(partRefund)
    .where(ofTenant(partRefund, tenantId, eq(partRefund.orderId, id)))
    .orderBy(asc(partRefund.n))
  return parts.map(({ reason, pieces, minor, at, note }) => ({
    ...{ reason, pieces, amount: { minor, currency } },
    ...{ at: at.toISOString(), note },
  }))
}

/** The claims about the units of an order, oldest first. A unit is shown by its last characters. */
async function unitClaimsOf(deps: Deps, tx: Tx, row: OrderRow): Promise<AfterSales['unitClaims']> {
  const claims = await tx
    .select({ claim: unitClaim, unit: accountUnit })
    .from(unitClaim)
    .innerJoin(accountUnit, ofTenant(accountUnit, unitClaim.tenantId, eq(accountUnit.id, unitClaim.unitId)))
    .where(ofTenant(unitClaim, row.tenantId, eq(unitClaim.orderId, row.id)))
    .orderBy(asc(unitClaim.claimedAt), asc(unitClaim.id))
  if (claims.length === 0) return []
  const secrets = await deps.secrets.forTenant(tx, row.tenantId)
  return claims.map(({ claim, unit }) => toUnitClaim(claim, maskOf(secrets, unit), row.currency))
}

type UnitClaimRow = typeof unitClaim.$inferSelect

/** A unit without its content, but its last characters. */
export const maskOf = (
  secrets: TenantSecrets,
  { id, secretCt, secretKeyId }: Pick<typeof accountUnit.$inferSelect, 'id' | 'secretCt' | 'secretKeyId'>,
): string =>
  maskedUnit(
    Object.fromEntries(
      openSecret(secrets, id, { ciphertext: secretCt, keyId: secretKeyId }).map(({ label, value }) => [label, value]),
    ),
  )

export const toUnitClaim = (
  claim: UnitClaimRow,
  masked: string,
  currency: string,
): AfterSales['unitClaims'][number] => ({
  id: claim.id,
  unitId: claim.unitId,
  masked,
  kind: claim.kind,
  statement: claim.statement,
  fileIds: claim.fileIds,
  claimedAt: claim.claimedAt.toISOString(),
  answerBy: claim.answerBy.toISOString(),
  answer: claim.answer,
  answerText: claim.answerText,
  refunded: claim.refundedMinor === null ? null : { minor: claim.refundedMinor, currency },
  answeredAt: iso(claim.answeredAt),
})

/** The listing as it was at the moment of sale. */
export async function listingOf(tx: Tx, row: OrderRow): Promise<OrderDetail['listing']> {
  const [frozen] = await tx
    .select()
    .from(orderListing)
    .where(ofTenant(orderListing, row.tenantId, eq(orderListing.orderId, row.id)))
  if (!frozen) return null
  return {
    description: frozen.description,
    attributes: row.offer.attributes,
    assets: frozen.assets,
    screenshots: (await leaveOutTaken(tx, row.tenantId, frozen.screenshots)).map(({ path, alt }) => ({
      url: mediaUrl(path),
      alt,
    })),
    faq: frozen.faq,
    takenAt: frozen.takenAt.toISOString(),
  }
}

export async function reviewOf(tx: Tx, row: OrderRow): Promise<OrderDetail['review']> {
  const [joined] = await tx
    .select({ review, title: offer.title })
    .from(review)
    .innerJoin(offer, ofTenant(offer, review.tenantId, eq(offer.id, review.offerId)))
    .where(ofTenant(review, row.tenantId, eq(review.orderId, row.id)))
  return joined ? toReview(joined.review, joined.title) : null
}

/** The after-sales cases, frozen listing and review of an order, for its detail. */
export const caseOf = async (deps: Deps, tx: Tx, row: OrderRow) => ({
  afterSales: await afterSalesOf(deps, tx, row),
  listing: await listingOf(tx, row),
  review: await reviewOf(tx, row),
})
