import { ownPath } from '@tradepost/domain/address/own-path'
import { paths } from '@tradepost/marketplace-features/kernel/paths'
import { redirectTo } from '@tradepost/marketplace-features/kernel/server'
import { flash } from '../cookies/flash.server'
import type { Scope } from '../scope/scope.server'

/** The path the login returns to: this page, unless it is the error page or the sign-out. */
function returnPath({ pathname, search, searchParams }: URL): string {
  if (pathname === '/500') return ownPath(searchParams.get('from')) ?? '/'
  if (pathname === '/logout') return '/'
  const back = new URLSearchParams(search)
  back.delete('ut')
  return `${pathname}${back.size ? `?${back}` : ''}`
}

/** Redirects to the login, which returns here afterwards; passes a handoff token (`ut`) along. */
export const loginRedirect = ({ context: { url } }: Pick<Scope, 'context'>): Response =>
  redirectTo(paths.login(returnPath(url), url.searchParams.get('ut') ?? undefined))

/** Redirects to the login from a session that the gateway has ended; removes its cookies and leaves a message. */
export function expiredRedirect(scope: Pick<Scope, 'context' | 'facts' | 'keeper' | 'isPrefetch'>): Response {
  // A prefetched page is not shown, so leave the redirect and its message to the real request.
  if (scope.isPrefetch) return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } })
  if (scope.keeper.isOver()) scope.keeper.clear()
  flash(scope.facts, 'warning', scope.context.t('shell.loginExpired'))
  return loginRedirect(scope)
}

const isSigningIn = (pathname: string) => pathname === '/login' || pathname.startsWith('/login/')

/** Redirects to the login if the gateway has ended the session, from public pages too. */
export function requireLiveSession(scope: Scope): void {
  // Answer a form, so that the typed text is kept; the next page will redirect.
  if (!scope.keeper.isOver() || scope.answersForm || isSigningIn(scope.context.url.pathname)) return
  throw expiredRedirect(scope)
}
