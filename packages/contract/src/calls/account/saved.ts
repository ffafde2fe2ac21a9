import { call } from '../../call.ts'
import type * as s from '../../schemas/account/saved.ts'

export const savedIds = call<typeof s.savedIds>({
  method: 'GET',
  path: '/operation/buyer/wishlist/ids',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Lists the ids of the offers on the wishlist.',
  errors: ['unauthorized'],
})
export const wishlist = call<typeof s.wishlist>({
  method: 'GET',
  path: '/operation/buyer/wishlist',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Lists the offers on the wishlist with their current prices, newest first.',
  errors: ['unauthorized'],
})
export const changeWishlist = call<typeof s.changeWishlist>({
  method: 'POST',
  path: '/operation/buyer/wishlist',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Adds an offer to the wishlist or removes it. Idempotent.',
  errors: ['unauthorized', 'not_found', 'wishlist_full'],
})
export const mergeSaved = call<typeof s.mergeSaved>({
  method: 'POST',
  path: '/operation/buyer/wishlist/merge',
  auth: 'buyer',
  tag: 'extension',
  summary: "Adds a visitor's wishlist and viewed offers to the buyer's, once per merge id and within the limits.",
  errors: ['unauthorized', 'rate_limited'],
})
export const viewedOffers = call<typeof s.viewedOffers>({
  method: 'GET',
  path: '/operation/buyer/viewed',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Lists the offers the buyer viewed last, newest first.',
  errors: ['unauthorized'],
})
export const markViewed = call<typeof s.markViewed>({
  method: 'POST',
  path: '/operation/buyer/viewed',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Records that the buyer viewed an offer. The oldest record is dropped at the limit.',
  errors: ['unauthorized'],
})
export const clearViewed = call<typeof s.clearViewed>({
  method: 'POST',
  path: '/operation/buyer/viewed/clear',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Removes every record of viewed offers.',
  errors: ['unauthorized'],
})
