import type { Attribute, OfferCard } from '@tradepost/contract'
import type { Localised, ValueNames } from '../../platform/db/schema/brand.ts'
import type { OfferAttribute } from '../../platform/db/schema/offer.ts'
import { mediaUrl } from '../../platform/files/media-url.ts'
import { type ShownCurrency, shownPrice } from '../../platform/money/price.ts'
import { pickText } from '../../platform/text/localised.ts'
import { type SellerBriefRow, sellerBrief } from './seller-brief.ts'

/** The columns of an offer that its card shows. */
export interface CardOffer {
  id: string
  title: string
  brandId: string
  categoryId: string
  standardType: number
  categoryType: number | null
  status: number
  priceMinor: number
  unitName: string | null
  coverPath: string
  attributes: OfferAttribute[]
  deliveryMode: 'platform' | 'im'
  deliveryMinutes: number
  instant: boolean
  verified: boolean
  insured: boolean
  available: number
  minQuantity: number
  maxQuantity: number
  listedAt: Date
  releasedOn: Date | null
  maintenanceUntil: Date | null
}

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
