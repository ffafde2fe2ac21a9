import { calls } from '@tradepost/contract'
import { type ActionTools, type Goal, redirectTo, replaceBy } from '@tradepost/marketplace-features/kernel/server'
import { flash } from '../cookies/flash.server'
import type { Scope } from './scope.server'

// Remix prepends the locale prefix (its basename) to a redirect's path. For a data request to the home page with a
// query or an anchor, Remix prepends the prefix twice (`/de/de?…`); a full URL avoids that.
const withPrefix = (to: Goal, { prefix, tenant }: Scope['context']): Goal =>
  typeof to === 'string' && prefix && /^\/[?#]/.test(to) ? new URL(`${prefix}${to.slice(1)}`, tenant.origin) : to

/** The tools of actions, and of loaders that write: cookies, session, redirects. */
export function actionToolsFor({ facts, keeper, guestCart, guestSaved, api, context }: Scope): ActionTools {
  return {
    guestCart,
    guestSaved,
    session: {
      // `gatewayApi` fills in the client credential; features never see it.
      grant(body) {
        // The gateway ends this browser's previous session.
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
        // If this call fails, the cookie is removed all the same, and the session expires at the gateway by itself.
        if (refreshToken) await api(calls.signIn.revokeSession, { body: { refreshToken } }).catch(() => null)
      },
    },
    redirect: (to, status = 303) => redirectTo(withPrefix(to, context), status),
    replace: (to, status = 303) => replaceBy(withPrefix(to, context), status),
    flash: (type, text, next) => flash(facts, type, text, next),
    api: () => api,
  }
}
