import { ownPath } from '@tradepost/domain/address/own-path'
import { paths } from '@tradepost/marketplace-features/kernel/paths'
import { redirectTo } from '@tradepost/marketplace-features/kernel/server'
import { flash } from '../cookies/flash.server'
import type { Scope } from '../scope/scope.server'

/** Where the login leads back to: the page somebody came for, not one that only tells of a fault or ends the session. */
function wayBack({ pathname, search, searchParams }: URL): string {
  if (pathname === '/500') return ownPath(searchParams.get('from')) ?? '/'
  if (pathname === '/logout') return '/'
  const back = new URLSearchParams(search)
  back.delete('ut')
  return `${pathname}${back.size ? `?${back}` : ''}`
}

/** Sends a visitor to the login and back here afterwards; a pass-through token goes along. */
export const loginRedirect = ({ context: { url } }: Pick<Scope, 'context'>): Response =>
  redirectTo(paths.login(wayBack(url), url.searchParams.get('ut') ?? undefined))

/** The same for a session the gateway has ended: resets the login and says so. */
export function expiredRedirect(scope: Pick<Scope, 'context' | 'facts' | 'keeper' | 'isPrefetch'>): Response {
  // NOTE: nobody sees what is fetched ahead; the page itself will be asked for, and leads to the login then.
  if (scope.isPrefetch) return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } })
  if (scope.keeper.isOver()) scope.keeper.clear()
  flash(scope.facts, 'warning', scope.context.t('shell.loginExpired'))
  return loginRedirect(scope)
}

const isSigningIn = (pathname: string) => pathname === '/login' || pathname.startsWith('/login/')

/** Leads whoever comes with an ended session to the login, from pages for everybody too. */
export function requireLiveSession(scope: Scope): void {
  // NOTE: an answer to a form keeps what was typed into it; the next page tells.
  if (!scope.keeper.isOver() || scope.answersForm || isSigningIn(scope.context.url.pathname)) return
  throw expiredRedirect(scope)
}
