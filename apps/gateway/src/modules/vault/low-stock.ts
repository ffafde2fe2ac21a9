import { translate } from '@tradepost/i18n/server'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import type { Deps } from '../../platform/deps.ts'
import { tellSeller } from '../push/tell-seller.ts'

/** The job name that the trigger on offers writes. */
export const lowStockTask = 'vault.low_stock'

/** Mails the seller that an offer runs low; once for each time that its stock falls to the seller's limit. */
export async function warnOfLowStock(
  deps: Deps,
  tx: Tx,
  tenantId: number,
  offerId: string,
  crossing: string,
): Promise<void> {
  const [row] = await tx
    .select()
    .from(offer)
    .where(ofTenant(offer, tenantId, eq(offer.id, offerId)))
  if (!row) return
  await tellSeller(deps, tx, {
    ...{ tenantId, sellerId: row.sellerId, topic: 'stock', key: `low-stock:${offerId}:${crossing}` },
    path: `/sell/offers/${offerId}`,
    words: (locale) => ({
      subject: translate(locale, 'mail.lowStockSubject', { title: row.title }),
      paragraphs: [translate(locale, 'mail.lowStockBody', { count: String(row.available) })],
    }),
  })
}
