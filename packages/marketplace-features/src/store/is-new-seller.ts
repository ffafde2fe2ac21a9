import type { SellerFacts } from '@tradepost/contract'

/** The number of confirmed orders that earns a seller the first level. */
const firstLevelOrders = 10

/** True for a seller with few orders. A missing level alone does not mean that a seller is new. */
export const isNewSeller = ({ totalOrders }: Pick<SellerFacts, 'totalOrders'>): boolean =>
  totalOrders < firstLevelOrders
