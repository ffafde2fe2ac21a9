import type { SellerFacts } from '@tradepost/contract'

/** The number of confirmed orders at which a seller reaches the first level. */
const firstLevelOrders = 10

/** True for a seller with few orders. A seller without a level is not necessarily new. */
export const isNewSeller = ({ totalOrders }: Pick<SellerFacts, 'totalOrders'>): boolean =>
  totalOrders < firstLevelOrders
