import { calls } from '@tradepost/contract'
import { translate } from '@tradepost/i18n/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessionCookie, signedInCookie, startStorefront } from '../support/storefront.ts'
import { type Answer, startStubGateway, user } from '../support/stub-gateway.ts'

const expired = 'Login expired, please log in again'
const visitorCookie = 'device=11111111-2222-4333-8444-555555555555; ab=A'
const denied = (status: number): Answer => ({ status, body: { code: 'access_denied', msg: 'no' } })
const ok = (data: unknown): Answer => ({ body: { code: '0000', msg: 'ok', data } })

let gateway: Awaited<ReturnType<typeof startStubGateway>>
let shop: Awaited<ReturnType<typeof startStorefront>>
let info: Answer
let balance: Answer
let invited: Answer
let token: Answer
let viewed: Answer
beforeAll(async () => {
  gateway = await startStubGateway({
    [calls.account.userBaseInfo.path]: () => info,
    [calls.wallet.walletBalance.path]: () => balance,
    [calls.alerts.notificationSettings.path]: () => ok({ release: true, price: true }),
    [calls.signIn.revokeSession.path]: () => ok({}),
    [calls.invitation.buyerInviteRecord.path]: () => invited,
    [calls.signIn.oauthToken.path]: () => token,
    [calls.saved.viewedOffers.path]: () => viewed,
  })
  shop = await startStorefront(gateway.url)
})
afterAll(async () => {
  await shop.stop()
  await gateway.stop()
})
beforeEach(() => {
  gateway.calls.splice(0)
  info = ok(user)
  invited = ok({ recorded: false, hours: 0 })
  token = ok({})
  viewed = ok({ list: [] })
  balance = ok({ amount: 100, currency: 'GCOIN' })
})

const cookies = async (name: string) => `${await signedInCookie(name)}; s_hint=1; ${visitorCookie}`
const isCleared = (lines: string[], name: string) =>
  lines.some((line) => line.startsWith(`${name}=;`) && line.includes('Max-Age=0'))
const flashOf = (lines: string[]) => decodeURIComponent(lines.find((line) => line.startsWith('flash=')) ?? '')
/** An answer whose connection closes before it is complete. */
const cutShort = { status: 200, raw: '{"val', headers: { 'content-length': '500', connection: 'close' } }
/** The messages at the top of a page, as shown without scripts. */
const shownMessages = (html: string) => [...html.matchAll(/<noscript>.*?<\/noscript>/gs)].join('')
const logs = (url: string) =>
  gateway
    .callsTo('/log/web/log')
    .map(({ body }) => JSON.parse(body) as Record<string, string>)
    .filter((entry) => entry.url?.startsWith(url))

