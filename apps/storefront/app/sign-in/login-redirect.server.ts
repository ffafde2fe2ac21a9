import { ownPath } from '@tradepost/domain/address/own-path'
import { paths } from '@tradepost/marketplace-features/kernel/paths'
import { redirectTo } from '@tradepost/marketplace-features/kernel/server'
import { flash } from '../cookies/flash.server'
import type { Scope } from '../scope/scope.server'

/** The path to return to after the login: the current page, unless it is the error page or the sign-out. */
function returnPath({ pathname, search, searchParams }: URL): string {
  if (pathname === '/500') return ownPath(searchParams.get('from')) ?? '/'
  if (pathname === '/logout') return '/'
  const back = new URLSearchParams(search)
  back.delete('ut')
  return `${pathname}${back.size ? `?${back}` : ''}`
}

/** Redirects to the login, which afterwards returns to the current page. Passes on a handoff token (`ut`). */
export const loginRedirect = ({ context: { url } }: Pick<Scope, 'context'>): Response =>
  redirectTo(paths.login(returnPath(url), url.searchParams.get('ut') ?? undefined))

/** Redirects to the login after the gateway has ended the session; removes its cookies and stores a message. */
export function expiredRedirect(scope: Pick<Scope, 'context' | 'facts' | 'keeper' | 'isPrefetch'>): Response {
  // A prefetched page may never be shown, so only the real request redirects and shows the message.
  if (scope.isPrefetch) return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } })
  if (scope.keeper.isOver()) scope.keeper.clear()
  flash(scope.facts, 'warning', scope.context.t('shell.loginExpired'))
  return loginRedirect(scope)
}

const isSigningIn = (pathname: string) => pathname === '/login' || pathname.startsWith('/login/')

/** Redirects to the login if the gateway has ended the session, from public pages too. */
export function requireLiveSession(scope: Scope): void {
  // Answer a form instead of redirecting, so that the typed text is not lost; the next page redirects.
  if (!scope.keeper.isOver() || scope.answersForm || isSigningIn(scope.context.url.pathname)) return
  throw expiredRedirect(scope)
}
