import { call } from '../../call.ts'
import type * as s from '../../schemas/account/saved.ts'

export const savedIds = call<typeof s.savedIds>({
  method: 'GET',
  path: '/operation/buyer/wishlist/ids',
  auth: 'buyer',
  tag: 'extension',
  summary: 'The offers on the wishlist, by id, so that lists can mark them.',
  errors: ['unauthorized'],
})
export const wishlist = call<typeof s.wishlist>({
  method: 'GET',
  path: '/operation/buyer/wishlist',
  auth: 'buyer',
  tag: 'extension',
  summary: 'The wishlist with its offers as they are now, newest first.',
  errors: ['unauthorized'],
})
export const changeWishlist = call<typeof s.changeWishlist>({
  method: 'POST',
  path: '/operation/buyer/wishlist',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Puts an offer on the wishlist or takes it off; saying it again changes nothing.',
  errors: ['unauthorized', 'not_found', 'wishlist_full'],
})
export const mergeSaved = call<typeof s.mergeSaved>({
  method: 'POST',
  path: '/operation/buyer/wishlist/merge',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Takes over what a visitor wished for and looked at, once per merge id; the limits hold.',
  errors: ['unauthorized', 'rate_limited'],
})
export const viewedOffers = call<typeof s.viewedOffers>({
  method: 'GET',
  path: '/operation/buyer/viewed',
  auth: 'buyer',
  tag: 'extension',
  summary: 'The offers looked at last, newest first.',
  errors: ['unauthorized'],
})
export const markViewed = call<typeof s.markViewed>({
  method: 'POST',
  path: '/operation/buyer/viewed',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Notes that the buyer looked at an offer; the oldest note goes when there are too many.',
  errors: ['unauthorized'],
})
export const clearViewed = call<typeof s.clearViewed>({
  method: 'POST',
  path: '/operation/buyer/viewed/clear',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Forgets every offer the buyer looked at.',
  errors: ['unauthorized'],
})