describe('a session that was ended on another device', () => {
  it.each([200, 400, 401, 403, 409, 503])(
    'D-16 H-04 H-05 H-06 leads a buyer page to the login with the reason, for status %i',
    async (status) => {
      info = denied(status)
      const reply = await shop.send('/buyer/security/delete', { cookie: await cookies(`page-${status}`) })
      expect([reply.status, reply.headers.location]).toEqual([302, '/login?redirectUrl=%2Fbuyer%2Fsecurity%2Fdelete'])
      expect(isCleared(reply.setCookie, sessionCookie)).toBe(true)
      expect(isCleared(reply.setCookie, 's_hint')).toBe(true)
      expect(flashOf(reply.setCookie)).toContain(expired)
      expect(gateway.callsTo(calls.signIn.oauthToken.path)).toEqual([])
    },
  )

  it.each([200, 400, 401, 503])(
    'D-16 H-04 H-06 is reported to a call of an open page, for status %i',
    async (status) => {
      balance = denied(status)
      const headers = { 'x-tp': '1', accept: 'application/json', 'sec-fetch-site': 'same-origin' }
      const call = await shop.send(`/api${calls.wallet.walletBalance.path}`, {
        headers,
        cookie: await cookies(`call-${status}`),
      })
      expect(call.headers['x-session-over']).toBe('1')
      expect(isCleared(call.setCookie, sessionCookie)).toBe(true)
      expect(flashOf(call.setCookie)).toContain(expired)
    },
  )

  const publicPages = [
    ...['/', '/help', '/cookies', '/cart', '/fortnite', '/items/5', '/brands', '/all-games', '/wishlist', '/signup'],
    ...['/search?q=gold&page=2', '/rental', '/reviews', '/family-game-room/faq', '/unsubscribe', '/reset-password'],
  ]
  const login = (path: string) => `/login?redirectUrl=${encodeURIComponent(path)}`

  it.each(publicPages)('D-16 H-05 H-06 leads the public page %s to the login with the reason, once', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      info = denied(401)
      const reply = await shop.send(path, { method, cookie: await cookies(`public${method}${path}`) })
      expect([reply.status, reply.headers.location]).toEqual([302, login(path)])
      expect(reply.headers['cache-control']).toMatch(/no-store/)
      expect(isCleared(reply.setCookie, sessionCookie)).toBe(true)
      expect(isCleared(reply.setCookie, 's_hint')).toBe(true)
      expect(flashOf(reply.setCookie)).toContain(expired)
    }
    // Without the session cookie the page opens without a message.
    const again = await shop.send(path, { cookie: visitorCookie })
    expect(again.headers.location ?? '').not.toContain('/login')
    expect(shownMessages(again.text)).not.toContain(expired)
  })

  it('D-16 leads to the login in the language of the page, also after a link within the shop', async () => {
    info = denied(401)
    const german = await shop.send('/de/help', { cookie: await cookies('german') })
    expect([german.status, german.headers.location]).toEqual([302, '/de/login?redirectUrl=%2Fhelp'])
    expect(flashOf(german.setCookie)).toContain(translate('de', 'shell.loginExpired'))
    const data = await shop.send('/help.data', { cookie: await cookies('data'), headers: { accept: '*/*' } })
    expect(data.text).toContain('/login?redirectUrl=%2Fhelp')
    expect(isCleared(data.setCookie, sessionCookie)).toBe(true)
    expect(flashOf(data.setCookie)).toContain(expired)
  })

  it('D-16 D-04 H-03 leads every page to the login when its tokens are unknown', async () => {
    info = { status: 401, body: { code: 'unauthorized', msg: 'no' } }
    token = { status: 400, body: { code: 'invalid_grant', msg: 'no' } }
    for (const path of ['/', '/help', '/buyer/security/delete']) {
      const reply = await shop.send(path, { cookie: await cookies(`unknown${path}`) })
      expect([reply.status, reply.headers.location]).toEqual([302, login(path)])
      expect(isCleared(reply.setCookie, sessionCookie)).toBe(true)
      expect(flashOf(reply.setCookie)).toContain(expired)
    }
  })

  it('D-16 is cleared by an opened page, not by a prefetched page or the list of viewed offers', async () => {
    info = denied(401)
    viewed = denied(401)
    const cookie = await cookies('ahead')
    for (const path of ['/help', '/buyer/security/delete']) {
      const prefetched = await shop.send(path, { cookie, headers: { 'sec-purpose': 'prefetch' } })
      expect(prefetched.status).toBe(503)
      expect(prefetched.headers['cache-control']).toMatch(/no-store/)
      expect(prefetched.setCookie.filter((line) => /^(?:flash|s_hint|tp_\w+_s|__Host-s)=/.test(line))).toEqual([])
    }
    const list = await shop.send('/wishlist/viewed', { cookie })
    expect(list.status).toBe(200)
    expect(isCleared(list.setCookie, sessionCookie)).toBe(false)
    expect((await shop.send('/help', { cookie })).headers.location).toBe(login('/help'))
  })

  it('D-16 does not redirect in a circle between the login and a page', async () => {
    info = denied(401)
    const cookie = await cookies('circle')
    const first = await shop.send(login('/help'), { cookie })
    expect([first.status, first.headers.location]).toEqual([302, '/help'])
    expect(isCleared(first.setCookie, sessionCookie)).toBe(false)
    expect((await shop.send('/help', { cookie })).headers.location).toBe(login('/help'))
    const flash = `flash=${encodeURIComponent(JSON.stringify({ type: 'warning', text: expired }))}`
    const last = await shop.send(login('/help'), { cookie: `${visitorCookie}; ${flash}` })
    expect(last.status).toBe(200)
    expect(shownMessages(last.text)).toContain(expired)
  })

  it('D-16 leads back to the requested page after the login', async () => {
    info = denied(401)
    for (const [path, back] of [
      ['/500?from=%2Fhelp', '/help'],
      ['/500?from=%2F%2Fevil.example', '/'],
      ['/logout', '/'],
      ['/help?ut=abc&invite=abcdef123456', '/help?invite=abcdef123456'],
    ] as const) {
      const { headers } = await shop.send(path, { cookie: await cookies(`back${path.length}`) })
      expect(new URL(headers.location ?? '', shop.origin).searchParams.get('redirectUrl')).toBe(back)
    }
  })

  it('D-16 does not redirect a posted form, which is answered, but redirects the next page to the login', async () => {
    info = denied(401)
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: shop.origin }
    const cookie = await cookies('form')
    const answer = await shop.send('/reset-password', {
      method: 'POST',
      headers: form,
      cookie,
      body: 'intent=sendCode&email=nobody',
    })
    expect(answer.status).toBeLessThan(500)
    expect(answer.text).toContain('value="nobody"')
    expect(isCleared(answer.setCookie, sessionCookie)).toBe(false)
    expect((await shop.send('/reset-password', { cookie })).headers.location).toBe(login('/reset-password'))
  })
})

