import { createFake } from '@tradepost/api-client/testing'
import { calls } from '@tradepost/contract'
import { isForEverybody } from '@tradepost/domain/address/routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routePaths } from '../../server/storefront-build.ts'
import { answerAsFake, lumen } from '../support/answer-as-fake.ts'
import { type Reply, sessionCookie, signedInCookie, startStorefront } from '../support/storefront.ts'
import { type Answer, type RecordedCall, startStubGateway, user } from '../support/stub-gateway.ts'

const fake = createFake({ tenant: lumen })
const [first, second] = fake.state.offers.map(({ id }) => id)
const item = first ?? ''
const ok = (data: unknown): Answer => ({ body: { code: '0000', msg: 'ok', data } })
const amount = { minor: 0, currency: 'USD' }
const limits = { lines: 100, perProduct: 999, guestLines: 20, guestTotal: amount }

/** Two buyers with everything a page could show of them. */
const people = {
  ada: { nickName: 'Ada Only', count: 3, wished: [item] },
  bob: { nickName: 'Bob Only', count: 5, wished: [second ?? ''] },
}
type Person = keyof typeof people

function personOf({ headers }: RecordedCall): (typeof people)[Person] | null {
  const token = /access-(ada|bob)/.exec(String(headers.authorization))?.[1]
  return token ? people[token as Person] : null
}

const refused = { status: 401, body: { code: 'access_denied', msg: 'no session' } }

let gateway: Awaited<ReturnType<typeof startStubGateway>>
let shop: Awaited<ReturnType<typeof startStorefront>>
beforeAll(async () => {
  const [asVisitor, asBuyer] = [answerAsFake(), answerAsFake({ signedIn: true })]
  const ofPerson = (answer: (person: (typeof people)[Person]) => unknown) => (call: RecordedCall) => {
    const person = personOf(call)
    return person ? ok(answer(person)) : refused
  }
  gateway = await startStubGateway(
    {
      [calls.account.userBaseInfo.path]: ofPerson(({ nickName }) => ({ ...user, nickName })),
      [calls.cart.getCart.path]: ofPerson(({ count }) => ({ lines: [], count, total: amount, version: 1, limits })),
      [calls.saved.savedIds.path]: ofPerson(({ wished }) => ({ offerIds: wished })),
      [calls.signIn.oauthToken.path]: () => refused,
    },
    (call) => (personOf(call) ? asBuyer(call) : asVisitor(call)),
  )
  shop = await startStorefront(gateway.url, { GATEWAY_TIMEOUT_MS: '5000' })
})
afterAll(() => Promise.all([shop.stop(), gateway.stop()]))

const device = 'device=11111111-2222-4333-8444-555555555555; ab=A'
const cookies = async (): Promise<Record<string, string>> => ({
  nobody: device,
  ada: `${device}; ${await signedInCookie('ada')}; s_hint=1; tz=Asia%2FTokyo`,
  bob: `${device}; ${await signedInCookie('bob')}; s_hint=1; tz=America%2FNew_York`,
  cart: `${device}; tz=Asia%2FTokyo; cart=${encodeURIComponent(JSON.stringify({ id: device.slice(7, 43), l: [[item, 2]] }))}`,
  wishes: `${device}; tz=Asia%2FTokyo; wish=${device.slice(7, 43)}.${item}; seen=${item}`,
})

function publicPaths(): string[] {
  const values: Record<string, string> = {
    ':brand': 'fortnite',
    ':category': 'accounts',
    ':id': item,
    ':product': 'fortnite',
  }
  const paths = routePaths(shop.build).map((path) => `/${path}`.replace(/:\w+/g, (name) => values[name] ?? '1'))
  return [...new Set(paths)].filter(isForEverybody).sort()
}

const without = (text: string) => text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
const answerOf = ({ status, headers, text }: Reply) => [status, headers['content-security-policy'], without(text)]

