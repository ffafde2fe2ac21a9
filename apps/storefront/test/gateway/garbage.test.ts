import { offerIds } from '@tradepost/api-client/testing'
import { type Call, calls } from '@tradepost/contract'
import { isAnswerOf } from '@tradepost/contract/answer'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerAsFake } from '../support/answer-as-fake.ts'
import { type Reply, startStorefront } from '../support/storefront.ts'
import { type Answer, type RecordedCall, startStubGateway } from '../support/stub-gateway.ts'

let gateway: Awaited<ReturnType<typeof startStubGateway>>
let shop: Awaited<ReturnType<typeof startStorefront>>
/** The replaced answers, by path. */
let bad: { path: string; answer: Answer } | null = null
const good = answerAsFake()

beforeAll(async () => {
  const answer = (call: RecordedCall) => (bad?.path === call.path ? bad.answer : good(call))
  const watched = [calls.offer.offerPage.path, calls.offer.offerDetail.path.replace('{id}', offerIds.noStand)]
  gateway = await startStubGateway(Object.fromEntries(watched.map((path) => [path, answer])), good)
  shop = await startStorefront(gateway.url)
})
afterAll(async () => {
  await shop.stop()
  await gateway.stop()
})

let turn = 0
// A cart cookie makes the page personal, so that it is not cached.
const visit = (path: string) => shop.ask(`${path}${path.includes('?') ? '&' : '?'}n=${turn++}`, { cookie: 'cart=x' })
const list = { call: calls.offer.offerPage, path: calls.offer.offerPage.path, page: '/search?q=a' }
const item = {
  call: calls.offer.offerDetail,
  path: calls.offer.offerDetail.path.replace('{id}', offerIds.noStand),
  page: `/items/${offerIds.noStand}`,
}

/** The visible text of the page, without its scripts. */
const words = (html: string) => html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ')
const prices = (html: string) =>
  [...html.matchAll(/<bdi[^>]*>([^<]*)<\/bdi>/g)].flatMap(([, text = '']) =>
    / (?:USD|EUR|GBP|G Coin)$/.test(text) ? [text] : [],
  )

function expectNoNonsense({ status, text }: Reply, told: string) {
  expect([200, 302, 404], told).toContain(status)
  expect(words(text), told).not.toMatch(/\bundefined\b|\bNaN\b|\[object|\bnull\b/)
  for (const price of prices(text)) expect(price, told).toMatch(/^(?:-?[\d,]+\.\d\d|-\.--) (?:[A-Z]{3,5}|G Coin)$/)
}
const isFailure = ({ status, headers }: Reply) => status === 302 && headers.location?.startsWith('/500?from=')

/** The path of every field in a value. */
function placesIn(value: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([name, part]) => placesIn(part, [...at, name]))]
}
const gone = Symbol('gone')
function put(value: unknown, [name, ...rest]: readonly string[], part: unknown): unknown {
  if (name === undefined) return part
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>
  const inner = put(copy[name], rest, part)
  if (inner === gone) delete copy[name]
  else copy[name] = inner
  return copy
}
const part = fc.oneof(fc.jsonValue(), fc.constantFrom(gone, null, '', 'x', -1, 1.5, {}, []))

describe('a gateway that answers garbage', () => {
  it.each([list, item])('R51 shows no price from it: $page', async ({ call, path, page }) => {
    const one: RecordedCall = { method: call.method, path, search: '', headers: {}, body: '{}' }
    const whole = (await good(one)).body as { code: string; data: unknown }
    expect([whole.code, isAnswerOf(call as Call, whole.data)]).toEqual(['0000', true])
    bad = null
    const shown = await visit(page)
    expect(shown.status).toBe(200)
    expect(prices(shown.text).length).toBeGreaterThan(0)

    const broken: (Partial<Answer> & { raw?: string })[] = [
      { raw: '<html><h1>Bad gateway</h1></html>', type: 'text/html' },
      { raw: JSON.stringify(whole).slice(0, -20) },
      { raw: '' },
      { body: { data: whole.data } },
      { body: { ...whole, code: 7 } },
      { body: { ...whole, data: undefined } },
      { body: { ...whole, data: [whole.data] } },
      { body: { ...whole, data: { ...(whole.data as object), filler: 'x'.repeat(2 * 1024 * 1024) } } },
      { raw: 'x'.repeat(50 * 1024 * 1024), type: 'image/png' },
    ]
    for (const answer of broken) {
      bad = { path, answer: { body: null, ...answer } }
      const reply = await visit(page)
      expect([isFailure(reply), JSON.stringify(answer).slice(0, 80)]).toEqual([true, expect.any(String)])
    }
    // A complete answer with the wrong content type is accepted.
    bad = { path, answer: { body: whole, type: 'text/plain' } }
    expect((await visit(page)).status).toBe(200)

    const places = placesIn(whole.data)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), part, async (place, instead) => {
        const data = put(whole.data, place, instead)
        bad = { path, answer: { body: { ...whole, data: data === gone ? undefined : data } } }
        const told = `${place.join('.')} = ${String(JSON.stringify(instead)).slice(0, 60)}`
        const reply = await visit(page)
        const isKept = data !== gone && isAnswerOf(call as Call, JSON.parse(JSON.stringify(data)))
        expect([isFailure(reply), told]).toEqual([!isKept, told])
        expectNoNonsense(reply, told)
      }),
      { numRuns: 60 },
    )
    await fc.assert(
      fc.asyncProperty(fc.json(), async (raw) => {
        bad = { path, answer: { body: null, raw } }
        expect([isFailure(await visit(page)), raw]).toEqual([true, raw])
      }),
      { numRuns: 20 },
    )
  })

  it('answers the browser with an error instead of passing invalid data on', async () => {
    const { path } = list
    const ask = () =>
      shop.ask(`/api${path}`, {
        method: 'POST',
        headers: {
          'x-tp': '1',
          'content-type': 'application/json',
          origin: shop.origin,
          'sec-fetch-site': 'same-origin',
        },
        body: '{}',
      })
    bad = null
    expect((await ask()).status).toBe(200)
    for (const answer of [
      { raw: '{"code":"0000","data":{"list":[{"price":"free"}]}}' },
      { raw: '{"code":"0000"}' },
      { raw: '[' },
      { raw: '{}', type: 'text/html' },
      { raw: JSON.stringify('x'.repeat(3 * 1024 * 1024)) },
    ]) {
      bad = { path, answer: { body: null, ...answer } }
      const { status, text } = await ask()
      expect([status, JSON.parse(text)]).toEqual([502, { code: 'garbage', msg: 'Data error' }])
    }
  })
})
