import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signedInCookie, startStorefront } from '../support/storefront.ts'
import { startStubGateway, user } from '../support/stub-gateway.ts'

let gateway: Awaited<ReturnType<typeof startStubGateway>>
let shop: Awaited<ReturnType<typeof startStorefront>>
const visitor = 'device=11111111-2222-4333-8444-555555555555; ab=B; tz=Asia%2FKathmandu'

beforeAll(async () => {
  gateway = await startStubGateway()
  shop = await startStorefront(gateway.url)
})
afterAll(async () => {
  await shop.stop()
  await gateway.stop()
})
beforeEach(() => gateway.calls.splice(0))

describe('calls to the gateway', () => {
  it('C-51 C-52 C-53 C-54 C-55 G-02 G-06 carry origin, language, time zone, device and test group', async () => {
    // A page of the visitor's own: one for everybody is rendered in UTC.
    await shop.send('/de/cookies', { cookie: `${visitor}; ${await signedInCookie('headers')}` })
    await shop.send('/de/no/such/page/here', { cookie: visitor })
    await expect.poll(() => gateway.callsTo('/log/web/log').length).toBeGreaterThan(0)
    expect(gateway.calls.length).toBeGreaterThan(3)
    for (const { headers, path } of gateway.calls) {
      expect(headers.origin, path).toBe(shop.origin)
      expect(headers.lang, path).toBe('de')
      expect(headers.timezone, path).toMatch(/^Asia\/(?:Kathmandu|Katmandu)$/)
      expect(headers.deviceid, path).toBe('11111111-2222-4333-8444-555555555555')
      expect(headers['ab-test-group'], path).toBe('2')
      expect(headers['x-request-id'], path).toMatch(/^[\w-]{8,64}$/)
      expect(headers['x-client-id'], path).toBe('lumen-web')
    }
    gateway.calls.splice(0)
    await shop.send('/help', { cookie: visitor.replace('ab=B', 'ab=A') })
    expect(new Set(gateway.calls.map(({ headers }) => headers['ab-test-group']))).toEqual(new Set(['1']))
  })

  it.each(['A', 'B'])('carry the same test group as the page: %s', async (group) => {
    const { text } = await shop.send(`/help?of=${group}`, { cookie: visitor.replace('ab=B', `ab=${group}`) })
    expect(text).toContain(String.raw`\"abGroup\",\"${group}\"`)
    expect(new Set(gateway.calls.map(({ headers }) => headers['ab-test-group']))).toEqual(
      new Set([group === 'A' ? '1' : '2']),
    )
  })

  it('C-50 G-03 G-04 G-05 carry the token if signed in, except no-auth and tracking calls', async () => {
    const cookie = await signedInCookie('auth')
    await shop.send('/help', { cookie })
    await shop.send('/no/such/page/here', { cookie })
    await expect.poll(() => gateway.callsTo('/log/web/log').length).toBeGreaterThan(0)
    expect(gateway.callsTo('/account/user/base/info')[0]?.headers.authorization).toBe('Bearer access-auth')
    const withoutToken = gateway.calls.filter(({ path }) => /\/no-auth\/|^\/log\/|frontend_copywriting/.test(path))
    expect(withoutToken.some(({ path }) => path.includes('/no-auth/'))).toBe(true)
    for (const { headers, path } of withoutToken) expect(headers.authorization, path).toBeUndefined()
  })

  it('G-07 repeat the key of an array', async () => {
    const french = await startStorefront(gateway.url)
    await french.send('/fr/help', { cookie: visitor })
    await french.stop()
    const search = gateway
      .callsTo('/website/page/common/config')
      .map((call) => call.search)
      .join()
    expect(search).toMatch(/areaTypes=\d+&areaTypes=\d+/)
    expect(search).not.toMatch(/areaTypes(?:%5B|\[|=\d+(?:%2C|,))/)
  })

  it('G-01 go to another gateway without another build', async () => {
    const second = await startStubGateway()
    const moved = await startStorefront(second.url)
    await moved.send('/it/help', { cookie: visitor })
    expect(second.calls.length).toBeGreaterThan(0)
    expect(gateway.calls).toEqual([])
    await moved.stop()
    await second.stop()
  })

  it('G-82 include the user info on every page except the login, for signed-in buyers only', async () => {
    const cookie = await signedInCookie('info')
    const infoCalls = () => gateway.callsTo('/account/user/base/info').length
    for (const path of ['/login', '/de/login']) await shop.send(path, { cookie })
    expect(infoCalls()).toBe(0)
    for (const [index, path] of ['/help', '/de/help', '/500', '/no/such/page/here'].entries()) {
      await shop.send(path, { cookie })
      expect(infoCalls(), path).toBe(index + 1)
    }
    await shop.send('/help', { cookie: visitor })
    expect(infoCalls()).toBe(4)
  })

  it('C-07 fetch the address of a user’s picture once, which is then cached', async () => {
    const id = '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2ad'
    const fileUrl = 'https://files.test/media/art/avatar/of-ada.webp'
    const ok = (data: object) => ({ body: { code: '0000', msg: 'ok', data } })
    const stub = await startStubGateway({
      '/account/user/base/info': () => ok({ ...user, id: '71', userId: '71', avatar: id }),
      [`/file/api/file/${id}`]: () => ok({ id, fileUrl, contentType: 'image/webp', width: 160, height: 160 }),
    })
    const pictureShop = await startStorefront(stub.url)
    const cookie = await signedInCookie('picture', { userId: '71' })
    for (let visit = 0; visit < 3; visit++) {
      const { text } = await pictureShop.send('/help', { cookie })
      expect(text).toMatch(new RegExp(`<img src="${fileUrl}"`))
    }
    expect(stub.callsTo(`/file/api/file/${id}`)).toHaveLength(1)
    expect(stub.callsTo('/account/user/base/info')).toHaveLength(3)
    await pictureShop.stop()
    await stub.stop()
  })

  it('H-17 report a 404 with its path', async () => {
    await shop.send('/no/such/page/here', { cookie: visitor })
    await expect
      .poll(() => gateway.callsTo('/log/web/log').map(({ body }) => (JSON.parse(body) as { url?: string }).url))
      .toContain('/no/such/page/here')
  })

  it('H-11 lead home in the same language for an unknown short link', async () => {
    expect(await shop.send('/jump/nope')).toMatchObject({ status: 302, headers: { location: '/' } })
    expect(await shop.send('/de/jump/nope')).toMatchObject({ status: 302, headers: { location: '/de' } })
  })

  it('are passed through from the browser only if allowed', async () => {
    const headers = { 'x-tp': '1', authorization: 'Bearer stolen', 'x-forwarded-for': '6.6.6.6' }
    const cookie = await signedInCookie('pass')
    const good = await shop.send('/api/finance/cart?toCurrencyId=1', { headers, cookie })
    expect(good).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
    const [call] = gateway.callsTo('/finance/cart')
    expect(call?.headers.authorization).toBe('Bearer access-pass')
    expect(call?.headers['x-forwarded-for']).toBeUndefined()
    expect(call?.headers.cookie).toBeUndefined()
    expect(call?.headers['x-client-ip']).toBe('127.0.0.1')
    gateway.calls.splice(0)
    expect((await shop.send('/api/finance/cart', { cookie })).status).toBe(403)
    for (const path of ['/api/account/oauth/token', '/api//livez', '/api/finance/cart/line', '/api/x'])
      expect((await shop.send(path, { headers, cookie })).status, path).toBeGreaterThanOrEqual(404)
    expect(gateway.calls.filter(({ path }) => !path.startsWith('/website') && !path.startsWith('/log'))).toEqual([])
  })
})
