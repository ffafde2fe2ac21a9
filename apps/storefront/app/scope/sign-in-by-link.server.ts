import { isApiError } from '@tradepost/api-client'
import { type Session, startSession } from '@tradepost/auth'
import { openSession, sealSession } from '@tradepost/auth/remix'
import { calls, type LoginResponse } from '@tradepost/contract'
import { signInPaths } from '@tradepost/marketplace-features/account/server'
import { redirectTo } from '@tradepost/marketplace-features/kernel/server'
import type { RequestFacts } from '../../server/pages/request-facts.ts'
import { cookieNames } from '../../server/visitor/cookies.ts'
import { flash } from '../cookies/flash.server'
import { sendCookie } from '../cookies/send-cookie.server'
import type { Scope } from './scope.server'

/** Query parameter of a handoff ticket. If it holds a refresh token, the gateway refuses it and ends its session. */
const ticketName = 'refresh_token'
const linkNames = ['client_id', 'password', 'userName', 'sign', 'timestamp'] as const
const fiveMinutes = 300

const nonEmpty = (query: URLSearchParams, name: string) => query.get(name) || null

/** Secret parameters of links and tickets. Even invalid ones must not stay in the address bar or reach a page. */
const secretNames = [ticketName, 'password', 'sign'] as const

function redeem({ api, context: { url, tenant } }: Scope): Promise<LoginResponse> | null {
  const query = url.searchParams
  const ticket = nonEmpty(query, ticketName)
  if (ticket) {
    const host = new URL(tenant.origin).host
    return api(calls.signIn.redeemHandoff, { body: { ticket: ticket.slice(0, 512), host } })
  }
  const [clientId, password, userName, sign, timestamp] = linkNames.map((name) => nonEmpty(query, name))
  // A partner link has all five parameters.
  if (!clientId || !password || !userName || !sign || !timestamp) return null
  const { tenantId } = tenant
  return api(calls.signIn.openLogin, { body: { clientId, tenantId, userName, userType: 8, timestamp, sign, password } })
}

/** Starts the new session; if another user is signed in, stores it sealed instead. Returns the path to redirect to. */
async function startOrHoldSession({ keeper, facts }: Scope, login: LoginResponse, back: string): Promise<string> {
  const current = keeper.current()
  if (!current || current.userId === login.user_info.userId) {
    await keeper.start(login, { remember: false })
    return back
  }
  const waiting = startSession(login, { remember: false, now: Math.floor(Date.now() / 1000) })
  sendCookie(facts, cookieNames.waitingSession, await sealSession(waiting, facts.env.sessionSecrets), {
    maxAge: fiveMinutes,
  })
  return `${signInPaths.switch()}?${new URLSearchParams({ redirectUrl: back })}`
}

export const readWaitingSession = (facts: RequestFacts): Promise<Session | null> =>
  openSession(facts.cookies.get(cookieNames.waitingSession), facts.env.sessionSecrets)

export const clearWaitingSession = (facts: RequestFacts): void => sendCookie(facts, cookieNames.waitingSession, null)

/**
 * Signs in a visitor whose address has a handoff ticket or the parameters of a partner link. Returns a redirect to the
 * same path without the secrets, even if the link is invalid. Null for every other request.
 */
export async function signInByLink(scope: Scope, request: Request): Promise<Response | null> {
  const { context, facts } = scope
  if (request.method !== 'GET') return null
  if (!secretNames.some((name) => context.url.searchParams.has(name))) return null
  const clean = new URLSearchParams(context.url.searchParams)
  for (const name of [ticketName, ...linkNames]) clean.delete(name)
  const back = `${context.url.pathname}${clean.size ? `?${clean}` : ''}`
  const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }
  try {
    const login = await redeem(scope)
    return redirectTo(login ? await startOrHoldSession(scope, login, back) : back, 303, headers)
  } catch (error) {
    if (!isApiError(error)) throw error
    flash(facts, 'error', context.t('common.grant-failed'))
    return redirectTo(back, 303, headers)
  }
}
