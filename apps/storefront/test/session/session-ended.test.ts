import { calls } from '@tradepost/contract'
import { translate } from '@tradepost/i18n/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessionCookie, signedInCookie, startStorefront } from '../support/storefront.ts'
import { type Answer, startStubGateway, user } from '../support/stub-gateway.ts'

const expired = 'Login expired, please log in again'
const known = 'device=11111111-2222-4333-8444-555555555555; ab=A'
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

const cookies = async (name: string) => `${await signedInCookie(name)}; s_hint=1; ${known}`
const gone = (lines: string[], name: string) =>
  lines.some((line) => line.startsWith(`${name}=;`) && line.includes('Max-Age=0'))
const flashOf = (lines: string[]) => decodeURIComponent(lines.find((line) => line.startsWith('flash=')) ?? '')
/** An answer that ends before it is whole. */
const cutShort = { status: 200, raw: '{"val', headers: { 'content-length': '500', connection: 'close' } }
/** The messages shown on top of a page, also without script. */
const said = (html: string) => [...html.matchAll(/<noscript>.*?<\/noscript>/gs)].join('')
const logs = (url: string) =>
  gateway
    .of('/log/web/log')
    .map(({ body }) => JSON.parse(body) as Record<string, string>)
    .filter((entry) => entry.url?.startsWith(url))

