import tenant from 'virtual:tenant'
import { ApiError, createApi } from '@tradepost/api-client'
import {
  cookieMaxAge,
  createRefresher,
  inConversation,
  renewSession,
  resetConversation,
  type Session,
  sessionState,
  startSession,
} from '@tradepost/auth'
import { openSession, sealSession } from '@tradepost/auth/remix'
import { calls, type LoginResponse } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import type { RequestFacts } from '../../server/pages/request-facts.ts'
import { cookieNames, sessionBoundCookies, sessionCookieName } from '../../server/visitor/cookies.ts'
import { sendCookie } from '../cookies/send-cookie.server'
import { gatewayHeaders } from './gateway-headers.server'

const nowSeconds = () => Math.floor(Date.now() / 1000)

/** The session of one request; every change is sealed into the answer at once. */
export interface SessionKeeper {
  current: () => Session | null
  /** Renews the tokens; false when the session is over. */
  refresh: () => Promise<boolean>
  /** The gateway has ended this session or renews it no more; its cookies stay until an answer can say so. */
  isOver: () => boolean
  start: (login: LoginResponse, options: { remember: boolean }) => Promise<void>
  /** Puts the session that took its place where the present one is. */
  renew: (login: LoginResponse) => Promise<void>
  /** Goes on with a session that was opened before. */
  take: (session: Session) => Promise<void>
  /** Whether conversations may be listened to; past their window the session is renewed first. */
  inConversation: () => boolean
  /** Closes the window of conversations until the session is renewed. */
  endConversation: () => Promise<void>
  /** Takes everything of the session from the browser. */
  clear: () => void
  /** Goes on without the session that the gateway has ended. */
  deny: () => void
}

const grantApi = (facts: RequestFacts) =>
  createApi({
    baseUrl: facts.env.gatewayUrl,
    timeoutMs: 5000,
    headers: (call) => gatewayHeaders(facts, call, { accessToken: null }),
  })

const stragglerMs = 5000
// NOTE: what was on its way when its session was replaced is refused, and must not throw out the new one.
const replaced = new Set<string>()
// NOTE: one map per process: requests of two tabs that meet here share one refresh.
const running = new Map<string, ReturnType<ReturnType<typeof createRefresher>>>()

function refreshOnce(facts: RequestFacts, session: Session) {
  const known = running.get(session.refreshToken)
  if (known) return known
  const { env } = facts
  const refresh = createRefresher({
    grant: (refreshToken) =>
      grantApi(facts)(calls.signIn.oauthToken, {
        query: { client_id: env.clientId, client_secret: env.clientSecret },
        body: {
          tenantId: tenant.tenantId,
          userType: userType.buyer,
          touristId: facts.deviceId,
          grantType: 'refresh_token',
          refreshToken,
        },
      }),
    failureOf: (error) => (error instanceof ApiError ? error : { code: 'network', status: 0 }),
    now: nowSeconds,
  })
  const outcome = refresh(session)
  const forget = () => running.delete(session.refreshToken)
  // NOTE: a request that left with the same old cookie may learn a moment later that its token has ended.
  outcome.then(({ kind }) => (kind === 'unavailable' ? forget() : setTimeout(forget, stragglerMs).unref()), forget)
  running.set(session.refreshToken, outcome)
  return outcome
}

/** Opens the session cookie of a request and refreshes it when its time has passed. */
export async function openSessionKeeper(facts: RequestFacts): Promise<SessionKeeper> {
  const { env, cookies } = facts
  const cookieName = sessionCookieName(env.secure, tenant.tenantName)
  let over = false
  let session = await openSession(cookies.get(cookieName), env.sessionSecrets)

  async function save(next: Session) {
    session = next
    over = false
    const maxAge = cookieMaxAge(next, nowSeconds())
    sendCookie(facts, cookieName, await sealSession(next, env.sessionSecrets), { maxAge })
    sendCookie(facts, cookieNames.hint, '1', { maxAge, httpOnly: false })
  }
  function clear(): void {
    session = null
    sendCookie(facts, cookieName, null)
    sendCookie(facts, cookieNames.hint, null, { httpOnly: false })
    for (const name of sessionBoundCookies) if (cookies.has(name)) sendCookie(facts, name, null)
  }
  // NOTE: the cookies go with the answer that tells. Whatever cannot, a list of feeds or a page fetched ahead, would
  // leave the next page signed out without a word.
  function deny(): void {
    // NOTE: the calls of a page may all be told.
    if (session) over = !replaced.has(session.refreshToken)
    session = null
  }
  async function refresh(): Promise<boolean> {
    if (!session) return false
    const outcome = await refreshOnce(facts, session)
    if (outcome.kind === 'renewed') await save(outcome.session)
    if (outcome.kind === 'refused') deny()
    return outcome.kind === 'renewed'
  }

  if (!session && cookies.has(cookieName)) clear()
  if (session) {
    const state = sessionState(session, nowSeconds())
    if (state === 'over') clear()
    if (state === 'expired') await refresh()
  }
  return {
    current: () => session,
    refresh,
    isOver: () => over,
    start: (login, { remember }) => save(startSession(login, { remember, now: nowSeconds() })),
    renew: async (login) => {
      if (!session) return
      const { refreshToken } = session
      replaced.add(refreshToken)
      setTimeout(() => replaced.delete(refreshToken), stragglerMs).unref()
      await save(renewSession(session, login, nowSeconds()))
    },
    take: save,
    inConversation: () => session !== null && inConversation(session, nowSeconds()),
    endConversation: async () => {
      if (session) await save(resetConversation(session))
    },
    clear,
    deny,
  }
}
