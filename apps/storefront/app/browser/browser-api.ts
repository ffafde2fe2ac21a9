import { type Api, createApi } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import { refusedEvent } from '@tradepost/marketplace-features/kernel'
import { paths } from '@tradepost/marketplace-features/kernel/paths'
import { reloadOnce } from './reload-once'

// Failures of these calls are logged but not shown: menu totals (specification §8) and optional parts of pages.
const quietCalls = new Set<string>([
  calls.wallet.walletBalance.path,
  calls.coupon.couponList.path,
  calls.points.pointTotal.path,
  calls.seller.sellerOnline.path,
  calls.dictionary.createShortLink.path,
])

/** A `fetch` that reloads the page after a session renewal, and opens the login page once after the session's end. */
function fetchWatchingSession(prefix: string): typeof fetch {
  let isLeaving = false
  return async (...args) => {
    const answer = await fetch(...args)
    if (answer.headers.has('x-session-renewed')) reloadOnce()
    if (!isLeaving && answer.headers.has('x-session-over')) {
      isLeaving = true
      const { pathname, search } = window.location
      window.location.assign(prefix + paths.login(`${pathname.slice(prefix.length) || '/'}${search}`))
    }
    return answer
  }
}

/** The API client of a page in the browser. It shows the messages of failures to the visitor. */
export const browserApi = (prefix: string): Api =>
  createApi({
    baseUrl: `${window.location.origin}${prefix}/api`,
    headers: () => ({ 'X-Tp': '1' }),
    fetch: fetchWatchingSession(prefix),
    onFailure({ code, message, status }, { path }) {
      // The login page reports an ended session.
      if (code === 'access_denied' || status === 401 || quietCalls.has(path) || /entering\/?$/.test(path)) return
      // Without a message (connection lost, no valid answer) the page shows its own text.
      window.dispatchEvent(new CustomEvent(refusedEvent, { detail: message === code ? null : message }))
    },
  })
