import { createFake } from '@tradepost/api-client/testing'
import { contractEntries } from '@tradepost/contract/openapi'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lumen } from '../support/answer-as-fake.ts'
import { startStorefront } from '../support/storefront.ts'
import { type RecordedCall, site, startStubGateway } from '../support/stub-gateway.ts'

const fake = createFake({ tenant: lumen })
const [offer] = fake.state.offers
if (!offer) throw new Error('the fake has no offers')
const pair = `${offer.brandId}-${offer.categoryId}`
const slugs = { brands: { [offer.brandId]: 'renamed-game' }, brandCategories: { [pair]: 'renamed-game/renamed-kind' } }
const categoryAliases = '/website/seo/config/category-alias'
const brandAliases = '/website/seo/config/brand-category-alias'

const isNumber = /^(?:page(?:No|Size|Type)|limit|terminalType)$/
const ok = (data: unknown) => ({ body: { code: '0000', msg: 'ok', data } })

/** The fake's answer to a call received over HTTP. */
async function fromFake({ method, path, search, body }: RecordedCall) {
  for (const { call } of contractEntries()) {
    const pattern = new RegExp(`^${call.path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
    const match = call.method === method ? pattern.exec(path) : null
    if (!match) continue
    const query = Object.fromEntries(
      [...new URLSearchParams(search)].map(([name, value]) => [name, isNumber.test(name) ? Number(value) : value]),
    )
    const input = { params: { ...match.groups }, query, body: body ? JSON.parse(body) : {} }
    return ok(await fake.api(call as never, input as never))
  }
  return { status: 404, body: { code: 'not_found', msg: 'not found' } }
}

let gateway: Awaited<ReturnType<typeof startStubGateway>>
let shop: Awaited<ReturnType<typeof startStorefront>>
beforeAll(async () => {
  const handlers = { [categoryAliases]: () => ok({ '4242': 'accounts' }), [brandAliases]: () => ok(slugs) }
  gateway = await startStubGateway(handlers, fromFake)
  shop = await startStorefront(gateway.url)
})
afterAll(async () => {
  await shop.stop()
  await gateway.stop()
})

it('C-20 aliases are fetched once for many pages at a time, and used in links', async () => {
  // An unknown query parameter keeps each of these pages out of the cache.
  const pages = Array.from({ length: 6 }, (_, n) => (n % 2 ? `?fresh=${n}` : `/items/${offer.id}?fresh=${n}`))
  const first = await Promise.all(pages.map((path) => shop.send(path.replace(/^\?/, '/?'))))
  const german = await Promise.all(pages.map((path) => shop.send(`/de${path}`)))
  expect([...first, ...german].map(({ status }) => status)).toEqual(Array(12).fill(200))
  const [item, home] = first
  expect(home?.text).toContain('href="/categories/4242"')
  expect(item?.text).toContain('href="/renamed-game"')
  expect(item?.text).toContain('href="/renamed-game/renamed-kind"')
  expect(german[0]?.text).toContain('href="/de/renamed-game/renamed-kind"')
  expect([gateway.callsTo(categoryAliases).length, gateway.callsTo(brandAliases).length]).toEqual([1, 1])
  for (const { body } of [...gateway.callsTo(categoryAliases), ...gateway.callsTo(brandAliases)])
    expect(JSON.parse(body)).toEqual({ tenantId: site.tenantId, siteId: site.siteId })
})