describe('a session that was ended elsewhere', () => {
  it.each([200, 400, 401, 403, 409, 503])(
    'D-16 H-04 H-05 H-06 leads a page for buyers to the login with the reason, told with status %i',
    async (status) => {
      info = denied(status)
      const reply = await shop.ask('/buyer/security/delete', { cookie: await cookies(`page-${status}`) })
      expect([reply.status, reply.headers.location]).toEqual([302, '/login?redirectUrl=%2Fbuyer%2Fsecurity%2Fdelete'])
      expect(gone(reply.setCookie, sessionCookie)).toBe(true)
      expect(gone(reply.setCookie, 's_hint')).toBe(true)
      expect(flashOf(reply.setCookie)).toContain(expired)
      expect(gateway.of(calls.signIn.oauthToken.path)).toEqual([])
    },
  )

  it.each([200, 400, 401, 503])(
    'D-16 H-04 H-06 tells a call of an open page the same, with status %i',
    async (status) => {
      balance = denied(status)
      const headers = { 'x-tp': '1', accept: 'application/json', 'sec-fetch-site': 'same-origin' }
      const call = await shop.ask(`/api${calls.wallet.walletBalance.path}`, {
        headers,
        cookie: await cookies(`call-${status}`),
      })
      expect(call.headers['x-session-over']).toBe('1')
      expect(gone(call.setCookie, sessionCookie)).toBe(true)
      expect(flashOf(call.setCookie)).toContain(expired)
    },
  )

  const publicPages = [
    ...['/', '/help', '/cookies', '/cart', '/fortnite', '/items/5', '/brands', '/all-games', '/wishlist', '/signup'],
    ...['/search?q=gold&page=2', '/rental', '/reviews', '/family-game-room/faq', '/unsubscribe', '/reset-password'],
  ]
  const login = (path: string) => `/login?redirectUrl=${encodeURIComponent(path)}`

  it.each(publicPages)(
    'D-16 H-05 H-06 leads %s, which is for everybody, to the login with the reason, once',
    async (path) => {
      for (const method of ['GET', 'HEAD']) {
        info = denied(401)
        const reply = await shop.ask(path, { method, cookie: await cookies(`public${method}${path}`) })
        expect([reply.status, reply.headers.location]).toEqual([302, login(path)])
        expect(reply.headers['cache-control']).toMatch(/no-store/)
        expect(gone(reply.setCookie, sessionCookie)).toBe(true)
        expect(gone(reply.setCookie, 's_hint')).toBe(true)
        expect(flashOf(reply.setCookie)).toContain(expired)
      }
      // The cookies that remain hold no session: the page opens again without a message.
      const again = await shop.ask(path, { cookie: known })
      expect(again.headers.location ?? '').not.toContain('/login')
      expect(said(again.text)).not.toContain(expired)
    },
  )

  it('D-16 leads to the login in the language of the page, and a visit by a link within the shop too', async () => {
    info = denied(401)
    const german = await shop.ask('/de/help', { cookie: await cookies('german') })
    expect([german.status, german.headers.location]).toEqual([302, '/de/login?redirectUrl=%2Fhelp'])
    expect(flashOf(german.setCookie)).toContain(translate('de', 'shell.loginExpired'))
    const data = await shop.ask('/help.data', { cookie: await cookies('data'), headers: { accept: '*/*' } })
    expect(data.text).toContain('/login?redirectUrl=%2Fhelp')
    expect(gone(data.setCookie, sessionCookie)).toBe(true)
    expect(flashOf(data.setCookie)).toContain(expired)
  })

  it('D-16 D-04 H-03 leads to the login from everywhere when its tokens are known no more', async () => {
    info = { status: 401, body: { code: 'unauthorized', msg: 'no' } }
    token = { status: 400, body: { code: 'invalid_grant', msg: 'no' } }
    for (const path of ['/', '/help', '/buyer/security/delete']) {
      const reply = await shop.ask(path, { cookie: await cookies(`unknown${path}`) })
      expect([reply.status, reply.headers.location]).toEqual([302, login(path)])
      expect(gone(reply.setCookie, sessionCookie)).toBe(true)
      expect(flashOf(reply.setCookie)).toContain(expired)
    }
  })

  it('D-16 is found out by the page that is opened, not by one fetched ahead or a list beside it', async () => {
    info = denied(401)
    viewed = denied(401)
    const cookie = await cookies('ahead')
    for (const path of ['/help', '/buyer/security/delete']) {
      const ahead = await shop.ask(path, { cookie, headers: { 'sec-purpose': 'prefetch' } })
      expect(ahead.status).toBe(503)
      expect(ahead.headers['cache-control']).toMatch(/no-store/)
      expect(ahead.setCookie.filter((line) => /^(?:flash|s_hint|tp_\w+_s|__Host-s)=/.test(line))).toEqual([])
    }
    const beside = await shop.ask('/wishlist/viewed', { cookie })
    expect(beside.status).toBe(200)
    expect(gone(beside.setCookie, sessionCookie)).toBe(false)
    expect((await shop.ask('/help', { cookie })).headers.location).toBe(login('/help'))
  })

  it('D-16 is no circle: the login leads back, from where the ended session is led to it without one', async () => {
    info = denied(401)
    const cookie = await cookies('circle')
    const first = await shop.ask(login('/help'), { cookie })
    expect([first.status, first.headers.location]).toEqual([302, '/help'])
    expect(gone(first.setCookie, sessionCookie)).toBe(false)
    expect((await shop.ask('/help', { cookie })).headers.location).toBe(login('/help'))
    const flash = `flash=${encodeURIComponent(JSON.stringify({ type: 'warning', text: expired }))}`
    const last = await shop.ask(login('/help'), { cookie: `${known}; ${flash}` })
    expect(last.status).toBe(200)
    expect(said(last.text)).toContain(expired)
  })

  it('D-16 leads back to the page somebody came for', async () => {
    info = denied(401)
    for (const [path, back] of [
      ['/500?from=%2Fhelp', '/help'],
      ['/500?from=%2F%2Fevil.example', '/'],
      ['/logout', '/'],
      ['/help?ut=abc&invite=abcdef123456', '/help?invite=abcdef123456'],
    ] as const) {
      const { headers } = await shop.ask(path, { cookie: await cookies(`back${path.length}`) })
      expect(new URL(headers.location ?? '', shop.origin).searchParams.get('redirectUrl')).toBe(back)
    }
  })

  it('D-16 keeps what was typed into a form that is answered, and leads to the login with the next page', async () => {
    info = denied(401)
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: shop.origin }
    const cookie = await cookies('form')
    const answer = await shop.ask('/reset-password', {
      method: 'POST',
      headers: form,
      cookie,
      body: 'intent=sendCode&email=nobody',
    })
    expect(answer.status).toBeLessThan(500)
    expect(answer.text).toContain('value="nobody"')
    expect(gone(answer.setCookie, sessionCookie)).toBe(false)
    expect((await shop.ask('/reset-password', { cookie })).headers.location).toBe(login('/reset-password'))
  })
})

describe('logging out', () => {
  it('D-06 takes along every cookie that belongs to the person', async () => {
    const personal = ['invite=abcdef123456.7', 'sign_in=x', 'one_tap=x', 'arrival=x']
    const kept = ['lang=de', 'currency=EUR', 'consent=all']
    const cookie = [await cookies('leaving'), ...personal, ...kept].join('; ')
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: shop.origin }
    const reply = await shop.ask('/logout', { method: 'POST', headers: form, cookie, body: '' })
    expect(reply.status).toBe(303)
    for (const name of [sessionCookie, 's_hint', 'invite', 'sign_in', 'one_tap', 'arrival'])
      expect([name, gone(reply.setCookie, name)]).toEqual([name, true])
    for (const name of ['lang', 'currency', 'consent', 'device'])
      expect([name, gone(reply.setCookie, name)]).toEqual([name, false])
  })
})

