import { resetConversation, type Session, startSession } from '@tradepost/auth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessionCookie, signedInCookie, startStorefront, storedSession, tokens } from '../support/storefront.ts'
import { type Answer, startStubGateway } from '../support/stub-gateway.ts'

let gateway: Awaited<ReturnType<typeof startStubGateway>>
let shop: Awaited<ReturnType<typeof startStorefront>>
let grant: (refreshToken: string) => Answer

beforeAll(async () => {
  gateway = await startStubGateway({
    '/account/oauth/token': async ({ body }) => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      return grant((JSON.parse(body) as { refreshToken: string }).refreshToken)
    },
  })
  shop = await startStorefront(gateway.url)
})
afterAll(async () => {
  await shop.stop()
  await gateway.stop()
})
beforeEach(() => {
  gateway.calls.splice(0)
  grant = () => ({ body: { code: '0000', msg: 'ok', data: tokens('renewed') } })
})

const expiredCookie = (suffix: string) => signedInCookie(suffix, { expiresAt: Math.floor(Date.now() / 1000) - 1 })
const clearsSession = (lines: string[]) =>
  lines.some((line) => line.startsWith(`${sessionCookie}=;`) && line.includes('Max-Age=0'))

describe('a session', () => {
  it('is renewed before the page is rendered if it has expired, once for ten requests at a time', async () => {
    const cookie = await expiredCookie('ten')
    const replies = await Promise.all(Array.from({ length: 10 }, () => shop.send('/help', { cookie })))
    expect(gateway.callsTo('/account/oauth/token')).toHaveLength(1)
    expect(JSON.parse(gateway.callsTo('/account/oauth/token')[0]?.body ?? '{}')).toMatchObject({
      grantType: 'refresh_token',
      refreshToken: 'refresh-ten',
      userType: 8,
    })
    for (const { status, setCookie } of replies) {
      expect(status).toBe(200)
      expect(setCookie.some((line) => line.startsWith(`${sessionCookie}=`) && line.includes('HttpOnly'))).toBe(true)
    }
    const used = gateway.callsTo('/account/user/base/info').map(({ headers }) => headers.authorization)
    expect(new Set(used)).toEqual(new Set(['Bearer access-renewed']))
  })

  it('D-13 is renewed with a conversation window of 1200 s, and an expiry 60 s before the real one', async () => {
    const now = Date.now() / 1000
    const cookie = await expiredCookie('window')
    const stored = await storedSession((await shop.send('/help', { cookie })).setCookie)
    // Tolerate a minute, because time passes between the two readings of the clock.
    for (const [time, seconds] of [
      [stored?.conversationUntil, 1200],
      [stored?.expiresAt, 900 - 60],
    ] as const) {
      expect((time ?? 0) - now).toBeGreaterThan(seconds - 2)
      expect((time ?? 0) - now).toBeLessThan(seconds + 60)
    }
  })

  it('D-14 without "remember me" is renewed within its conversation window, and ends once the window is closed', async () => {
    const now = Math.floor(Date.now() / 1000)
    const session = startSession(tokens('talk'), { remember: false, now })
    const send = (stored: Session) =>
      signedInCookie('talk', { ...stored, expiresAt: now - 1 }).then((cookie) => shop.send('/help', { cookie }))
    expect((await storedSession((await send(session)).setCookie))?.accessToken).toBe('access-renewed')
    gateway.calls.splice(0)
    const reply = await send(resetConversation(session))
    expect(gateway.callsTo('/account/oauth/token')).toEqual([])
    expect(gateway.callsTo('/account/user/base/info')).toEqual([])
    expect(clearsSession(reply.setCookie)).toBe(true)
  })

  it('D-04 D-16 H-03 ends when its refresh is refused, which leads to the login', async () => {
    grant = () => ({ status: 400, body: { code: 'invalid_grant', msg: 'no' } })
    const reply = await shop.send('/help', { cookie: await expiredCookie('refused') })
    expect([reply.status, reply.headers.location]).toEqual([302, '/login?redirectUrl=%2Fhelp'])
    expect(clearsSession(reply.setCookie)).toBe(true)
    expect(gateway.callsTo('/account/user/base/info')).toEqual([])
  })

  it('does not end when the gateway fails', async () => {
    grant = () => ({ status: 503, body: { code: 'unavailable', msg: 'later' } })
    const reply = await shop.send('/help', { cookie: await expiredCookie('down') })
    expect(clearsSession(reply.setCookie)).toBe(false)
  })

  it('H-04 H-05 ends on access_denied, which leads to the login with the reason', async () => {
    grant = () => ({ status: 401, body: { code: 'access_denied', msg: 'no' } })
    const reply = await shop.send('/buyer/orders', { cookie: await expiredCookie('denied') })
    expect(reply.status).toBe(302)
    expect(reply.headers.location).toBe('/login?redirectUrl=%2Fbuyer%2Forders')
    expect(clearsSession(reply.setCookie)).toBe(true)
    const flash = reply.setCookie.find((line) => line.startsWith('flash='))
    expect(decodeURIComponent(flash ?? '')).toContain('Login expired, please log in again')
  })

  it('R60 is cleared without an error if its cookie is invalid', async () => {
    const good = (await signedInCookie('r60')).split('=')[1] ?? ''
    const values = [
      '',
      '=',
      '==',
      '%',
      '%%%',
      '%E0%A4%A',
      '"',
      '""',
      '{}',
      '[]',
      'null',
      'undefined',
      'Fe26.2',
      'Fe26.2*1*',
      'Fe26.2**',
      '*',
      '~2',
      'a.b.c',
      'x'.repeat(8000),
      '../../etc/passwd',
      '<script>',
      '%00',
      '%0d%0a',
      '1',
      '-1',
      'true',
      good.slice(0, -5),
      good.slice(5),
      `x${good}`,
      good.replace('1', '9'),
      good.toUpperCase(),
      `Fe26.2*9*${good.slice(9)}`,
    ]
    expect(values.length).toBeGreaterThanOrEqual(30)
    for (const value of values) {
      const reply = await shop.send('/help', { cookie: `${sessionCookie}=${value}; ${sessionCookie}=twice` })
      expect(reply.status, value).toBe(200)
      if (!/%(?![0-9a-f]{2})|%E0/i.test(value)) expect(clearsSession(reply.setCookie), value).toBe(true)
    }
    expect(gateway.callsTo('/account/user/base/info')).toEqual([])
    for (const cookie of [
      'cart={',
      'cart=%5B%5D',
      'flash={',
      'lang=xx',
      'currency=%00',
      'device=<x>',
      'ab=C',
      'tz=Mars/Base',
      ';;;=;',
      '=x',
    ])
      expect((await shop.send('/help', { cookie })).status, cookie).toBe(200)
  })
})
