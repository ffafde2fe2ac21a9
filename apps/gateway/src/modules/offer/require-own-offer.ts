import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { hasId } from '../../platform/ids/has-id.ts'

interface Own {
  tenantId: number
  sellerId: string
  offerId: string
}

const rowOf = (tx: Tx, { tenantId, sellerId, offerId }: Own) =>
  tx
    .select()
    .from(offer)
    .where(ofTenant(offer, tenantId, eq(offer.sellerId, sellerId), hasId(offer.id, offerId)))

/** The offer, if it is one of this seller. */
export async function requireOwnOffer(tx: Tx, own: Own) {
  const [row] = await rowOf(tx, own)
  if (!row) throw new Failure('not_found', { field: 'id' })
  return row
}

/** As `requireOwnOffer`, and locks the offer, so that changes at once come one after the other. */
export async function lockOwnOffer(tx: Tx, own: Own) {
  const [row] = await rowOf(tx, own).for('no key update')
  if (!row) throw new Failure('not_found', { field: 'id' })
  return row
}
