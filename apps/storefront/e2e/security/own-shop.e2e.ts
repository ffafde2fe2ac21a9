import { calls } from '@tradepost/contract'
import { contractEntries, exampleOf } from '@tradepost/contract/openapi'
import { packFor } from '@tradepost/i18n/server'
import { createBuyerHistory } from '@tradepost/scripts/places/buyer'
import { type Facts, publicFacts } from '@tradepost/scripts/places/facts'
import { places } from '@tradepost/scripts/places/places'
import type pg from 'pg'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demo } from '../support/buyer/buyer.ts'
import { findDormantScripts, watchExecutions } from '../support/page/executions.ts'
import { hostileTexts } from '../support/page/hostile-texts.ts'
import { plantHostileTexts } from '../support/page/plant.ts'
import { newDevice } from '../support/shop/faults.ts'
import { changedTables, openDatabase, tableSums } from '../support/shop/own-database.ts'
import type { RecordedCall } from '../support/shop/recorder.ts'
import { stack } from '../support/shop/shop.ts'
import { type Shops, startShops } from '../support/shop/start-shops.ts'

let shops: Shops
let db: pg.Client
let browser: Browser
let buyer: BrowserContext
let facts: Facts
let origin = ''

beforeAll(async () => {
  shops = await startShops({ offers: 400, orders: 300, only: ['lumen'], jobsApart: true })
  origin = shops.sites.lumen ?? ''
  db = await openDatabase(shops.dataDir)
  browser = await chromium.connect(stack().browser)
  buyer = await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
  const form = { intent: 'password', email: demo.email, password: demo.password }
  await buyer.request.post('/login', { headers: { origin }, form, maxRedirects: 0 })
  facts = await createBuyerHistory(await buyer.newPage(), await publicFacts(origin))
  // Jobs change rows by themselves. Without them, every later change comes from a reader.
  await shops.stopJobs()
}, 240_000)
afterAll(async () => {
  await browser?.close()
  await db?.end()
  await shops?.stop()
})

/** The checksums of all tables, once what the gateway writes after its answers is written. */
async function settledSums() {
  for (let before = await tableSums(db); ; ) {
    const after = await tableSums(db)
    if (changedTables(before, after).length === 0) return after
    before = after
  }
}
const pathsOf = (all: Facts) =>
  Object.values(places).flatMap((examples) => Object.values(examples).flatMap(({ path }) => path(all) ?? []))

const recorded = async () => (await (await fetch(`${shops.recorderUrl}/__calls`)).json()) as RecordedCall[]

/** The shape of a path, with its ids and brands removed. */
function shapeOf(path: string): string {
  const { pathname, searchParams } = new URL(path, origin)
  const [first = '', ...rest] = pathname.slice(1).split('/')
  const isRoute = pathsOf(facts).some((example) => example.slice(1).split(/[/?]/)[0] === first)
  const shape = isRoute ? pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{3,}/g, '#') : `brand and ${rest.length}`
  return `${shape}?${[...searchParams.keys()].join()}`
}

/** The address from which a browser fetches the data of a page. */
function dataOf(path: string): string {
  const { pathname, search } = new URL(path, origin)
  return `${pathname === '/' ? '/_root' : pathname}.data${search}`
}

/** Loads every page and its data as the buyer, and one linked page of each kind; returns the failures. */
async function loadEveryPage(): Promise<string[]> {
  const failed: string[] = []
  const visited = new Set<string>()
  const waiting = pathsOf(facts)
  const read = async (path: string) => {
    const answer = await buyer.request.get(path, { maxRedirects: 0, headers: { accept: 'text/html' } })
    if (answer.status() >= 500 && !path.startsWith('/500')) failed.push(`${answer.status()} ${path}`)
    const html = answer.headers()['content-type']?.includes('html') ? await answer.text() : ''
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\bhref="(\/[^"#]*)/g))
      waiting.push(href.replaceAll('&amp;', '&'))
    await buyer.request.get(dataOf(path), { maxRedirects: 0 })
  }
  while (waiting.length > 0) {
    const batch = waiting.splice(0, 4).filter((path) => !visited.has(shapeOf(path)) && visited.add(shapeOf(path)))
    await Promise.all(batch.map(read))
  }
  return failed
}

