import type { Attribute, OfferCard } from '@tradepost/contract'
import type { Localised, ValueNames } from '../../platform/db/schema/brand.ts'
import type { OfferAttribute, offer as offerTable } from '../../platform/db/schema/offer.ts'
import { mediaUrl } from '../../platform/files/media-url.ts'
import { type ShownCurrency, shownPrice } from '../../platform/money/price.ts'
import { pickText } from '../../platform/text/localised.ts'
import { type SellerBriefRow, sellerBrief } from './seller-brief.ts'

/** The columns of an offer that its card shows. `CardOffer` and the statements of `offer-reads` use this list. */
export const cardColumns = [
  ...(['id', 'title', 'brandId', 'categoryId', 'standardType', 'categoryType', 'status', 'priceMinor'] as const),
  ...(['unitName', 'coverPath', 'attributes', 'deliveryMode', 'deliveryMinutes', 'instant', 'verified'] as const),
  ...(['insured', 'available', 'minQuantity', 'maxQuantity', 'listedAt', 'releasedOn', 'maintenanceUntil'] as const),
] as const
export type CardOffer = Pick<typeof offerTable.$inferSelect, (typeof cardColumns)[number]>

interface Names {
  brand: { name: string; names: Localised; alias: string }
  category: { names: Localised; alias: string }
  attribute(
    id: string,
  ): { names: Localised; valueNames: ValueNames; attrType: number; isMain: boolean; sort: number } | undefined
}

function attributesOf(list: OfferAttribute[], names: Names, locale: string): Attribute[] {
  return list.flatMap(({ a, v }) => {
    const def = names.attribute(a)
    if (!def) return []
    const { attrType, sort, isMain } = def
    return {
      id: a,
      name: pickText(def.names, locale),
      value: def.valueNames[v]?.[locale] ?? v,
      attrType,
      sort,
      isMainAttr: isMain,
    }
  })
}

/** An offer as lists show it, prices in the given currency. */
export function offerCard(
  offer: CardOffer,
  seller: SellerBriefRow,
  names: Names,
  locale: string,
  currency: ShownCurrency,
  now: Date,
): OfferCard {
  const { brand, category } = names
  return {
    id: String(offer.id),
    title: offer.title,
    brandId: String(offer.brandId),
    brandName: brand.names[locale] ?? brand.name,
    brandAlias: brand.alias,
    categoryId: String(offer.categoryId),
    categoryName: pickText(category.names, locale),
    categoryAlias: category.alias,
    standardType: offer.standardType,
    categoryType: offer.categoryType,
    status: offer.status,
    ...shownPrice(offer.priceMinor, currency),
    unitName: offer.unitName,
    coverUrl: mediaUrl(offer.coverPath),
    attributes: attributesOf(offer.attributes, names, locale),
    deliveryMode: offer.deliveryMode,
    deliveryMinutes: offer.deliveryMinutes,
    instant: offer.instant,
    verified: offer.verified,
    insured: offer.insured,
    available: offer.available,
    minQuantity: offer.minQuantity,
    maxQuantity: offer.maxQuantity,
    listedAt: offer.listedAt.toISOString(),
    releasedOn: offer.releasedOn?.toISOString() ?? null,
    maintenanceUntil: offer.maintenanceUntil?.toISOString() ?? null,
    seller: sellerBrief(seller, now),
  }
}
