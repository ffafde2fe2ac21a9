import type { SellerBrief, SellerFacts } from '@tradepost/contract'
import type { seller } from '../../platform/db/schema/seller.ts'
import { mediaUrl } from '../../platform/files/media-url.ts'

type SellerRow = typeof seller.$inferSelect
export type SellerBriefRow = Pick<
  SellerRow,
  | 'id'
  | 'nickName'
  | 'avatarPath'
  | 'rating'
  | 'reviewCount'
  | 'level'
  | 'ekyc'
  | 'deposit'
  | 'indemnity'
  | 'presence'
  | 'lastSeenAt'
>
export type SellerFactsRow = Pick<
  SellerRow,
  | 'memberSince'
  | 'ekycSince'
  | 'depositSince'
  | 'indemnitySince'
  | 'totalOrders'
  | 'offerCount'
  | 'deliverySpeed'
  | 'serviceAttitude'
  | 'productDescription'
  | 'performanceScore'
>

const onlineMinutes = 5

/** Online if the seller pinned it so, or was seen within the last five minutes. */
export function isOnline(row: Pick<SellerRow, 'presence' | 'lastSeenAt'>, now: Date): boolean {
  if (row.presence !== 'auto') return row.presence === 'online'
  return row.lastSeenAt !== null && now.getTime() - row.lastSeenAt.getTime() < onlineMinutes * 60_000
}

/** The time at which a seller who is shown as online no longer is, unless the row changes; null if there is none. */
export const onlineUntil = (row: Pick<SellerRow, 'presence' | 'lastSeenAt'>, now: Date): Date | null =>
  row.presence === 'auto' && row.lastSeenAt && isOnline(row, now)
    ? new Date(row.lastSeenAt.getTime() + onlineMinutes * 60_000)
    : null

/** The part of a seller that offer cards show. */
export function sellerBrief(row: SellerBriefRow, now: Date): SellerBrief {
  return {
    id: String(row.id),
    nickName: row.nickName,
    avatarUrl: mediaUrl(row.avatarPath),
    rating: row.rating,
    reviewCount: row.reviewCount,
    level: row.level,
    ekyc: row.ekyc,
    deposit: row.deposit,
    indemnity: row.indemnity,
    online: isOnline(row, now),
  }
}

/** The further facts that the offer page and the store show. */
export function sellerFacts(row: SellerFactsRow): SellerFacts {
  return {
    memberSince: row.memberSince.toISOString(),
    ekycSince: row.ekycSince?.toISOString() ?? null,
    depositSince: row.depositSince?.toISOString() ?? null,
    indemnitySince: row.indemnitySince?.toISOString() ?? null,
    totalOrders: row.totalOrders,
    offers: row.offerCount,
    deliverySpeed: row.deliverySpeed,
    serviceAttitude: row.serviceAttitude,
    productDescription: row.productDescription,
    performanceScore: row.performanceScore,
  }
}