/** Sends the gateway all GET calls that no page has sent; returns how many calls the pages had sent. */
async function sendOtherReads(): Promise<number> {
  const sent = (await recorded()).filter(({ method }) => method === 'GET').map(({ path }) => path)
  const client = shops.clients.lumen
  const credential = { 'x-client-id': client?.id ?? '', 'x-client-secret': client?.secret ?? '' }
  const bearer = (await recorded()).findLast(({ headers }) => headers.authorization)?.headers.authorization ?? ''
  const reads = contractEntries().filter(({ call }) => call.method === 'GET' && !call.stream)
  const unsent = reads.filter(({ call }) => {
    const pattern = new RegExp(`^${call.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)
    return !sent.some((path) => pattern.test(path))
  })
  for (const { call, schemas } of unsent) {
    const path = call.path.replace(/\{(\w+)\}/g, (_, name) => (name === 'locale' ? 'en' : '1'))
    const example = (schemas.query ? exampleOf(schemas.query) : {}) as Record<string, unknown>
    const query = new URLSearchParams(Object.entries(example).map(([name, value]) => [name, String(value)]))
    const headers = { origin, authorization: bearer, ...credential }
    await (await fetch(`${shops.gatewayUrl}${path}?${query}`, { headers })).arrayBuffer()
  }
  return reads.length - unsent.length
}

/**
 * Tables that reading may change: rate limits, logs, viewed offers, and the token of an invitation, which is created
 * when it is first read.
 */
const changingTables = ['rate_window', 'security_event', 'viewed_offer', 'web_log', 'invite_token'].map(
  (name) => `public.${name}`,
)

it('S26 reading changes nothing: every page, its data and every GET call, as a buyer with orders', async () => {
  const before = await settledSums()
  expect(await loadEveryPage()).toEqual([])
  const pages = (await recorded()).length
  expect(await sendOtherReads()).toBeGreaterThan(40)
  expect(pages).toBeGreaterThan(200)
  const after = await settledSums()
  expect(changedTables(before, after).filter((name) => !changingTables.includes(name))).toEqual([])
  // Control: a change is detected.
  const form = { intent: 'wish', offerId: facts.account ?? '' }
  expect((await buyer.request.post('/wishlist', { headers: { origin }, form, maxRedirects: 0 })).status()).toBeLessThan(
    400,
  )
  expect(changedTables(after, await settledSums())).toContain('public.wish')
}, 120_000)

const fakeAnswerOf = (device: string, path: string, json: unknown) =>
  fetch(`${shops.recorderUrl}/__fault`, {
    method: 'POST',
    body: JSON.stringify({ deviceId: device, path, times: 1000, status: 200, body: JSON.stringify(json) }),
  })

/** Fakes a language pack and a site configuration full of hostile texts, as from a malicious gateway. */
async function fakeHostileGateway(device: string): Promise<void> {
  const value = Object.fromEntries(
    Object.keys(packFor('fr')).map((id, index) => {
      const text = hostileTexts[index % hostileTexts.length] ?? ''
      // Quote most texts, because they are not valid ICU messages otherwise.
      return [id, index % 3 === 0 ? text : `'${text.replaceAll("'", "''")}'`]
    }),
  )
  await fakeAnswerOf(device, '/frontend_copywriting/1/fr.json', { value })
  const query = 'showLanguage=true&showCurrency=true&showLanguageCurrency=true&areaTypes=7&areaTypes=9'
  const path = '/website/page/common/config'
  const response = await fetch(`${shops.gatewayUrl}${path}?domain=${new URL(origin).host}&${query}`, {
    headers: { origin },
  })
  const { data } = (await response.json()) as { data: { languageList: object[] } }
  const [address, words] = ['javascript:alert(1)', hostileTexts.join(' ')]
  const languageList = data.languageList.map((language) => ({ ...language, fnName: words }))
  const brand = { themeColor: 'red;}</style><script>alert(1)</script>', tenantLogoUrl: address, icon: address }
  const names = { tenantName: words, companyName: words, domain: words }
  const trustpilotData = { url: address, score: 5, count: 1 }
  const config = { ...data, ...brand, ...names, trustpilotData, languageList }
  await fakeAnswerOf(device, path, { code: '0000', msg: 'ok', data: config })
}

/** Sends hostile texts to a seller and in a report; returns the pages that show them. */
async function sendHostileTexts(seller: string): Promise<string[]> {
  const authorization = (await recorded()).findLast(({ headers }) => headers.authorization)?.headers.authorization
  const call = async (path: string, body: object) => {
    const headers = { origin, authorization: authorization ?? '', 'content-type': 'application/json' }
    const answer = await fetch(shops.gatewayUrl + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return ((await answer.json()) as { data: { id: string } }).data
  }
  const { id } = await call(calls.messages.openConversation.path, { sellerId: seller })
  for (let from = 0; from < hostileTexts.length; from += 20) {
    const text = ['⟦chat⟧', ...hostileTexts.slice(from, from + 20)].join(' ')
    await call(calls.messages.sendMessage.path.replace('{id}', id), { text })
  }
  await db.query(
    `insert into seller_report (tenant_id, id, user_id, seller_id, reason, explanation, note)
     select 1, 1, id, $1, 'other', 'words', 'words' from app_user where tenant_id = 1 and email = $2`,
    [seller, demo.email],
  )
  return [`/buyer/message?id=${id}`, `/report-seller?seller=${seller}`]
}

interface Findings {
  /** Scripts that ran, were refused by the policy, or wait for interaction. */
  faults: string[]
  /** Planted fields found on the page. */
  marks: string[]
}
const phone = {
  ...{ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } },
  userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
}

