import type { SellerBrief } from '@tradepost/contract'

/** Sellers whose level is strictly above the threshold (decision X-27), best rated first, each once. */
export function recommendedSellers<S extends Pick<SellerBrief, 'id' | 'level' | 'rating' | 'reviewCount'>>(
  offers: readonly { seller: S }[],
  threshold: number,
  limit = 4,
): S[] {
  const sellers = new Map(offers.map(({ seller }) => [seller.id, seller]))
  return [...sellers.values()]
    .filter(({ level }) => level !== null && level > threshold)
    .sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || b.reviewCount - a.reviewCount)
    .slice(0, limit)
}
