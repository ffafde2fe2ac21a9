import tenant from 'virtual:tenant'
import { ApiError, createApi } from '@tradepost/api-client'
import { watchCalls } from '@tradepost/api-client/watch-calls'
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

/** The session of one request. Every change is written to the cookies of the answer immediately. */
export interface SessionKeeper {
  current: () => Session | null
  /** Renews the tokens; false if that fails. */
  refresh: () => Promise<boolean>
  /** True if the gateway has ended this session. Its cookies stay until an answer can show a message. */
  isOver: () => boolean
  start: (login: LoginResponse, options: { remember: boolean }) => Promise<void>
  /** Replaces the current session with the renewed one that the gateway has issued. */
  renew: (login: LoginResponse) => Promise<void>
  /** Switches to an existing session. */
  take: (session: Session) => Promise<void>
  /** True while the session is inside its conversation window. Otherwise renew it before opening a message stream. */
  inConversation: () => boolean
  /** Closes the conversation window until the session is renewed. */
  endConversation: () => Promise<void>
  /** Removes the session's cookies from the browser. */
  clear: () => void
  /** Continues this request without the session, which the gateway has ended. */
  deny: () => void
}

const grantApi = (facts: RequestFacts) =>
  watchCalls(
    createApi({
      baseUrl: facts.env.gatewayUrl,
      timeoutMs: 5000,
      headers: (call, { traceparent }) => gatewayHeaders(facts, call, { accessToken: null, traceparent }),
    }),
    facts.watchCall,
  )

const stragglerMs = 5000
// Refresh tokens of replaced sessions: a request sent before the replacement gets 401, which must not end the new one.
const replaced = new Set<string>()
// One map per process, so that requests of two tabs share one refresh.
const running = new Map<string, ReturnType<ReturnType<typeof createRefresher>>>()

function refreshOnce(facts: RequestFacts, session: Session) {
  const pending = running.get(session.refreshToken)
  if (pending) return pending
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
  // Cache the outcome: requests sent with the same old cookie may need it a moment later.
  outcome.then(({ kind }) => (kind === 'unavailable' ? forget() : setTimeout(forget, stragglerMs).unref()), forget)
  running.set(session.refreshToken, outcome)
  return outcome
}

/** Opens the session cookie of a request and refreshes the session if it has expired. */
export async function openSessionKeeper(facts: RequestFacts): Promise<SessionKeeper> {
  const { env, cookies } = facts
  const cookieName = sessionCookieName(env.secure, tenant.tenantName)
  let isOver = false
  let session = await openSession(cookies.get(cookieName), env.sessionSecrets)

  async function save(next: Session) {
    session = next
    isOver = false
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
  // Do not remove the cookies here: only an answer that shows a message does so. If another answer (a prefetched page)
  // removed them, the next page would be signed out without an explanation.
  function deny(): void {
    // Several calls of one page may call this function.
    if (session) isOver = !replaced.has(session.refreshToken)
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
    isOver: () => isOver,
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