/** Opens a browser profile whose `look` loads a path and returns the findings; the caller closes it. */
async function openProfile(
  marks: readonly string[],
  cookies: Parameters<BrowserContext['addCookies']>[0],
  options: object = {},
) {
  const context = await browser.newContext({ baseURL: origin, ...options })
  await context.addCookies(cookies)
  const { ran, refused } = await watchExecutions(context)
  const page = await context.newPage()
  page.on('dialog', (dialog) => {
    ran.push('a dialog')
    dialog.dismiss().catch(() => undefined)
  })
  const look = async (path: string): Promise<Findings> => {
    await page.goto(path, { waitUntil: 'load' })
    const dormant = await page.evaluate(findDormantScripts)
    const faults = [...ran.splice(0), ...refused.splice(0), ...dormant].map((fault) => `${path}: ${fault}`)
    const presentMarks = (wanted: readonly string[]) => {
      const source = document.documentElement.outerHTML
      return wanted.filter((mark) => source.includes(mark))
    }
    return { faults, marks: await page.evaluate(presentMarks, marks) }
  }
  return { page, context, look, ran, refused }
}

const pollOptions = { timeout: 20_000 }
// The test changes its shop permanently, so it cannot be retried.
const once = { timeout: 240_000, retry: 0 }

it(
  'S20 texts of users, sellers and editors never run: eighty hostile texts in every field, on every page',
  once,
  async () => {
    const color = 'red;}</style><script>alert(1)</script>'
    await expect(db.query('update site set theme_color = $1', [color])).rejects.toThrow(/check/)
    const { rows: rich } = await db.query<{ id: string }>(
      `select id from offer where tenant_id = 1 and status = 1 and attributes <> '[]' and assets <> '[]' and faq <> '[]'
     order by id limit 1`,
    )
    const richest = rich[0]?.id ?? ''
    const textPages = await sendHostileTexts(facts.store ?? '')
    const marks = [...(await plantHostileTexts(db, richest)), '⟦chat⟧']
    const { rows } = await db.query<{ id: string }>('select id from article where tenant_id = 1 order by id limit 8')
    const withoutTexts = /^\/(?:logout|login\/with|500|a\/b)|refresh_token/
    const examples = pathsOf(facts).filter((path) => !withoutTexts.test(path))
    const paths = [
      ...new Set([...examples, ...rows.map(({ id }) => `/help/article/${id}`), `/items/${richest}`, ...textPages]),
    ]
    const spanish = (path: string) => `/es${path === '/' ? '' : path}`

    const cookies = await buyer.cookies()
    const [desktop, mobile] = await Promise.all([openProfile(marks, cookies), openProfile(marks, cookies, phone)])
    const views: Findings[] = []
    for (const path of paths) views.push(await desktop.look(spanish(path)))
    for (const path of ['/', '/all-games', `/items/${facts.account}`]) views.push(await mobile.look(spanish(path)))
    const device = newDevice()
    await fakeHostileGateway(device)
    const french = await openProfile(['alert(1)'], [{ name: 'device', value: device, url: origin }])
    for (const path of ['/fr', '/fr/brands', '/fr/login', '/fr/cart']) views.push(await french.look(path))

    expect([...new Set(views.flatMap(({ faults }) => faults))]).toEqual([])
    const shownMarks = new Set(views.flatMap((view) => view.marks))
    expect(marks.filter((mark) => !shownMarks.has(mark))).toEqual([])
    expect(views.at(-1)?.marks).toEqual(['alert(1)'])
    await Promise.all([desktop, mobile, french].map(({ context }) => context.close()))

    // Control: the same checks detect scripts that run, and scripts that only the security policy stops.
    const { page, ran, refused, context } = await openProfile([], [], { serviceWorkers: 'block' })
    await page.goto('/cookies')
    await page.evaluate((text) => document.body.insertAdjacentHTML('beforeend', text), '<img src=x onerror=alert(1)>')
    await expect.poll(() => refused.length, pollOptions).toBeGreaterThan(0)
    const frames = hostileTexts.map(
      (text, n) => `<iframe name="${n}" srcdoc="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`,
    )
    await page.route('**/control', (route) => route.fulfill({ contentType: 'text/html', body: frames.join('') }))
    await page.goto('/control')
    await expect.poll(() => new Set(ran).size, pollOptions).toBeGreaterThan(30)
    await context.close()
  },
)
