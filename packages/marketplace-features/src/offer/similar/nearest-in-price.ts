import type { OfferCard } from '@tradepost/contract'

const shownSimilar = 4

/** The offers of a list whose prices are nearest to that of an offer, as shares of it. The best match goes first. */
export function nearestInPrice(
  list: readonly OfferCard[],
  { id, price }: Pick<OfferCard, 'id' | 'price'>,
): OfferCard[] {
  const others = list.filter((one) => one.id !== id)
  if (!price?.minor) return others.slice(0, shownSimilar)
  const distance = (one: OfferCard) =>
    one.price?.minor ? Math.abs(Math.log(one.price.minor / price.minor)) : Number.POSITIVE_INFINITY
  const nearest = new Set([...others].sort((one, other) => distance(one) - distance(other)).slice(0, shownSimilar))
  return others.filter((one) => nearest.has(one))
}