describe('an invitation', () => {
  it.each([
    [0, 'it brings no free hours'],
    [24, 'brings you 24 free hours'],
  ])('D-50 that brings %i hours says so to the friend', async (hours, words) => {
    invited = ok({ recorded: true, hours })
    const cookie = await cookies(`friend-${hours}`)
    const reply = await shop.ask('/help?invite=abcdef123456', { cookie })
    expect(said(reply.text)).toContain(words)
    // It is told once, also when the page had something else to say first.
    const flash = encodeURIComponent(JSON.stringify({ type: 'info', text: 'Something else' }))
    const busy = await shop.ask('/help?invite=abcdef654321', { cookie: `${cookie}; flash=${flash}` })
    expect(said(busy.text)).toContain('Something else')
    expect(flashOf(busy.setCookie)).toContain(words)
  })
})

describe('what a call of the browser failed by', () => {
  const headers = { 'x-tp': '1', accept: 'application/json', 'sec-fetch-site': 'same-origin' }
  const path = calls.wallet.walletBalance.path

  it('H-01 G-87 is told at WARN when another code came with 200, and handed on with its words', async () => {
    balance = { status: 200, body: { code: 'state_conflict', msg: 'The shop says no' } }
    const reply = await shop.ask(`/api${path}`, { headers, cookie: await cookies('words') })
    expect(JSON.parse(reply.text)).toMatchObject({ code: 'state_conflict', msg: 'The shop says no' })
    await expect
      .poll(() => logs(path))
      .toMatchObject([{ logLevel: 'WARN', exceptionMsg: 'state_conflict', method: 'GET' }])
  })

  it('H-01 G-87 is told at ERROR when the line was cut, with words for the visitor', async () => {
    balance = { ...cutShort, body: null }
    const reply = await shop.ask(`/api${path}`, { headers, cookie: await cookies('cut') })
    expect([reply.status, JSON.parse(reply.text)]).toEqual([503, { code: 'unavailable', msg: 'Unable to connect' }])
    await expect.poll(() => logs(path)).toMatchObject([{ logLevel: 'ERROR', exceptionMsg: 'network', method: 'GET' }])
  })
})

describe('addresses of nothing', () => {
  it('H-08 H-09 X18 are told in the language of the page, in English as specified', async () => {
    const text = async (path: string) => (await shop.ask(path, { cookie: known })).text
    expect(await text('/items/abc')).toContain('Page Not Found: /items/abc')
    expect(await text('/de/items/abc')).toMatch(/Seite nicht gefunden: (?:\/de)?\/items\/abc/)
    expect(await text('/de/items/abc')).not.toContain('Page Not Found')
    expect(await text('/items/5')).toContain('404 Page Not Found')
    expect(await text('/de/items/5')).toContain('404 Seite nicht gefunden')
    expect(await text('/items/%3Cb%3E')).not.toContain('<b>')
  })

  it('X18 are so too where their path is not UTF-8', async () => {
    for (const path of ['/zzz/%ff', '/%FF', '/items/%ff', '/store/%C3%28', '/zzz/%']) {
      const [english, german] = await Promise.all([
        shop.ask(path, { cookie: known }),
        shop.ask(`/de${path}`, { cookie: known }),
      ])
      expect([path, english.status, german.status]).toEqual([path, 404, 404])
      expect(english.text, path).toContain('<html lang="en"')
      expect(english.text, path).toMatch(/Page Not Found/)
      expect(german.text, path).toContain('<html lang="de"')
      expect(german.text, path).toMatch(/Seite nicht gefunden/)
    }
    // Negative control: what a browser reads as another host is no page of this shop.
    expect((await shop.ask('/%5C%FF', { cookie: known })).text).toBe('Not found')
  })

  it('C-47 H-17 are reported with what was asked for and by whom', async () => {
    await shop.ask('/items/abc?from=mail', { cookie: await cookies('lost') })
    await expect
      .poll(() => logs('/items/abc'))
      .toMatchObject([{ exceptionMsg: '404', data: '/items/abc?from=mail', method: 'GET', userId: '7' }])
  })
})

describe('a language pack', () => {
  it('G-88 that is cut on the line is asked for once more, and told at ERROR when that fails too', async () => {
    let asked = 0
    const address = '/frontend_copywriting/1/fr.json'
    const stub = await startStubGateway({
      [address]: () => {
        asked++
        return { ...cutShort, body: null }
      },
    })
    const own = await startStorefront(stub.url)
    expect((await own.ask('/fr/help', { cookie: known })).status).toBe(200)
    expect(asked).toBe(2)
    await expect
      .poll(() => stub.of('/log/web/log').map(({ body }) => JSON.parse(body) as Record<string, string>))
      .toContainEqual(
        expect.objectContaining({ logLevel: 'ERROR', url: expect.stringContaining('copywriting') as string }),
      )
    await own.stop()
    await stub.stop()
  })
})
