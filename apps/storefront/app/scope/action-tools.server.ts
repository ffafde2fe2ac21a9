import { calls } from '@tradepost/contract'
import { type ActionTools, type Goal, redirectTo, replaceBy } from '@tradepost/marketplace-features/kernel/server'
import { flash } from '../cookies/flash.server'
import type { Scope } from './scope.server'

// NOTE: Remix itself puts the locale prefix, its basename, before a path. A browser that asked for data would get it
// twice before a home page with a query or an anchor (`/de/de?…`), so that one is named whole, without a slash of its own.
const whole = (to: Goal, { prefix, tenant }: Scope['context']): Goal =>
  typeof to === 'string' && prefix && /^\/[?#]/.test(to) ? new URL(`${prefix}${to.slice(1)}`, tenant.origin) : to

/** What actions, and loaders that must write, may do beside calling the gateway. */
export function actionToolsFor({ facts, keeper, guestCart, guestSaved, api, context }: Scope): ActionTools {
  return {
    guestCart,
    guestSaved,
    session: {
      // NOTE: the api fills in the client credential; no feature ever holds it.
      grant(body) {
        // NOTE: what this browser had before ends with the new session.
        const before = keeper.current()?.refreshToken
        const named = { touristId: facts.deviceId, ...(before ? { token: before } : {}), ...body }
        return api(calls.signIn.oauthToken, { query: { client_id: '', client_secret: '' }, body: named })
      },
      signIn: (login, options) => keeper.start(login, options),
      renew: keeper.renew,
      async signOut() {
        const refreshToken = keeper.current()?.refreshToken
        keeper.clear()
        facts.extraHeaders.push(['Clear-Site-Data', '"cache", "storage"'])
        // NOTE: the cookie is gone whatever the gateway says; a family it missed ends by itself.
        if (refreshToken) await api(calls.signIn.revokeSession, { body: { refreshToken } }).catch(() => null)
      },
    },
    redirect: (to, status = 303) => redirectTo(whole(to, context), status),
    replace: (to, status = 303) => replaceBy(whole(to, context), status),
    flash: (type, text, next) => flash(facts, type, text, next),
    api: () => api,
  }
}
