import { type Api, createApi } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import { refusedEvent } from '@tradepost/marketplace-features/kernel'
import { paths } from '@tradepost/marketplace-features/kernel/paths'
import { reloadOnce } from './reload-once'

// NOTE: spec §8: what the menu counts is only logged when it fails; so is what a page does well without.
const quiet = new Set<string>([
  calls.wallet.walletBalance.path,
  calls.coupon.couponList.path,
  calls.points.pointTotal.path,
  calls.seller.sellerOnline.path,
  calls.dictionary.createShortLink.path,
])

/** Leaves for the login as soon as an answer says that the session is over; once, however many say so. */
function leavingFetch(prefix: string): typeof fetch {
  let leaving = false
  return async (...args) => {
    const answer = await fetch(...args)
    if (answer.headers.has('x-session-renewed')) reloadOnce()
    if (!leaving && answer.headers.has('x-session-over')) {
      leaving = true
      const { pathname, search } = window.location
      window.location.assign(prefix + paths.login(`${pathname.slice(prefix.length) || '/'}${search}`))
    }
    return answer
  }
}

/** The api of a page in the browser; what the gateway refuses in words is said to the visitor. */
export const browserApi = (prefix: string): Api =>
  createApi({
    baseUrl: `${window.location.origin}${prefix}/api`,
    headers: () => ({ 'X-Tp': '1' }),
    fetch: leavingFetch(prefix),
    onFailure({ code, message, status }, { path }) {
      // NOTE: an ended session is said by the login page.
      if (code === 'access_denied' || status === 401 || quiet.has(path) || /entering\/?$/.test(path)) return
      // NOTE: a lost line and an answer that is none bring no words; the page has its own for them.
      window.dispatchEvent(new CustomEvent(refusedEvent, { detail: message === code ? null : message }))
    },
  })
