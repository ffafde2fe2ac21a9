import type { CallInput, calls, OfferDetail } from '@tradepost/contract'
import { listStyleOf } from '@tradepost/contract/constants'
import { afterSalesHours, insuranceDays } from '@tradepost/domain/time/windows'
import type { CallContext } from '../../platform/call/call-context.ts'
import { keepSerialized } from '../../platform/call/kept-answers.ts'
import type { Database } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { mediaUrl } from '../../platform/files/media-url.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { type ShownCurrency, shownPrice } from '../../platform/money/price.ts'
import type { CatalogReader } from '../catalog/catalog-snapshot.ts'
import { describeInputs } from './delivery-inputs.ts'
import type { KeptDetails } from './kept-details.ts'
import { asStored, cardOf, type DetailRow, detailRow, detailState, sellerOf } from './offer-reads.ts'
import { onlineUntil, sellerFacts } from './seller-brief.ts'

type Flags = NonNullable<CallInput<typeof calls.offer.offerDetail>['body']>
const screenshotSize = { width: 960, height: 540 }

const sellerInfo = (row: DetailRow) =>
  sellerFacts({
    memberSince: row.sellerMemberSince,
    ekycSince: row.sellerEkycSince,
    depositSince: row.sellerDepositSince,
    indemnitySince: row.sellerIndemnitySince,
    totalOrders: row.sellerTotalOrders,
    offerCount: row.sellerOfferCount,
    deliverySpeed: row.sellerDeliverySpeed,
    serviceAttitude: row.sellerServiceAttitude,
    productDescription: row.sellerProductDescription,
    performanceScore: row.sellerPerformanceScore,
  })

/** The optional blocks, each only when its flag is set. */
function blocks(row: DetailRow, flags: Flags): Partial<OfferDetail> {
  return {
    ...(flags.isGetSellerInfo && { sellerInfo: sellerInfo(row) }),
    ...(flags.isGetGuaranteeInfo && {
      guarantee: {
        ...{ insuranceDays: row.insured ? insuranceDays : 0, refundPercent: 100, afterSalesHours },
        insuranceRule: row.insured ? row.insuranceRule : null,
      },
    }),
    ...(flags.isGetDeliveryDetail && {
      delivery: {
        mode: row.deliveryMode,
        promiseMinutes: row.deliveryMinutes,
        toEmail: row.deliveryMode === 'platform',
      },
    }),
    ...(flags.isGetSellerAuthLevelOperationRecord && {
      sellerLevelRecord: (row.levelRecord ?? []).map(({ level, since }) => ({
        level,
        since: new Date(since).toISOString(),
      })),
    }),
  }
}

/** Prices of sales of similar offers, in the shown currency. */
function soldPrices(sold: DetailRow['sold'], currency: ShownCurrency): OfferDetail['soldPrices'] {
  if (!sold) return null
  const [low, median, high] = [sold.low, sold.median, sold.high].map((minor) => shownPrice(minor, currency).price)
  return low && median && high ? { sales: sold.count, low, median, high } : null
}

/** The seller's text, or its translation with the original beside it. */
function words({ title, description, textLanguage, translation }: DetailRow) {
  if (!translation) return { title, description, textLanguage }
  return {
    title: translation.title,
    description: translation.description,
    textLanguage: translation.language,
    original: { title, description, language: textLanguage },
  }
}

/** Identifies what a detail depends on besides the offer's rows. */
const keyOf = ({ tenant, locale }: CallContext, offerId: string, flags: Flags): string =>
  [
    ...[tenant.tenantId, tenant.siteId, offerId, locale, flags.toCurrencyId ?? ''],
    ...[flags.isGetSellerInfo ?? false, flags.isGetGuaranteeInfo ?? false, flags.isGetDeliveryDetail ?? false],
  ].join(' ')

/** One offer in full. `kept` has the details that were read last; they are returned again while no row has changed. */
export async function standardDetail(
  { db, catalogue, kept }: { db: Pick<Database, 'read'>; catalogue: CatalogReader; kept: KeptDetails },
  context: CallContext,
  id: string,
  flags: Flags,
  now: Date,
): Promise<OfferDetail> {
  const { tenantId, siteId } = context.tenant
  const offerId = fitsId64(id) ? id : '0'
  const extras = {
    levels: flags.isGetSellerAuthLevelOperationRecord ?? false,
    translation: flags.isTranslate ? context.locale : null,
  }
  // The state of the rows does not cover the extras.
  const key = extras.levels || extras.translation ? null : keyOf(context, offerId, flags)
  const known = key === null ? undefined : kept.get(key, now)
  if (known && known.state === (await detailState(db, context, offerId))) return known.detail
  const row = await detailRow(db, context, offerId, extras)
  const facts = await catalogue.at(tenantId, row.version)
  const currency = facts.currency(siteId, context.locale, flags.toCurrencyId)
  const card = row.id === null ? null : cardOf(row, facts, context.locale, currency, now)
  if (row.id === null || !card) throw new Failure('not_found', { field: 'id' })
  const detail: OfferDetail = {
    ...card,
    ...words(row),
    listStyle: listStyleOf(row.standardType, row.template),
    coverWideUrl: mediaUrl(row.coverWidePath),
    ...asStored(row),
    soldPrices: soldPrices(row.sold, currency),
    screenshots: row.screenshots.map(({ path, alt, width, height }) => ({
      ...{ url: mediaUrl(path), alt },
      ...(width && height ? { width, height } : screenshotSize),
    })),
    deliveryInputs: describeInputs(row.deliveryInputs, row.attributes, context.locale),
    ...blocks(row, flags),
  }
  if (key !== null)
    kept.set(key, { state: row.state, detail: keepSerialized(detail), validUntil: onlineUntil(sellerOf(row), now) })
  return detail
}
