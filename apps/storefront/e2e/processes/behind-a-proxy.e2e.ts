import { createApi } from '@tradepost/api-client'
import { openSession, sealSession } from '@tradepost/auth/remix'
import { calls } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import { type BrowserContext, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../support/buyer/buyer.ts'
import { buyable } from '../support/shop/gateway.ts'
import { openDatabase } from '../support/shop/own-database.ts'
import { stack } from '../support/shop/shop.ts'
import { type Node, type Several, startSeveral } from '../support/shop/start-several.ts'
import { failuresOf, startLoad } from '../support/shop/steady-load.ts'

/** Both proxies do the first test; NIGHTLY=1 lets both do all, else the one that most operators have does the others. */
const isNightly = process.env.NIGHTLY !== undefined

const seconds = () => Math.floor(Date.now() / 1000)

describe.each(['nginx', 'haproxy'] as const)('two gateways and two storefronts behind %s', (proxy) => {
  const forOne = it.runIf(isNightly || proxy === 'nginx')
  let several: Several
  let browser: Awaited<ReturnType<typeof chromium.connect>>
  const contexts: BrowserContext[] = []
  beforeAll(async () => {
    several = await startSeveral(proxy)
    browser = await chromium.connect(stack().browser)
    // A proxy that asks for the health of its processes sends nothing to them before they were found healthy.
    const visitor = await openContext()
    const before = several.storefronts.map((node) => node.answered())
    const haveAnswered = () => several.storefronts.every((node, index) => node.answered() > (before[index] ?? 0))
    for (let count = 0; count < 600 && !haveAnswered(); count++) {
      await statusOf(visitor, '/login')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    expect(haveAnswered()).toBe(true)
  }, 300_000)
  afterAll(async () => {
    for (const context of contexts) await context.close()
    await several?.stop()
  })

  const headers = () => ({
    ...{ Origin: several.shop, Lang: 'en', TimeZone: 'UTC', DeviceId: 'e2e', 'Ab-Test-Group': '1' },
    ...{ 'X-Client-Id': several.client.id, 'X-Client-Secret': several.client.secret },
  })
  const apiOf = (gateway: Node, token?: string) =>
    createApi({
      baseUrl: gateway.url,
      headers: () => ({ ...headers(), ...(token ? { Authorization: `Bearer ${token}` } : {}) }),
    })
  const signInAt = (gateway: Node, email: string, password: string) =>
    apiOf(gateway)(calls.signIn.oauthToken, {
      query: { client_id: several.client.id, client_secret: several.client.secret },
      body: { userType: userType.buyer, grantType: 'password', email, password },
    })

  async function openContext() {
    const context = await browser.newContext({ baseURL: several.shop, ignoreHTTPSErrors: true })
    contexts.push(context)
    return context
  }
  const send = (context: BrowserContext, path: string, form: Record<string, string>) =>
    context.request.post(path, { headers: { origin: several.shop }, form, maxRedirects: 0 })

  async function signedIn() {
    const context = await openContext()
    const answer = await send(context, '/login', { intent: 'password', ...demo })
    expect(answer.status()).toBe(303)
    return context
  }
  const statusOf = async (context: BrowserContext, path: string) =>
    (await context.request.get(path, { maxRedirects: 0 })).status()
  const sessionOf = async (context: BrowserContext) =>
    (await context.cookies(several.shop)).find(({ name }) => name === '__Host-s')

  it('serve one session together', async () => {
    const context = await signedIn()
    const nodes = [...several.storefronts, ...several.gateways]
    const before = nodes.map((node) => node.answered())
    for (let count = 0; count < 12; count++) expect(await statusOf(context, '/buyer/settings')).toBe(200)
    expect(nodes.map((node, index) => [node.name, node.answered() > (before[index] ?? 0)])).toEqual(
      nodes.map(({ name }) => [name, true]),
    )
  })

  forOne('count a limit together', async () => {
    const email = 'nobody-of-several@mail.example'
    const codes: string[] = []
    for (let count = 0; count < 8; count++) {
      const gateway = several.gateways[count % 2 ? 1 : 0]
      codes.push(
        await signInAt(gateway, email, `Wrong-${count}-2026`).then(
          () => 'signed in',
          ({ code }) => code,
        ),
      )
    }
    // Each gateway alone would have refused none of its four attempts.
    expect(new Set(codes.slice(0, 5)).size).toBe(1)
    expect(new Set(codes.slice(5))).toEqual(new Set(['rate_limited']))
  })

  forOne('renew a session once when both find its token expired', async () => {
    const context = await signedIn()
    const cookie = await sessionOf(context)
    const session = await openSession(decodeURIComponent(cookie?.value ?? ''), [several.sessionSecret])
    if (!cookie || !session) throw new Error('there is no session')
    const value = encodeURIComponent(
      await sealSession({ ...session, expiresAt: seconds() - 1 }, [several.sessionSecret]),
    )
    await context.addCookies([{ ...cookie, value }])
    const before = several.storefronts.map((node) => node.answered())
    const statuses = await Promise.all(Array.from({ length: 6 }, () => statusOf(context, '/buyer/settings')))
    expect(statuses).toEqual(Array(6).fill(200))
    expect(several.storefronts.every((node, index) => node.answered() > (before[index] ?? 0))).toBe(true)
    expect(await statusOf(context, '/buyer/settings')).toBe(200)
  })

  forOne('send new messages to an open page, whichever gateway received them', async () => {
    const { access_token: token } = await signInAt(several.gateways[0], 'demo-seller@tradepost.example', demo.password)
    const own = await apiOf(several.gateways[0], token)(calls.seller.sellerOfferPage, {
      body: { status: 1, pageNo: 1, pageSize: 1 },
    })
    const detail = await apiOf(several.gateways[0])(calls.offer.offerDetail, {
      params: { id: own.list[0]?.id ?? '0' },
      body: {},
    })
    const page = await (await signedIn()).newPage()
    const stream = page.waitForResponse((response) => response.url().endsWith('/buyer/message/stream'))
    await page.goto(`/buyer/message?seller=${detail.seller.id}`)
    await page.locator('#text').fill('Hello from two processes')
    await page.locator('main button[type="submit"]', { hasText: 'Send' }).click()
    await page.waitForURL(/\?id=\d+/)
    const id = new URL(page.url()).searchParams.get('id') ?? ''
    expect((await stream).status()).toBe(200)
    for (const [index, gateway] of several.gateways.entries()) {
      const text = `Answer by gateway ${index + 1}`
      await apiOf(gateway, token)(calls.messages.sellerSendMessage, { params: { id }, body: { text } })
      await page.getByRole('log').getByText(text, { exact: true }).waitFor()
    }
  })

  async function anOffer() {
    const { list } = await apiOf(several.gateways[0])(calls.offer.offerPage, { body: { pageNo: 1, pageSize: 100 } })
    const offer = list.find((one) => buyable(one) && one.price?.currency === 'USD' && one.price.minor > 1000)
    if (!offer) throw new Error('the demo data has no such offer')
    return offer
  }

  forOne('show a changed price in both storefronts within two seconds', async () => {
    const { id, price } = await anOffer()
    const context = await openContext()
    const read = async () => {
      const answer = await context.request.get(`/items/${id}`)
      return { state: answer.headers()['x-page-cache'], html: await answer.text() }
    }
    const shown = '7,654.32'
    // One after another, so that the proxy gives half of them to each storefront.
    const several10 = async () => {
      const answers: Awaited<ReturnType<typeof read>>[] = []
      for (let count = 0; count < 10; count++) answers.push(await read())
      return answers
    }
    await expect
      .poll(async () => (await several10()).every(({ state }) => state === 'hit'), { timeout: 15_000 })
      .toBe(true)
    // Control: the new price is not shown before it is written.
    expect((await read()).html).not.toContain(shown)
    const db = await openDatabase(several.dataDir)
    try {
      await db.query('update offer set price_minor = 765432 where id = $1', [id])
      await new Promise((resolve) => setTimeout(resolve, 2000))
      expect((await several10()).filter(({ html }) => !html.includes(shown))).toEqual([])
    } finally {
      await db.query('update offer set price_minor = $1 where id = $2', [price?.minor, id])
      await db.end()
    }
  })

  /** Visitors of pages that are kept, pages that are rendered, a form, and programs that call the gateway. */
  async function startVisitors() {
    const { id } = await anOffer()
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: several.shop }
    const detail = `${several.gateway}/product-search/v2/product/standard/${id}`
    const facts = { origin: several.shop, lang: 'en', timezone: 'UTC', deviceid: 'e2e', 'ab-test-group': '1' }
    return startLoad(6, (n) => {
      const path = ['/', `/items/${id}?n=${n}`, '/fortnite/accounts', `/search?q=gift&n=${n}`][n % 4]
      if (n % 3 === 0)
        return { method: 'POST', url: detail, headers: { ...facts, 'content-type': 'application/json' }, body: '{}' }
      if (n % 7 === 0)
        return { method: 'POST', url: `${several.shop}/consent`, headers: form, body: 'consent=essential' }
      return { method: 'GET', url: several.shop + path, headers: { accept: 'text/html' } }
    })
  }

  /** Waits until the proxy gives the process requests again. */
  async function untilBack(node: Node, load: Awaited<ReturnType<typeof startVisitors>>) {
    const before = node.answered()
    const answersMore = async () => {
      await load.passes(10)
      return node.answered() > before
    }
    await expect.poll(answersMore, { timeout: 20_000, message: `${node.name} answers again` }).toBe(true)
  }

  forOne('restart one after another without failing a request', { timeout: 300_000 }, async () => {
    const load = await startVisitors()
    await load.passes(30)
    const nodes = [...several.gateways, ...several.storefronts]
    for (const node of nodes) {
      await node.restart()
      await load.passes(40)
      await untilBack(node, load)
    }
    const answers = await load.end()
    expect(failuresOf(answers)).toEqual([])
    expect(answers.filter(({ status }) => Number(status) >= 400).map(({ wish, status }) => [wish.url, status])).toEqual(
      [],
    )
  })

  forOne('go on without a process that was killed, and take it back', { timeout: 300_000 }, async () => {
    const load = await startVisitors()
    await load.passes(20)
    for (const node of [several.gateways[0], several.storefronts[0]]) {
      await node.kill()
      await load.passes(40)
      const since = load.answers.length
      await load.passes(40)
      // Those that the process was answering when it was killed may fail, none later.
      expect(failuresOf(load.answers.slice(since))).toEqual([])
      await node.start()
      await untilBack(node, load)
    }
    const failed = failuresOf(await load.end())
    expect(failed.length).toBeLessThanOrEqual(2 * 6)
  })
})
