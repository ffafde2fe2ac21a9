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
/** The path of the call whose answer is replaced, and the replacement. */
let bad: { path: string; answer: Answer } | null = null
const good = answerAsFake()

beforeAll(async () => {
  const answer = (call: RecordedCall) => (bad?.path === call.path ? bad.answer : good(call))
  const replaceable = [calls.offer.offerPage.path, calls.offer.offerDetail.path.replace('{id}', offerIds.noStand)]
  gateway = await startStubGateway(Object.fromEntries(replaceable.map((path) => [path, answer])), good)
  shop = await startStorefront(gateway.url)
})
afterAll(async () => {
  await shop.stop()
  await gateway.stop()
})

let turn = 0
// A cart cookie makes the page personal, so that it is not cached.
const visit = (path: string) => shop.send(`${path}${path.includes('?') ? '&' : '?'}n=${turn++}`, { cookie: 'cart=x' })
const list = { call: calls.offer.offerPage, path: calls.offer.offerPage.path, page: '/search?q=a' }
const item = {
  call: calls.offer.offerDetail,
  path: calls.offer.offerDetail.path.replace('{id}', offerIds.noStand),
  page: `/items/${offerIds.noStand}`,
}

/** The visible text of the page, without its scripts. */
const visibleText = (html: string) => html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ')
const prices = (html: string) =>
  [...html.matchAll(/<bdi[^>]*>([^<]*)<\/bdi>/g)].flatMap(([, text = '']) =>
    / (?:USD|EUR|GBP|G Coin)$/.test(text) ? [text] : [],
  )

function expectNoNonsense({ status, text }: Reply, context: string) {
  expect([200, 302, 404], context).toContain(status)
  expect(visibleText(text), context).not.toMatch(/\bundefined\b|\bNaN\b|\[object|\bnull\b/)
  for (const price of prices(text)) expect(price, context).toMatch(/^(?:-?[\d,]+\.\d\d|-\.--) (?:[A-Z]{3,5}|G Coin)$/)
}
const isFailure = ({ status, headers }: Reply) => status === 302 && headers.location?.startsWith('/500?from=')

/** The paths of a value and of every field inside the value. */
function placesIn(value: unknown, parent: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [parent]
  return [parent, ...Object.entries(value).flatMap(([name, part]) => placesIn(part, [...parent, name]))]
}
const removed = Symbol('removed')
function replaceAt(value: unknown, [name, ...rest]: readonly string[], part: unknown): unknown {
  if (name === undefined) return part
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>
  const inner = replaceAt(copy[name], rest, part)
  if (inner === removed) delete copy[name]
  else copy[name] = inner
  return copy
}
const part = fc.oneof(fc.jsonValue(), fc.constantFrom(removed, null, '', 'x', -1, 1.5, {}, []))

describe('a gateway that answers garbage', () => {
  it.each([list, item])('R51 never makes $page show a wrong price', async ({ call, path, page }) => {
    const recordedCall: RecordedCall = { method: call.method, path, search: '', headers: {}, body: '{}' }
    const whole = (await good(recordedCall)).body as { code: string; data: unknown }
    expect([whole.code, isAnswerOf(call as Call, whole.data)]).toEqual(['0000', true])
    bad = null
    const intact = await visit(page)
    expect(intact.status).toBe(200)
    expect(prices(intact.text).length).toBeGreaterThan(0)

    const broken: (Partial<Answer> & { raw?: string })[] = [
      { raw: '<html><h1>Bad gateway</h1></html>', type: 'text/html' },
      { raw: JSON.stringify(whole).slice(0, -20) },
      { raw: '' },
      { body: { data: whole.data } },
      { body: { ...whole, code: 7 } },
      { body: { ...whole, data: undefined } },
      { body: { ...whole, data: [whole.data] } },
      { body: { ...whole, data: { ...(whole.data as object), filler: 'x'.repeat(4 * 1024 * 1024) } } },
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
        const data = replaceAt(whole.data, place, instead)
        bad = { path, answer: { body: { ...whole, data: data === removed ? undefined : data } } }
        const context = `${place.join('.')} = ${String(JSON.stringify(instead)).slice(0, 60)}`
        const reply = await visit(page)
        const isValid = data !== removed && isAnswerOf(call as Call, JSON.parse(JSON.stringify(data)))
        expect([isFailure(reply), context]).toEqual([!isValid, context])
        expectNoNonsense(reply, context)
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

  it('is reported to the browser as an error, without its invalid data', async () => {
    const { path } = list
    const callApi = () =>
      shop.send(`/api${path}`, {
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
    expect((await callApi()).status).toBe(200)
    for (const answer of [
      { raw: '{"code":"0000","data":{"list":[{"price":"free"}]}}' },
      { raw: '{"code":"0000"}' },
      { raw: '[' },
      { raw: '{}', type: 'text/html' },
      { raw: JSON.stringify('x'.repeat(3 * 1024 * 1024)) },
    ]) {
      bad = { path, answer: { body: null, ...answer } }
      const { status, text } = await callApi()
      expect([status, JSON.parse(text)]).toEqual([502, { code: 'garbage', msg: 'Data error' }])
    }
  })
})
