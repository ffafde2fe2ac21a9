import type { Attribute, OfferCard, SellerBrief } from '@tradepost/contract'
import { orderedAttributes } from './ordered-attributes.ts'

const cardFields = [
  ...([
    'id',
    'title',
    'standardType',
    'categoryType',
    'status',
    'price',
    'unitName',
    'coverUrl',
    'deliveryMode',
  ] as const),
  ...(['deliveryMinutes', 'instant', 'verified', 'insured', 'available', 'releasedOn', 'maintenanceUntil'] as const),
]
const attributeFields = ['value', 'attrType', 'isMainAttr', 'sort'] as const
const sellerFields = ['id', 'nickName', 'avatarUrl', 'rating', 'reviewCount', 'level', 'online'] as const

export type ShownAttribute = Pick<Attribute, (typeof attributeFields)[number]>
export type ShownSeller = Pick<SellerBrief, (typeof sellerFields)[number]>

/** The part of an offer that lists and cards show. */
export interface ShownOffer extends Pick<OfferCard, (typeof cardFields)[number]> {
  attributes: readonly ShownAttribute[]
  seller: ShownSeller
}

/** The number of attributes on a card. */
export const cardAttributes = 3

const pick = <T extends object, K extends keyof T>(from: T, fields: readonly K[]) =>
  Object.fromEntries(fields.map((field) => [field, from[field]])) as Pick<T, K>

/** Keeps only the shown fields of an offer, because the HTML also contains the page's data for hydration. */
export const shownOffer = (offer: OfferCard): ShownOffer => ({
  ...pick(offer, cardFields),
  attributes: orderedAttributes(offer.attributes)
    .slice(0, cardAttributes)
    .map((attribute) => pick(attribute, attributeFields)),
  seller: pick(offer.seller, sellerFields),
})
