import { createFake } from '@tradepost/api-client/testing'
import { calls } from '@tradepost/contract'
import { isForEverybody } from '@tradepost/domain/address/routes'
import { routePaths } from '@tradepost/serving/metrics/route-names'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerAsFake, lumen } from '../support/answer-as-fake.ts'
import { type Reply, sessionCookie, signedInCookie, startStorefront } from '../support/storefront.ts'
import { type Answer, type RecordedCall, startStubGateway, user } from '../support/stub-gateway.ts'

const fake = createFake({ tenant: lumen })
const [offerId = '', otherOfferId = ''] = fake.state.offers.map(({ id }) => id)
const ok = (data: unknown): Answer => ({ body: { code: '0000', msg: 'ok', data } })
const amount = { minor: 0, currency: 'USD' }
const limits = { lines: 100, perProduct: 999, guestLines: 20, guestTotal: amount }

/** Two buyers with all personal data that pages can show. */
const buyers = {
  ada: { nickName: 'Ada Only', count: 3, wished: [offerId] },
  bob: { nickName: 'Bob Only', count: 5, wished: [otherOfferId] },
}
type BuyerName = keyof typeof buyers

function buyerOf({ headers }: RecordedCall): (typeof buyers)[BuyerName] | null {
  const token = /access-(ada|bob)/.exec(String(headers.authorization))?.[1]
  return token ? buyers[token as BuyerName] : null
}

const refused = { status: 401, body: { code: 'access_denied', msg: 'no session' } }

let gateway: Awaited<ReturnType<typeof startStubGateway>>
let shop: Awaited<ReturnType<typeof startStorefront>>
beforeAll(async () => {
  const [asVisitor, asBuyer] = [answerAsFake(), answerAsFake({ signedIn: true })]
  const forBuyer = (answer: (buyer: (typeof buyers)[BuyerName]) => unknown) => (call: RecordedCall) => {
    const buyer = buyerOf(call)
    return buyer ? ok(answer(buyer)) : refused
  }
  gateway = await startStubGateway(
    {
      [calls.account.userBaseInfo.path]: forBuyer(({ nickName }) => ({ ...user, nickName })),
      [calls.cart.getCart.path]: forBuyer(({ count }) => ({ lines: [], count, total: amount, version: 1, limits })),
      [calls.saved.savedIds.path]: forBuyer(({ wished }) => ({ offerIds: wished })),
      [calls.signIn.oauthToken.path]: () => refused,
    },
    (call) => (buyerOf(call) ? asBuyer(call) : asVisitor(call)),
  )
  shop = await startStorefront(gateway.url, { GATEWAY_TIMEOUT_MS: '5000' })
})
afterAll(() => Promise.all([shop.stop(), gateway.stop()]))

const device = 'device=11111111-2222-4333-8444-555555555555; ab=A'
const cookiesOfVisitors = async (): Promise<Record<string, string>> => ({
  stranger: device,
  ada: `${device}; ${await signedInCookie('ada')}; s_hint=1; tz=Asia%2FTokyo`,
  bob: `${device}; ${await signedInCookie('bob')}; s_hint=1; tz=America%2FNew_York`,
  cart: `${device}; tz=Asia%2FTokyo; cart=${encodeURIComponent(JSON.stringify({ id: device.slice(7, 43), l: [[offerId, 2]] }))}`,
  wishlist: `${device}; tz=Asia%2FTokyo; wish=${device.slice(7, 43)}.${offerId}; seen=${offerId}`,
})

function publicPaths(): string[] {
  const values: Record<string, string> = {
    ':brand': 'fortnite',
    ':category': 'accounts',
    ':id': offerId,
    ':product': 'fortnite',
  }
  const paths = routePaths(shop.build).map((path) => `/${path}`.replace(/:\w+/g, (name) => values[name] ?? '1'))
  return [...new Set(paths)].filter(isForEverybody).sort()
}

const withoutTimes = (text: string) => text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
const compared = ({ status, headers, text }: Reply) => [status, headers['content-security-policy'], withoutTimes(text)]

