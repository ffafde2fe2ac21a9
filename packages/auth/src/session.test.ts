import type { LoginResponse } from '@tradepost/contract'
import { describe, expect, it } from 'vitest'
import { openSession, sealSession } from './remix.ts'
import { fromPayload, toPayload } from './sealed-payload.ts'
import {
  conversationEnd,
  cookieMaxAge,
  inConversation,
  renewSession,
  resetConversation,
  sessionState,
  startSession,
  storedExpiry,
} from './session.ts'

const now = 1_800_000_000
const login = (end = now + 700_000, suffix = '1'): LoginResponse => ({
  access_token: `access-${suffix}`,
  refresh_token: `refresh-${suffix}`,
  token_type: 'Bearer',
  expires_in: 900,
  session_ends_at: end,
  user_info: { userId: '1913542026404990978' },
})
const start = (remember: boolean, end?: number) => startSession(login(end), { remember, now })

describe('session rules', () => {
  it('D-02 I-01 the stored expiry is 60 s before the real one', () => {
    expect(storedExpiry(120, now)).toBe(now + 60)
    expect(start(false).expiresAt).toBe(now + 840)
  })
  it('D-11 I-03 remember me keeps the cookie for 590200 s', () => {
    expect(cookieMaxAge(start(true), now)).toBe(590_200)
    expect(cookieMaxAge(start(false), now)).toBeUndefined()
  })
  it('never outlives the end that the gateway sets', () => {
    expect(start(true, now + 1000).endsAt).toBe(now + 1000)
  })
  it('D-12 a later refresh does not extend remember me', () => {
    const renewed = renewSession(start(true), login(now + 9_000_000, '2'), now + 5000)
    expect(renewed.endsAt).toBe(now + 590_200)
    expect(cookieMaxAge(renewed, now + 5000)).toBe(585_200)
    expect(renewed).toMatchObject({ accessToken: 'access-2', refreshToken: 'refresh-2', remember: true })
  })
  it('D-13 I-02 each token save opens the conversation window for 1200 s', () => {
    expect(conversationEnd(now)).toBe(now + 1200)
    const session = start(false)
    expect(session.conversationUntil).toBe(now + 1200)
    expect(renewSession(session, login(), now + 700).conversationUntil).toBe(now + 1900)
    expect(inConversation(session, now + 1199)).toBe(true)
    expect(inConversation(session, now + 1200)).toBe(false)
  })
  it('D-14 the conversation window can be reset to zero', () => {
    expect(resetConversation(start(true)).conversationUntil).toBe(0)
    expect(inConversation(resetConversation(start(true)), now)).toBe(false)
  })
  it('a session is fresh, then expired, then over', () => {
    const plain = start(false)
    expect(sessionState(plain, now + 839)).toBe('fresh')
    expect(sessionState(plain, now + 840)).toBe('expired')
    expect(sessionState(plain, now + 1200)).toBe('over')
    const remembered = start(true)
    expect(sessionState(remembered, now + 1200)).toBe('expired')
    expect(sessionState(remembered, now + 590_199)).toBe('expired')
    expect(sessionState(remembered, now + 590_200)).toBe('over')
  })
})

describe('the sealed cookie', () => {
  const secrets = ['n'.repeat(32), 'o'.repeat(32)]
  it('opens its own seals, also those of an older secret', async () => {
    const session = start(true)
    expect(await openSession(await sealSession(session, secrets), secrets)).toEqual(session)
    const old = await sealSession(session, secrets.slice(1))
    expect(await openSession(old, secrets)).toEqual(session)
    expect(await openSession(old, ['x'.repeat(32)])).toBeNull()
  })
  it('stays small and shows no token', async () => {
    const sealed = await sealSession(start(true), secrets)
    expect(sealed.length).toBeLessThan(1000)
    expect(sealed).not.toContain('access-1')
  })
  it('D-05 a pair without one token is no session', () => {
    const payload = toPayload(start(false))
    for (const missing of ['at', 'rt'] as const) expect(fromPayload({ ...payload, [missing]: '' })).toBeNull()
    expect(fromPayload({ ...payload, at: undefined })).toBeNull()
    expect(fromPayload(payload)).not.toBeNull()
  })
  it.each([undefined, '', '=', 'Fe26.2*1*', 'x'.repeat(9000), '%00', '{}'])('refuses %j', async (value) => {
    expect(await openSession(value, secrets)).toBeNull()
  })
})
