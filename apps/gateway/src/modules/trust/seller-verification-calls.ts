import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { eq } from 'drizzle-orm'
import { noteChange, principal } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asSeller } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { verification, verificationFile } from '../../platform/db/schema/trust.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { hasId } from '../../platform/ids/has-id.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { cleanText } from '../../platform/text/clean-text.ts'
import { takeOwnFiles } from '../file/take-own-files.ts'
import { verificationOf } from './verification-store.ts'

const perOffer: RateRule = { name: 'verification-offer', limit: 5, windowMs: dayMs }
const perSeller: RateRule = { name: 'verification-seller', limit: 100, windowMs: dayMs }

/** One of the seller's offers, locked so that it does not change meanwhile; fails for any other. */
async function lockOwn(tx: Tx, tenantId: number, sellerId: string, id: string) {
  const [row] = await tx
    .select()
    .from(offer)
    .where(ofTenant(offer, tenantId, eq(offer.sellerId, sellerId), hasId(offer.id, id)))
    .for('no key update')
  if (!row) throw new Failure('not_found', { field: 'id' })
  return row
}

/** Calls by which sellers ask staff to verify an account. */
export const sellerVerificationCalls = (deps: Deps): Implementation[] => [
  implement(calls.trust.sellerVerification, ({ params }, context) =>
    asSeller(deps, context, async (tx, sellerId) => {
      const { tenantId } = context.tenant
      const [row] = await tx
        .select()
        .from(offer)
        .where(ofTenant(offer, tenantId, eq(offer.sellerId, sellerId), hasId(offer.id, params.id)))
      if (!row) throw new Failure('not_found', { field: 'id' })
      return verificationOf(tx, row)
    }),
  ),
  implement(calls.trust.sellerAskVerification, ({ params, body }, context) =>
    asSeller(deps, context, async (tx, sellerId) => {
      const { tenantId } = context.tenant
      const { userId } = principal(context)
      const now = deps.clock.now()
      const row = await lockOwn(tx, tenantId, sellerId, params.id)
      const before = await verificationOf(tx, row)
      if (!before.mayAsk) throw new Failure('state_conflict', { field: 'id' })
      await requireRate(tx, tenantId, perOffer, row.id, now)
      await requireRate(tx, tenantId, perSeller, sellerId, now)
      const fileIds = await takeOwnFiles(tx, {
        ...{ tenantId, userId, fileIds: body.fileIds, catalogue: 'order_attachment', pictures: true },
      })
      const id = randomUUID()
      await tx.insert(verification).values({
        ...{ tenantId, id, offerId: row.id, sellerId, askedBy: userId, askedAt: now },
        note: cleanText(body.note ?? '').trim(),
      })
      await tx
        .insert(verificationFile)
        .values(fileIds.map((fileId, position) => ({ tenantId, verificationId: id, fileId, position })))
      noteChange(context, { after: { offer: row.id, pictures: fileIds.length } })
      return verificationOf(tx, row)
    }),
  ),
]
