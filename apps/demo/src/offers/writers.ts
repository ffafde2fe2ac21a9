import { accounts, rental, sharing } from './accounts.ts'
import type { Writers } from './draft.ts'
import { boosting, coins, giftCards, items, topUp } from './goods.ts'

/** The function that writes an offer of each kind. */
export const writers: Writers = {
  accounts,
  coins,
  rental,
  items,
  'top-up': topUp,
  'gift-cards': giftCards,
  boosting,
  'game-sharing': sharing,
}
