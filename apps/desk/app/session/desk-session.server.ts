import { createCookie } from '@remix-run/node'
import { type Api, ApiError } from '@tradepost/api-client'
import { cookieMaxAge, createRefresher, renewSession, type Session, sessionState, startSession } from '@tradepost/auth'
import { openSession, sealSession } from '@tradepost/auth/remix'
import { calls, type LoginResponse } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import type { DeskRequest } from '../../server/desk-request.ts'

const nowSeconds = () => Math.floor(Date.now() / 1000)

/** Requests of several tabs with the same old cookie share one refresh, for as long as they may still arrive. */
const running = new Map<string, Promise<Session | null>>()
const stragglerMs = 5000

function cookieOf({ site }: DeskRequest) {
  const secure = site.origin.startsWith('https:')
  return createCookie(secure ? '__Host-desk' : `desk_${site.code}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
  })
}

/** Requests new tokens; null if the gateway refuses them. */
async function refreshed(api: Api, session: Session): Promise<Session | null> {
  const refresh = createRefresher({
    grant: (refreshToken) =>
      api(calls.signIn.oauthToken, {
        query: { client_id: '-', client_secret: '-' },
        body: { userType: userType.buyer, grantType: 'refresh_token', refreshToken },
      }),
    failureOf: (error) => (error instanceof ApiError ? error : { code: 'network', status: 0 }),
    now: nowSeconds,
  })
  const outcome = await refresh(session)
  if (outcome.kind === 'unavailable') throw outcome.error
  return outcome.kind === 'renewed' ? outcome.session : null
}

function refreshOnce(api: Api, session: Session): Promise<Session | null> {
  const pending = running.get(session.refreshToken)
  if (pending) return pending
  const renewal = refreshed(api, session)
  const forget = () => running.delete(session.refreshToken)
  renewal.then(() => setTimeout(forget, stragglerMs).unref(), forget)
  running.set(session.refreshToken, renewal)
  return renewal
}

/** The session of one request. Changes are collected in `cookies`, the Set-Cookie lines of the answer. */
export class DeskSession {
  #request: DeskRequest
  #session: Session | null = null
  #cookie: string | null = null

  private constructor(request: DeskRequest) {
    this.#request = request
  }

  /** Opens the session cookie of a request and renews tokens that have expired. */
  static async open(request: DeskRequest, cookieHeader: string | null, api: Api): Promise<DeskSession> {
    const opened = new DeskSession(request)
    const sealed: unknown = await cookieOf(request).parse(cookieHeader)
    const session = await openSession(typeof sealed === 'string' ? sealed : undefined, request.env.sessionSecrets)
    if (!session) return opened
    opened.#session = session
    const state = sessionState(session, nowSeconds())
    if (state === 'over') await opened.end()
    if (state === 'expired') {
      const renewed = await refreshOnce(api, session)
      await (renewed ? opened.#save(renewed) : opened.end())
    }
    return opened
  }

  get current(): Session | null {
    return this.#session
  }

  get cookies(): string[] {
    return this.#cookie === null ? [] : [this.#cookie]
  }

  async start(login: LoginResponse): Promise<void> {
    await this.#save(startSession(login, { remember: false, now: nowSeconds() }))
  }

  /** Continues with the session that the gateway has issued in place of the current one. */
  async renew(login: LoginResponse): Promise<void> {
    if (this.#session) await this.#save(renewSession(this.#session, login, nowSeconds()))
  }

  async end(): Promise<void> {
    this.#session = null
    this.#cookie = await cookieOf(this.#request).serialize('', { maxAge: 0 })
  }

  async #save(session: Session): Promise<void> {
    this.#session = session
    const maxAge = cookieMaxAge(session, nowSeconds())
    this.#cookie = await cookieOf(this.#request).serialize(
      await sealSession(session, this.#request.env.sessionSecrets),
      maxAge === undefined ? {} : { maxAge },
    )
  }
}