describe('a page for everybody', () => {
  it('is the same to the byte for two buyers, a visitor, one with a cart and one with wishes', async () => {
    const visitors = await cookies()
    const paths = publicPaths()
    expect(paths.length).toBeGreaterThan(12)
    for (const path of paths) {
      for (const query of ['', '?utm_source=mail']) {
        // Each visitor is once the first, whose answer is cached for the others.
        const names = Object.keys(visitors)
        for (const [index, name] of names.entries()) {
          const address = `${path}${query}${query ? '&' : '?'}page=${index + 1}`
          const order = [name, ...names.filter((other) => other !== name)]
          const replies: Reply[] = []
          for (const one of order) replies.push(await shop.ask(address, { cookie: visitors[one] ?? '' }))
          const [expected, ...others] = replies.map(answerOf)
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
    const { nobody = '', ...others } = await cookies()
    await shop.ask('/help?page=5', { cookie: nobody })
    for (const cookie of Object.values(others))
      expect((await shop.ask('/help?page=5', { cookie })).headers['x-page-cache']).toBe('hit')
    const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
    expect((await shop.ask('/help?page=5', { cookie: device, headers })).headers['x-page-cache']).toBe('hit')
  })

  it('leaves what is one\u2019s own to visitor.json, which no cache keeps', async () => {
    const visitors = await cookies()
    const ask = async (name: string, path = `/items/${item}`) => {
      const reply = await shop.ask(`/visitor.json?path=${encodeURIComponent(path)}`, { cookie: visitors[name] ?? '' })
      expect([reply.status, reply.headers['cache-control']]).toEqual([200, 'private, no-store'])
      return { ...JSON.parse(reply.text), setCookie: reply.setCookie }
    }
    for (const person of ['ada', 'bob'] as const) {
      const { nickName, count, wished } = people[person]
      expect(await ask(person)).toMatchObject({ signedIn: true, user: { nickName }, cartCount: count, wished })
    }
    expect(await ask('nobody')).toMatchObject({ signedIn: false, user: null, cartCount: 0, wished: [] })
    expect(await ask('cart', '/')).toMatchObject({ signedIn: false, cartCount: 2, offer: null })
    expect(await ask('wishes', '/')).toMatchObject({ wished: [item] })
    // A view of an offer is remembered, and a new visitor gets a device id.
    expect((await ask('nobody')).setCookie.join()).toContain(`seen=${item}`)
    const fresh = await shop.ask('/visitor.json?path=/', {})
    expect(fresh.setCookie.map((line) => line.split('=')[0]).sort()).toEqual(['ab', 'device'])
  })

  it('becomes a page of one\u2019s own to show the message of an action, and as data', async () => {
    const { ada = '' } = await cookies()
    const flash = `flash=${encodeURIComponent(JSON.stringify({ type: 'info', text: 'Said to one alone' }))}`
    const page = await shop.ask('/help?page=6', { cookie: `${ada}; ${flash}` })
    expect([page.text.includes('Said to one alone'), page.text.includes('Ada Only')]).toEqual([true, true])
    expect(page.headers['cache-control']).toBe('private, no-store')
    const data = await shop.ask('/help.data?page=6', { cookie: ada })
    expect([data.text.includes('Ada Only'), data.headers['cache-control']]).toEqual([true, 'private, no-store'])
  })

  it('becomes a page of one\u2019s own in a browser that runs no scripts', async () => {
    const { ada = '' } = await cookies()
    const page = await shop.ask('/help?page=8', { cookie: ada.replace(/; tz=[^;]*/, '') })
    expect([page.text.includes('Ada Only'), page.headers['cache-control']]).toEqual([true, 'private, no-store'])
  })

  it('sends those to the login whose session the gateway has ended', async () => {
    const ended = `${device}; ${await signedInCookie('carl')}; s_hint=1`
    const { text, setCookie } = await shop.ask('/visitor.json?path=/fortnite?page=2', { cookie: ended })
    expect(JSON.parse(text)).toEqual({ login: '/login?redirectUrl=%2Ffortnite%3Fpage%3D2' })
    expect(setCookie.some((line) => line.startsWith(`${sessionCookie}=;`))).toBe(true)
    expect(setCookie.some((line) => line.startsWith('flash='))).toBe(true)
  })
})