describe('logging out', () => {
  it('D-06 clears every personal cookie, and no other', async () => {
    const personal = ['invite=abcdef123456.7', 'sign_in=x', 'one_tap=x', 'arrival=x']
    const remaining = ['lang=de', 'currency=EUR', 'consent=all']
    const cookie = [await cookies('leaving'), ...personal, ...remaining].join('; ')
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: shop.origin }
    const reply = await shop.send('/logout', { method: 'POST', headers: form, cookie, body: '' })
    expect(reply.status).toBe(303)
    for (const name of [sessionCookie, 's_hint', 'invite', 'sign_in', 'one_tap', 'arrival'])
      expect([name, isCleared(reply.setCookie, name)]).toEqual([name, true])
    for (const name of ['lang', 'currency', 'consent', 'device'])
      expect([name, isCleared(reply.setCookie, name)]).toEqual([name, false])
  })
})

describe('an invitation', () => {
  it.each([
    [0, 'it brings no free hours'],
    [24, 'brings you 24 free hours'],
  ])('D-50 shows the friend the %i hours it brings', async (hours, words) => {
    invited = ok({ recorded: true, hours })
    const cookie = await cookies(`friend-${hours}`)
    const reply = await shop.send('/help?invite=abcdef123456', { cookie })
    expect(shownMessages(reply.text)).toContain(words)
    // If the page shows another message, the next page shows the invitation's message.
    const flash = encodeURIComponent(JSON.stringify({ type: 'info', text: 'Something else' }))
    const withMessage = await shop.send('/help?invite=abcdef654321', { cookie: `${cookie}; flash=${flash}` })
    expect(shownMessages(withMessage.text)).toContain('Something else')
    expect(flashOf(withMessage.setCookie)).toContain(words)
  })
})

