import { setTimeout as delay } from 'node:timers/promises'
import { createFake } from '@tradepost/api-client/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { answerAsFake } from '../support/answer-as-fake.ts'
import { signedInCookie, startStorefront } from '../support/storefront.ts'
import { type Answer, startStubGateway } from '../support/stub-gateway.ts'

type Shop = Awaited<ReturnType<typeof startStorefront>>
let gateway: Awaited<ReturnType<typeof startStubGateway>>
const shops: Shop[] = []
const cookie = 'device=11111111-2222-4333-8444-555555555555; ab=A'
const longTimeout = { GATEWAY_TIMEOUT_MS: '5000' }

/** The price of every offer in the gateway's answers. */
let price = 1111
let hold: Promise<unknown> = Promise.resolve()
const item = createFake().state.offers[0]?.id ?? ''
const repriced = ({ body, ...rest }: Answer): Answer => ({
  ...rest,
  body: JSON.parse(JSON.stringify(body).replaceAll(/("price":\{"minor":)\d+/g, `$1${price}`)),
})
beforeAll(async () => {
  const answer = answerAsFake()
  gateway = await startStubGateway({}, async (call) => {
    const repricedAnswer = repriced(await answer(call))
    await hold
    return repricedAnswer
  })
  await open()
  await open()
})
afterEach(() => {
  hold = Promise.resolve()
})
afterAll(() => Promise.all([...shops.map(({ stop }) => stop()), gateway.stop()]))

async function open(silenceMs?: number): Promise<Shop> {
  const before = gateway.listenerCount()
  const shop = await startStorefront(gateway.url, longTimeout, {
    listens: silenceMs === undefined ? {} : { silenceMs },
  })
  shops.push(shop)
  await vi.waitUntil(() => gateway.listenerCount() > before)
  // Every change is applied again a second later, including the one at the start of the connection.
  await delay(1200)
  return shop
}

const state = async (shop: Shop, path: string) => (await shop.send(path, { cookie })).headers['x-page-cache']
const shows = async (shop: Shop, path: string, minor: number) =>
  (await shop.send(path, { cookie })).text.includes(
    `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`,
  )

describe('storefronts that listen for changes', () => {
  it('X15 show a changed price at once, and keep other pages in their cache', async () => {
    const [first, second] = shops as [Shop, Shop]
    const page = `/items/${item}`
    for (const shop of [first, second]) {
      for (const path of [page, '/help', '/brands']) await state(shop, path)
      for (const path of [page, '/help', '/brands']) expect([path, await state(shop, path)]).toEqual([path, 'hit'])
      expect(await shows(shop, page, price)).toBe(true)
    }
    price = 2222
    // Control: the cached page stays until the change is announced.
    expect([await state(first, page), await shows(first, page, 1111)]).toEqual(['hit', true])
    gateway.sendChange([`i:${item}`, 'list', 'list:1'])
    for (const shop of [first, second]) {
      await expect.poll(() => shows(shop, page, 2222), { timeout: 2000 }).toBe(true)
      for (const path of ['/help', '/brands']) expect([path, await state(shop, path)]).toEqual([path, 'hit'])
    }
  })

  it('X15 keep a page when another offer changes, and drop all pages when the site changes', async () => {
    const [first] = shops as [Shop]
    await delay(1200)
    await state(first, `/items/${item}`)
    gateway.sendChange(['i:999999999'])
    // Wait until the change has been applied a second time.
    await delay(1200)
    expect(await state(first, `/items/${item}`)).toBe('hit')
    const configCalls = () => gateway.callsTo('/website/page/common/config').length
    const before = configCalls()
    gateway.sendChange(['site'])
    await expect.poll(() => state(first, `/items/${item}?page=3`)).toBe('miss')
    await expect.poll(() => configCalls()).toBeGreaterThan(before)
  })

  it('X15 ask once for pages with the same facts, until one of the facts changes', async () => {
    const [first] = shops as [Shop]
    // Wait until the last change has been applied a second time.
    await delay(1200)
    const offerCalls = () => gateway.callsTo(`/product-search/v2/product/standard/${item}`).length
    const asked = async (path: string) => {
      const before = offerCalls()
      expect((await first.send(path, { cookie })).status).toBe(200)
      return offerCalls() - before
    }
    // No page with these parameters is cached, so each is rendered.
    await asked(`/items/${item}?uncached=1`)
    expect([await asked(`/items/${item}?uncached=2`), await asked(`/items/${item}?uncached=2`)]).toEqual([0, 0])
    gateway.sendChange(['i:999999999'])
    await delay(1200)
    expect(await asked(`/items/${item}?uncached=3`)).toBe(0)
    price = 5555
    gateway.sendChange([`i:${item}`])
    await expect.poll(() => shows(first, `/items/${item}?uncached=4`, 5555), { timeout: 2000 }).toBe(true)
    // A visitor with a session gets an answer of their own, here a refusal.
    const session = `${cookie}; ${await signedInCookie('kept')}`
    const before = offerCalls()
    expect((await first.send(`/items/${item}?uncached=5`, { cookie: session })).status).toBe(302)
    expect(offerCalls()).toBe(before + 1)
  })

  it('X15 do not cache a page whose content changed while it was rendered', async () => {
    const [first] = shops as [Shop]
    const page = `/items/${item}?page=4`
    // Drop the kept answers, and wait until the change has been applied a second time.
    gateway.sendChange([`i:${item}`])
    await delay(1200)
    price = 3333
    let release = (_: unknown) => {}
    hold = new Promise((resolve) => {
      release = resolve
    })
    const calls = gateway.calls.length
    const rendering = first.send(page, { cookie })
    await expect.poll(() => gateway.calls.length).toBeGreaterThan(calls)
    price = 4444
    gateway.sendChange([`i:${item}`])
    await delay(100)
    release(null)
    hold = Promise.resolve()
    expect((await rendering).status).toBe(200)
    expect(await shows(first, page, 4444)).toBe(true)
  })

  it('X15 treat every page as stale while the change stream is down, and drop all pages when it is back', async () => {
    const shop = await open(1000)
    await state(shop, '/help')
    const rendered = () => gateway.callsTo('/website/no-auth/article-category').length
    const before = rendered()
    expect([await state(shop, '/help'), rendered() - before]).toEqual(['hit', 0])
    gateway.disconnect(true)
    // Every visit to a stale page causes a new rendering, however recently the page was rendered.
    await expect
      .poll(async () => [await state(shop, '/help'), rendered() > before], { timeout: 8000 })
      .toEqual(['hit', true])
    gateway.disconnect(false)
    await expect.poll(() => state(shop, '/help'), { timeout: 8000 }).toBe('miss')
    await expect.poll(() => state(shop, '/help')).toBe('hit')
  })
})
