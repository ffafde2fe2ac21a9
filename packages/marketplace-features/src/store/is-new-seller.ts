import type { SellerFacts } from '@tradepost/contract'

/** Orders that earn the first level where they are confirmed here. */
const firstLevelOrders = 10

/** True for a seller with hardly any sales; a level may be missing for other reasons. */
export const isNewSeller = ({ totalOrders }: Pick<SellerFacts, 'totalOrders'>): boolean =>
  totalOrders < firstLevelOrders