describe('a failed call of the browser', () => {
  const headers = { 'x-tp': '1', accept: 'application/json', 'sec-fetch-site': 'same-origin' }
  const path = calls.wallet.walletBalance.path

  it('H-01 G-87 is logged at WARN when it has an error code with status 200, and passed on with its message', async () => {
    balance = { status: 200, body: { code: 'state_conflict', msg: 'The shop says no' } }
    const reply = await shop.send(`/api${path}`, { headers, cookie: await cookies('words') })
    expect(JSON.parse(reply.text)).toMatchObject({ code: 'state_conflict', msg: 'The shop says no' })
    await expect
      .poll(() => logs(path))
      .toMatchObject([{ logLevel: 'WARN', exceptionMsg: 'state_conflict', method: 'GET' }])
  })

  it('H-01 G-87 is logged at ERROR when the connection was cut, with a message for the visitor', async () => {
    balance = { ...cutShort, body: null }
    const reply = await shop.send(`/api${path}`, { headers, cookie: await cookies('cut') })
    expect([reply.status, JSON.parse(reply.text)]).toEqual([503, { code: 'unavailable', msg: 'Unable to connect' }])
    await expect.poll(() => logs(path)).toMatchObject([{ logLevel: 'ERROR', exceptionMsg: 'network', method: 'GET' }])
  })
})

describe('a page that is not found', () => {
  it('H-08 H-09 X18 is shown in the language of the page, in English as specified', async () => {
    const text = async (path: string) => (await shop.send(path, { cookie: visitorCookie })).text
    expect(await text('/items/abc')).toContain('Page Not Found: /items/abc')
    expect(await text('/de/items/abc')).toMatch(/Seite nicht gefunden: (?:\/de)?\/items\/abc/)
    expect(await text('/de/items/abc')).not.toContain('Page Not Found')
    expect(await text('/items/5')).toContain('404 Page Not Found')
    expect(await text('/de/items/5')).toContain('404 Seite nicht gefunden')
    expect(await text('/items/%3Cb%3E')).not.toContain('<b>')
  })

  it('X18 is shown in its language even if the path is not UTF-8', async () => {
    for (const path of ['/zzz/%ff', '/%FF', '/items/%ff', '/store/%C3%28', '/zzz/%']) {
      const [english, german] = await Promise.all([
        shop.send(path, { cookie: visitorCookie }),
        shop.send(`/de${path}`, { cookie: visitorCookie }),
      ])
      expect([path, english.status, german.status]).toEqual([path, 404, 404])
      expect(english.text, path).toContain('<html lang="en"')
      expect(english.text, path).toMatch(/Page Not Found/)
      expect(german.text, path).toContain('<html lang="de"')
      expect(german.text, path).toMatch(/Seite nicht gefunden/)
    }
    // Control: a path that browsers interpret as another host gets a plain-text answer.
    expect((await shop.send('/%5C%FF', { cookie: visitorCookie })).text).toBe('Not found')
  })

  it('C-47 H-17 is logged with address and user', async () => {
    await shop.send('/items/abc?from=mail', { cookie: await cookies('lost') })
    await expect
      .poll(() => logs('/items/abc'))
      .toMatchObject([{ exceptionMsg: '404', data: '/items/abc?from=mail', method: 'GET', userId: '7' }])
  })
})

describe('a language pack', () => {
  it('G-88 is fetched once more if the connection is cut, and logged at ERROR if that fails too', async () => {
    let requests = 0
    const address = '/frontend_copywriting/1/fr.json'
    const stub = await startStubGateway({
      [address]: () => {
        requests++
        return { ...cutShort, body: null }
      },
    })
    const testShop = await startStorefront(stub.url)
    expect((await testShop.send('/fr/help', { cookie: visitorCookie })).status).toBe(200)
    expect(requests).toBe(2)
    await expect
      .poll(() => stub.callsTo('/log/web/log').map(({ body }) => JSON.parse(body) as Record<string, string>))
      .toContainEqual(
        expect.objectContaining({ logLevel: 'ERROR', url: expect.stringContaining('copywriting') as string }),
      )
    await testShop.stop()
    await stub.stop()
  })
})
