import { redirect } from '@remix-run/node'
import { account } from '@tradepost/contract'
import type { ActionTools } from '@tradepost/marketplace-features/context/server'
import { flash } from './flash.server'
import type { Scope } from './scope.server'

/** What actions, and loaders that must write, may do beside calling the gateway. */
export function toolsOf({ facts, keeper, guestCart, api }: Scope): ActionTools {
  return {
    guestCart,
    session: {
      // NOTE: the api fills in the client credential; no feature ever holds it.
      grant(body) {
        // NOTE: what this browser had before ends with the new session.
        const before = keeper.current()?.refreshToken
        const named = { ...(before ? { token: before } : {}), ...body }
        return api(account.oauthToken, { query: { client_id: '', client_secret: '' }, body: named })
      },
      signIn: (login, options) => keeper.start(login, options),
      async signOut() {
        const refreshToken = keeper.current()?.refreshToken
        keeper.clear()
        facts.extraHeaders.push(['Clear-Site-Data', '"cache", "storage"'])
        // NOTE: the cookie is gone whatever the gateway says; a family it missed ends by itself.
        if (refreshToken) await api(account.revokeSession, { body: { refreshToken } }).catch(() => null)
      },
    },
    // NOTE: Remix itself puts the locale prefix, its basename, before a path.
    redirect: (path, status = 303) => redirect(path, status),
    flash: (type, text) => flash(facts, type, text),
    api: () => api,
  }
}
