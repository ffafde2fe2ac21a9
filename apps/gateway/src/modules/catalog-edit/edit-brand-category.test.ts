import { type CallInput, calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createPayoutShop, type PayoutShop } from '../../../test/orders/payout-shop.ts'
import { testTenants } from '../../../test/support/minimal-tenants.ts'
import { type SignedIn, signInStaff } from '../../../test/support/people.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: PayoutShop
let manager: SignedIn
beforeAll(async () => {
  shop = await createPayoutShop()
  manager = await signInStaff(shop, 'lumen', 'catalogue_manager')
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const brandId = '1900000000000000001'
const site = { tenantId: String(testTenants.lumen.tenantId), siteId: testTenants.lumen.siteId }
type Edit = CallInput<typeof calls.catalogEdit.editBrandCategory>['body']
let made = 0
async function newCategory() {
  made += 1
  const words = [{ language: 'en' as const, name: `Kind ${made}`, about: '', seoTitle: '', seoDescription: '' }]
  const body = { alias: `made-${made}`, kind: 'items' as const, position: 50 + made, enabled: true, words }
  const { data } = (await shop.inject(calls.catalogEdit.createCategory, { body }, shop.as(manager))).body
  return { id: data?.id ?? '', alias: body.alias }
}
const add = async (categoryId: string, by = manager) =>
  (await shop.inject(calls.catalogEdit.addBrandCategory, { params: { brandId }, body: { categoryId } }, shop.as(by)))
    .body
const detail = async (categoryId: string) =>
  (await shop.inject(calls.catalogEdit.staffBrandCategoryDetail, { params: { brandId, categoryId } }, shop.as(manager)))
    .body
async function edit(categoryId: string, change: Partial<Edit> = {}, by = manager) {
  const { data } = await detail(categoryId)
  if (!data) throw new Error('no brand category')
  const { enabled, position, version } = data
  const body: Edit = { ...{ enabled, position, words: [], attributes: [], version }, ...change }
  const params = { brandId, categoryId }
  return (await shop.inject(calls.catalogEdit.editBrandCategory, { params, body }, shop.as(by))).body
}
const remove = async (categoryId: string) =>
  (await shop.inject(calls.catalogEdit.removeBrandCategory, { params: { brandId, categoryId } }, shop.as(manager))).body
const page = async (categoryRouteName: string) =>
  (
    await shop.inject(calls.catalog.urlRouteBrandCategory, {
      query: { ...site, brandRouteName: 'skyforge', categoryRouteName, isGetTabData: true },
    })
  ).body
const sell = async (categoryId: string) =>
  (
    await shop.inject(
      calls.seller.sellerOfferCreate,
      { body: { brandId, categoryId, title: 'A good thing', priceMinor: 1000, stock: 3 } },
      shop.as(shop.vendor),
    )
  ).body

describe('a category of a brand', () => {
  it('is added, listed by sellers at once, and shown at its place with its own words', async () => {
    const { id, alias } = await newCategory()
    expect([(await sell(id)).code, (await page(alias)).code]).toEqual(['not_found', 'WEBSITE0101'])
    expect((await add(id)).data).toMatchObject({ kind: 'items', enabled: true, brandAlias: 'skyforge', position: null })
    expect((await add(id)).code).toBe('conflict')
    expect((await sell(id)).code).toBe('0000')
    const words = [{ language: 'en' as const, seoTitle: 'Skyforge skins', seoDescription: 'All of them' }]
    await edit(id, { words, position: 0 })
    const shown = await page(alias)
    expect(shown.data?.seoConfig).toMatchObject({ title: 'Skyforge skins', description: 'All of them' })
    expect(shown.data?.tabs?.map(({ categoryAlias }) => categoryAlias)[0]).toBe('kind-0')
    expect(shown.data?.frontendSiteTemplateSetting.template).toBe('items')
    const all = await shop.inject(calls.catalogEdit.staffBrandCategories, { params: { brandId } }, shop.as(manager))
    expect(all.body.data?.list.find(({ categoryId }) => categoryId === id)?.offers).toBe(1)
    expect(all.body.data?.others.some((other) => other.id === id)).toBe(false)
  })

  it('goes before the others by its own place', async () => {
    const [first, second] = [await newCategory(), await newCategory()]
    for (const { id } of [first, second]) await add(id)
    const order = async () =>
      (await page(first.alias)).data?.tabs
        ?.map(({ categoryAlias }) => categoryAlias)
        .filter((one) => one === first.alias || one === second.alias)
    expect(await order()).toEqual([first.alias, second.alias])
    await edit(second.id, { position: 1 })
    expect(await order()).toEqual([second.alias, first.alias])
  })

  it('is removed only without offers, and the refusal says how many there are', async () => {
    const { id, alias } = await newCategory()
    await add(id)
    await sell(id)
    expect(await remove(id)).toMatchObject({
      ...{ code: 'used_by_offers', msg: 'One offer uses this, so it cannot be changed.' },
    })
    const empty = await newCategory()
    await add(empty.id)
    expect((await remove(empty.id)).data?.others.some((other) => other.id === empty.id)).toBe(true)
    expect([(await remove(empty.id)).code, (await page(empty.alias)).code]).toEqual(['not_found', 'WEBSITE0101'])
    expect((await page(alias)).code).toBe('0000')
  })

  it('that is disabled is not shown or sold, until it is enabled again', async () => {
    const { id, alias } = await newCategory()
    await add(id)
    const offerId = (await sell(id)).data?.id ?? ''
    const order = async () => (await shop.preOrder(await shop.buyer(), [{ offerId, quantity: 1 }])).body.code
    expect(await order()).toBe('0000')
    await edit(id, { enabled: false })
    expect([await order(), (await page(alias)).code, (await sell(id)).code]).toEqual([
      ...['offer_removed', 'WEBSITE0101', 'not_found'],
    ])
    await edit(id, { enabled: true })
    expect([await order(), (await page(alias)).code, (await sell(id)).code]).toEqual(['0000', '0000', '0000'])
  })

  it('is disabled and removed while sellers put in offers and take them away, without a deadlock', async () => {
    const { id } = await newCategory()
    await add(id)
    const offers = await Promise.all([1, 2, 3, 4].map(async () => (await sell(id)).data?.id ?? ''))
    const flip = async (enabled: boolean) => (await edit(id, { enabled })).code
    const move = async (offer: string, status: 1 | 2) =>
      (
        await shop.inject(
          calls.seller.sellerOfferEdit,
          { params: { id: offer }, body: { status } },
          shop.as(shop.vendor),
        )
      ).body.code
    const codes: string[] = []
    for (let round = 0; round < 4; round++) {
      codes.push(
        ...(await Promise.all([
          flip(round % 2 === 1),
          ...offers.map((offer) => move(offer, round % 2 === 0 ? 2 : 1)),
          sell(id).then(({ code }) => code),
          remove(id).then(({ code }) => code),
        ])),
      )
    }
    // A seller's wish may come too late, but nobody is told to try again.
    expect(codes.filter((code) => code === 'busy' || code === 'internal')).toEqual([])
    expect(codes).toContain('0000')
    expect(codes).toContain('used_by_offers')
    const [counted] = await shop.rows(
      sql`select bc.offer_count::int as counted, (select count(*)::int from offer o where o.category_id = ${id} and o.status <> 2) as listed
        from brand_category bc where bc.category_id = ${id}`,
    )
    expect(counted).toMatchObject({ counted: (counted as { listed: number }).listed })
  })

  it('is changed only with the permission, by nobody of another tenant, and not by an older version', async () => {
    const { id } = await newCategory()
    const { version = 0 } = (await add(id)).data ?? {}
    const analyst = await signInStaff(shop, 'lumen', 'analyst')
    const other = await signInStaff(shop, 'sahra', 'owner')
    expect([(await edit(id, {}, analyst)).code, (await edit(id, {}, other)).code]).toEqual(['forbidden', 'not_found'])
    const both = await Promise.all([edit(id, { position: 1, version }), edit(id, { position: 2, version })])
    expect(both.map(({ code }) => code).toSorted()).toEqual(['0000', 'conflict'])
    await edit(id, { position: 79 })
    const [entry] = await shop.rows(
      sql`select after from audit_entry where call = 'catalogEdit.editBrandCategory' and after ->> 'position' = '79'`,
    )
    expect(entry).toMatchObject({ after: { position: 79 } })
    expect((await edit(id, { attributes: [{ id: '77', choices: [] }] })).field).toBe('attribute-77')
  })
})
