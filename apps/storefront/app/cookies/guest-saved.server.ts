import { randomUUID } from 'node:crypto'
import { wishlistLimits } from '@tradepost/domain/limits/list-limits'
import { isId, isUuid } from '@tradepost/domain/typed/id'
import type { ActionTools, GuestSaved } from '@tradepost/marketplace-features/kernel/server'
import type { RequestFacts } from '../../server/pages/request-facts.ts'
import { cookieNames } from '../../server/visitor/cookies.ts'
import { readViewedOffers } from '../../server/visitor/viewed-offers.ts'
import { sendCookie } from './send-cookie.server'

const halfYear = 180 * 24 * 3600

function readWishlist(facts: RequestFacts): Pick<GuestSaved, 'mergeId' | 'wished'> {
  const [name = '', ...ids] = (facts.cookies.get(cookieNames.wishlist) ?? '').split('.')
  const wished = isUuid(name) ? [...new Set(ids.filter(isId))].slice(0, wishlistLimits.visitor) : []
  return { mergeId: wished.length ? name : randomUUID(), wished }
}

/** Wishlist and viewed offers of a visitor who is not signed in, in HttpOnly cookies. */
export function guestSavedOf(facts: RequestFacts): ActionTools['guestSaved'] {
  let wishlist = readWishlist(facts)
  let viewed: string[] | null = null
  return {
    // Call this only on pages that show the wishlist or viewed offers: reading the cookies makes a page uncacheable.
    read: () => ({
      ...wishlist,
      get viewed() {
        viewed ??= readViewedOffers(facts.cookies)
        return viewed
      },
    }),
    writeWished(offerIds) {
      const wished = offerIds.filter(isId).slice(0, wishlistLimits.visitor)
      wishlist = { mergeId: wished.length ? wishlist.mergeId : randomUUID(), wished }
      const value = wished.length ? [wishlist.mergeId, ...wished].join('.') : null
      sendCookie(facts, cookieNames.wishlist, value, { maxAge: halfYear })
    },
    forgetViewed() {
      viewed = []
      if (facts.cookies.has(cookieNames.viewedOffers)) sendCookie(facts, cookieNames.viewedOffers, null)
    },
  }
}
