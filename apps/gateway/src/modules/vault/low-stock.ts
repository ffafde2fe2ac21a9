import { translate } from '@tradepost/i18n/server'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import type { Deps } from '../../platform/deps.ts'
import { sellerAddress } from '../order/order-mails.ts'

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
  const address = row && (await sellerAddress(tx, tenantId, row.sellerId))
  if (!address) return
  const { to, locale } = address
  await deps.mail.enqueue(tx, {
    ...{ tenantId, to, locale, key: `low-stock:${offerId}:${crossing}` },
    subject: translate(locale, 'mail.lowStockSubject', { title: row.title }),
    paragraphs: [translate(locale, 'mail.lowStockBody', { count: String(row.available) })],
  })
}
