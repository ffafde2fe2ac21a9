import type { CallInput, OfferDetail, product } from '@tradepost/contract'
import { afterSalesHours, insuranceDays } from '@tradepost/contract/constants'
import { and, desc, eq } from 'drizzle-orm'
import type { CallContext } from '../../platform/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { sellerLevelRecord } from '../../platform/db/schema/seller.ts'
import { Failure } from '../../platform/failure.ts'
import { mediaUrl } from '../../platform/files/media-url.ts'
import { fitsId64 } from '../../platform/id64.ts'
import { cardsOfRows, type OfferRow, offerRows } from './offer-cards.ts'
import { shownCurrency } from './price.ts'
import { sellerFacts } from './seller-brief.ts'
import { sellerOffers } from './seller-offers.ts'

type Flags = NonNullable<CallInput<typeof product.standardDetail>['body']>
const screenshotSize = { width: 960, height: 540 }

async function levelRecord(tx: Tx, context: CallContext, sellerId: string) {
  const rows = await tx
    .select({ level: sellerLevelRecord.level, since: sellerLevelRecord.since })
    .from(sellerLevelRecord)
    .where(and(eq(sellerLevelRecord.tenantId, context.tenant.tenantId), eq(sellerLevelRecord.sellerId, sellerId)))
    .orderBy(desc(sellerLevelRecord.since))
  return rows.map(({ level, since }) => ({ level, since: since.toISOString() }))
}

/** The blocks a caller may ask for, each only when its flag is set. */
async function blocks(
  tx: Tx,
  context: CallContext,
  { offer, seller }: OfferRow,
  flags: Flags,
): Promise<Partial<OfferDetail>> {
  const sellerId = String(offer.sellerId)
  return {
    ...(flags.isGetSellerInfo && { sellerInfo: sellerFacts(seller, await sellerOffers(tx, context, sellerId)) }),
    ...(flags.isGetGuaranteeInfo && {
      guarantee: { insuranceDays: offer.insured ? insuranceDays : 0, refundPercent: 100, afterSalesHours },
    }),
    ...(flags.isGetDeliveryDetail && {
      delivery: {
        mode: offer.deliveryMode,
        promiseMinutes: offer.deliveryMinutes,
        toEmail: offer.deliveryMode === 'platform',
      },
    }),
    ...(flags.isGetSellerAuthLevelOperationRecord && { sellerLevelRecord: await levelRecord(tx, context, sellerId) }),
  }
}

/** One offer in full. */
export async function standardDetail(
  tx: Tx,
  context: CallContext,
  id: string,
  flags: Flags,
  now: Date,
): Promise<OfferDetail> {
  const currency = await shownCurrency(tx, context, flags.toCurrencyId)
  const [row] = fitsId64(id) ? await offerRows(tx, context, [id]) : []
  if (!row) throw new Failure('not_found', { field: 'id' })
  const [card] = await cardsOfRows(tx, context, [row], currency, now)
  if (!card) throw new Failure('not_found', { field: 'id' })
  const { offer } = row
  return {
    ...card,
    description: offer.description,
    textLanguage: offer.textLanguage,
    listStyle: offer.listStyle,
    coverWideUrl: mediaUrl(offer.coverWidePath),
    verifiedReport: offer.verifiedReport ?? null,
    assets: offer.assets,
    screenshots: offer.screenshots.map(({ path, alt }) => ({ url: mediaUrl(path), alt, ...screenshotSize })),
    faq: offer.faq,
    ...(await blocks(tx, context, row, flags)),
  }
}