describe('a page for everybody', () => {
  it('has the same bytes for two buyers and for visitors with nothing, with a cart and with a wishlist', async () => {
    const visitors = await cookiesOfVisitors()
    const paths = publicPaths()
    expect(paths.length).toBeGreaterThan(12)
    for (const path of paths) {
      for (const query of ['', '?utm_source=mail']) {
        // Let each visitor send the first request once, because the first answer is cached for the others.
        const names = Object.keys(visitors)
        for (const [index, name] of names.entries()) {
          const address = `${path}${query}${query ? '&' : '?'}page=${index + 1}`
          const order = [name, ...names.filter((other) => other !== name)]
          const replies: Reply[] = []
          for (const visitor of order) replies.push(await shop.send(address, { cookie: visitors[visitor] ?? '' }))
          const [expected, ...others] = replies.map(compared)
          for (const other of others) expect([address, other]).toEqual([address, expected])
          for (const reply of replies) {
            expect(reply.text).not.toMatch(/Ada Only|Bob Only/)
            if (reply.status === 200) expect([address, reply.setCookie]).toEqual([address, []])
          }
        }
      }
    }
  }, 120_000)

  it('is sent from the cache to buyers, visitors with a cart, and crawlers', async () => {
    const { stranger = '', ...others } = await cookiesOfVisitors()
    await shop.send('/help?page=5', { cookie: stranger })
    for (const cookie of Object.values(others))
      expect((await shop.send('/help?page=5', { cookie })).headers['x-page-cache']).toBe('hit')
    const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
    expect((await shop.send('/help?page=5', { cookie: device, headers })).headers['x-page-cache']).toBe('hit')
  })

  it('contains no personal data: visitor.json delivers it, and no cache may store that', async () => {
    const visitors = await cookiesOfVisitors()
    const fetchVisitor = async (name: string, path = `/items/${offerId}`) => {
      const reply = await shop.send(`/visitor.json?path=${encodeURIComponent(path)}`, { cookie: visitors[name] ?? '' })
      expect([reply.status, reply.headers['cache-control']]).toEqual([200, 'private, no-store'])
      return { ...JSON.parse(reply.text), setCookie: reply.setCookie }
    }
    for (const buyer of ['ada', 'bob'] as const) {
      const { nickName, count, wished } = buyers[buyer]
      expect(await fetchVisitor(buyer)).toMatchObject({ signedIn: true, user: { nickName }, cartCount: count, wished })
    }
    expect(await fetchVisitor('stranger')).toMatchObject({ signedIn: false, user: null, cartCount: 0, wished: [] })
    expect(await fetchVisitor('cart', '/')).toMatchObject({ signedIn: false, cartCount: 2, offer: null })
    expect(await fetchVisitor('wishlist', '/')).toMatchObject({ wished: [offerId] })
    // A request for visitor.json records the viewed offer, and gives a new visitor a device id.
    expect((await fetchVisitor('stranger')).setCookie.join()).toContain(`seen=${offerId}`)
    const newVisitor = await shop.send('/visitor.json?path=/', {})
    expect(newVisitor.setCookie.map((line) => line.split('=')[0]).sort()).toEqual(['ab', 'device'])
  })

  it('is rendered for its visitor when there is a flash message to show, and as data of a navigation', async () => {
    const { ada = '' } = await cookiesOfVisitors()
    const flash = `flash=${encodeURIComponent(JSON.stringify({ type: 'info', text: 'Only for Ada' }))}`
    const page = await shop.send('/help?page=6', { cookie: `${ada}; ${flash}` })
    expect([page.text.includes('Only for Ada'), page.text.includes('Ada Only')]).toEqual([true, true])
    expect(page.headers['cache-control']).toBe('private, no-store')
    const data = await shop.send('/help.data?page=6', { cookie: ada })
    expect([data.text.includes('Ada Only'), data.headers['cache-control']]).toEqual([true, 'private, no-store'])
  })

  it('is rendered for its visitor in a browser that runs no scripts', async () => {
    const { ada = '' } = await cookiesOfVisitors()
    const page = await shop.send('/help?page=8', { cookie: ada.replace(/; tz=[^;]*/, '') })
    expect([page.text.includes('Ada Only'), page.headers['cache-control']]).toEqual([true, 'private, no-store'])
  })

  it('sends buyers to the login when the gateway has ended their session', async () => {
    const ended = `${device}; ${await signedInCookie('carl')}; s_hint=1`
    const { text, setCookie } = await shop.send('/visitor.json?path=/fortnite?page=2', { cookie: ended })
    expect(JSON.parse(text)).toEqual({ login: '/login?redirectUrl=%2Ffortnite%3Fpage%3D2' })
    expect(setCookie.some((line) => line.startsWith(`${sessionCookie}=;`))).toBe(true)
    expect(setCookie.some((line) => line.startsWith('flash='))).toBe(true)
  })
})
