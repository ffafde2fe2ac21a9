import { redirectTo } from '@tradepost/marketplace-features/context/server'
import { paths } from '@tradepost/marketplace-features/paths'
import { flash } from './flash.server'
import type { Scope } from './scope.server'

/** Sends a visitor to the login and back here afterwards; a pass-through token goes along. */
export function loginRedirect({ context: { url } }: Pick<Scope, 'context'>): Response {
  const ut = url.searchParams.get('ut') ?? undefined
  const back = new URLSearchParams(url.search)
  back.delete('ut')
  return redirectTo(paths.login(`${url.pathname}${back.size ? `?${back}` : ''}`, ut))
}

/** The same for a session the gateway has ended, and says so. */
export function expiredRedirect(scope: Pick<Scope, 'context' | 'facts'>): Response {
  flash(scope.facts, 'warning', scope.context.t('shell.loginExpired'))
  return loginRedirect(scope)
}
