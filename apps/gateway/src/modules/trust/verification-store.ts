import { createHash } from 'node:crypto'
import { isAccount, isRental } from '@tradepost/domain/offer/offer-kinds'
import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { category } from '../../platform/db/schema/brand.ts'
import { file } from '../../platform/db/schema/file.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { verification, verificationEnd, verificationFile } from '../../platform/db/schema/trust.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { signedUrl } from '../file/file-address.ts'
import { markEndsAt } from './mark-ends-at.ts'
import { trustSettingsOf } from './trust-setting.ts'

export type VerificationRow = typeof verification.$inferSelect
type EndRow = typeof verificationEnd.$inferSelect
type OfferRow = typeof offer.$inferSelect

/** Names what a report is about, so that one about an outdated listing is refused. */
export const listingVersion = ({ title, description, attributes, assets, screenshots, received }: OfferRow): string =>
  createHash('sha256')
    .update(JSON.stringify([title, description, attributes, assets, screenshots, received]))
    .digest('base64url')
    .slice(0, 22)

export const toRequest = (row: VerificationRow, end: EndRow | null) => ({
  id: row.id,
  state: row.passed === null ? ('waiting' as const) : row.passed ? ('passed' as const) : ('failed' as const),
  askedAt: row.askedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  checks: row.checks ?? [],
  summary: row.summary,
  ended: end && { at: end.at.toISOString(), cause: end.cause, reason: end.reason },
})

const withEnds = (tx: Tx) =>
  tx
    .select({ row: verification, end: verificationEnd })
    .from(verification)
    .leftJoin(
      verificationEnd,
      ofTenant(verificationEnd, verification.tenantId, eq(verificationEnd.verificationId, verification.id)),
    )

/** One request with the end of its mark; fails if there is none. */
export async function requestOf(tx: Tx, tenantId: number, id: string) {
  const [found] = await withEnds(tx).where(ofTenant(verification, tenantId, eq(verification.id, id)))
  if (!found) throw new Failure('not_found', { field: 'id' })
  return found
}

/** One request, locked for a change; fails if there is none. */
export async function lockRequest(tx: Tx, tenantId: number, id: string): Promise<VerificationRow> {
  const [row] = await tx
    .select()
    .from(verification)
    .where(ofTenant(verification, tenantId, eq(verification.id, id)))
    .for('no key update')
  if (!row) throw new Failure('not_found', { field: 'id' })
  return row
}

export async function offerOf(tx: Tx, tenantId: number, id: string): Promise<OfferRow> {
  const [row] = await tx
    .select()
    .from(offer)
    .where(ofTenant(offer, tenantId, eq(offer.id, id)))
  if (!row) throw new Failure('not_found', { field: 'id' })
  return row
}

/** Tells whether an offer is exactly one account, which its seller still has. */
export async function isOneAccount(tx: Tx, row: OfferRow): Promise<boolean> {
  const [goods] = await tx
    .select({ handOver: category.handOver })
    .from(category)
    .where(ofTenant(category, row.tenantId, eq(category.id, row.categoryId)))
  const kind = isRental(row) || isAccount(row, goods?.handOver ?? null)
  return kind && row.available === 1 && row.reserved === 0
}

/** The verification of an offer, as its seller sees it. */
export async function verificationOf(tx: Tx, row: OfferRow) {
  const { tenantId } = row
  const { verifiedDays: days } = await trustSettingsOf(tx, tenantId)
  const requests = await withEnds(tx)
    .where(ofTenant(verification, tenantId, eq(verification.offerId, row.id)))
    .orderBy(desc(verification.decidedAt), desc(verification.askedAt), verification.id)
    .limit(20)
  const isWaiting = requests.some((request) => request.row.decidedAt === null)
  return {
    mayAsk: !isWaiting && !row.verified && (await isOneAccount(tx, row)),
    verified: row.verified,
    until: await markEndsAt(tx, row),
    days,
    requests: requests.map((request) => toRequest(request.row, request.end)),
  }
}

/** The pictures of a request, with addresses for one viewer. */
export async function picturesOf(deps: Deps, tx: Tx, { tenantId, id }: VerificationRow, viewerId: string) {
  const rows = await tx
    .select({ file })
    .from(verificationFile)
    .innerJoin(file, ofTenant(file, verificationFile.tenantId, eq(file.id, verificationFile.fileId)))
    .where(ofTenant(verificationFile, tenantId, eq(verificationFile.verificationId, id)))
    .orderBy(asc(verificationFile.position))
  return rows.map((found) => ({ id: found.file.id, url: signedUrl(deps, found.file, viewerId) }))
}

/** Ends the marks of offers. The database ends one by itself when the offer changes. */
export async function endMarks(
  tx: Tx,
  tenantId: number,
  ids: readonly string[],
  end: Pick<EndRow, 'cause' | 'endedBy' | 'reason' | 'at'>,
): Promise<void> {
  if (ids.length === 0) return
  await tx.insert(verificationEnd).values(ids.map((verificationId) => ({ tenantId, verificationId, ...end })))
  await tx
    .update(offer)
    .set({ verified: false, verifiedBy: null, verifiedReport: null })
    .where(ofTenant(offer, tenantId, inArray(offer.verifiedBy, [...ids])))
}
