import { type CallInput, calls } from '@tradepost/contract'
import { attrType } from '@tradepost/contract/constants'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPayoutShop, type PayoutShop } from '../../../test/orders/payout-shop.ts'
import { testTenants } from '../../../test/support/minimal-tenants.ts'
import { type SignedIn, signInStaff } from '../../../test/support/people.ts'

let shop: PayoutShop
let manager: SignedIn
let goods: { brandId: string; categoryId: string }
beforeAll(async () => {
  shop = await createPayoutShop()
  manager = await signInStaff(shop, 'lumen', 'catalogue_manager')
  const [row] = await shop.rows<typeof goods>(
    sql`select b.id::text as "brandId", c.id::text as "categoryId" from brand b, category c
      where b.tenant_id = 1 and c.tenant_id = 1 and b.alias = 'skyforge' and c.alias = 'kind-1'`,
  )
  if (!row) throw new Error('no goods')
  goods = row
})
afterAll(() => shop.close())

type Statements = CallInput<typeof calls.catalogEdit.createAttribute>['body']
type Edit = CallInput<typeof calls.catalogEdit.editAttribute>['body']
type ValueEdit = CallInput<typeof calls.catalogEdit.editAttributeValue>['body']
const create = async (given: Partial<Statements> = {}, by = manager) => {
  const body: Statements = {
    ...{ attrType: attrType.choice, isMain: false, filterable: true, required: false, position: 5 },
    ...{ names: [{ language: 'en' as const, name: 'Realm' }], values: ['North', 'South'] },
    ...given,
  }
  return (await shop.inject(calls.catalogEdit.createAttribute, { body }, shop.as(by))).body
}
async function created(given: Partial<Statements> = {}) {
  const { data, code } = await create(given)
  if (!data) throw new Error(code)
  return data
}
const detail = async (id: string, by = manager) =>
  (await shop.inject(calls.catalogEdit.staffAttributeDetail, { params: { id } }, shop.as(by))).body
async function edit(id: string, change: Partial<Edit>, by = manager) {
  const { data } = await detail(id)
  if (!data) throw new Error('no attribute')
  const { isMain, filterable, required, position, version } = data
  const body: Edit = {
    ...{ attrType: data.attrType, isMain, filterable, required, position, names: [], version },
    ...change,
  }
  return (await shop.inject(calls.catalogEdit.editAttribute, { params: { id }, body }, shop.as(by))).body
}
const addValue = async (id: string, value: string) =>
  (await shop.inject(calls.catalogEdit.addAttributeValue, { params: { id }, body: { value } }, shop.as(manager))).body
async function editValue(id: string, value: string, change: Partial<ValueEdit>) {
  const version = (await detail(id)).data?.version ?? 0
  const body = { ...{ value, enabled: true, words: [], version }, ...change }
  return (await shop.inject(calls.catalogEdit.editAttributeValue, { params: { id }, body }, shop.as(manager))).body
}
const removeValue = async (id: string, value: string) =>
  (await shop.inject(calls.catalogEdit.removeAttributeValue, { params: { id }, body: { value } }, shop.as(manager)))
    .body
/** Sets the attributes of the goods. */
async function use(attributes: { id: string; choices: string[] }[]) {
  const found = await shop.inject(calls.catalogEdit.staffBrandCategoryDetail, { params: goods }, shop.as(manager))
  const version = found.body.data?.version ?? 0
  const body = { enabled: true, position: null, words: [], attributes, version }
  return (await shop.inject(calls.catalogEdit.editBrandCategory, { params: goods, body }, shop.as(manager))).body
}
const form = async (lang = 'en') =>
  (
    await shop.inject(
      calls.seller.sellerBrandCategory,
      { params: goods },
      { ...shop.as(shop.vendor), headers: { lang } },
    )
  ).body.data?.attributes ?? []
const choicesOf = async (id: string, lang?: string) =>
  (await form(lang)).find((one) => one.id === id)?.choices.map(({ name }) => name)
type Stated = { id: string; value: string }[]
const sell = async (attributes: Stated) =>
  (
    await shop.inject(
      calls.seller.sellerOfferCreate,
      { body: { ...goods, title: 'A good thing', priceMinor: 1000, stock: 1, attributes } },
      shop.as(shop.vendor),
    )
  ).body
const change = async (id: string, body: object) =>
  (await shop.inject(calls.seller.sellerOfferEdit, { params: { id }, body }, shop.as(shop.vendor))).body
const facets = async (lang = 'en') =>
  (
    await shop.inject(
      calls.offer.offerPage,
      {
        body: {
          ...{ tenantId: String(testTenants.lumen.tenantId), siteId: testTenants.lumen.siteId },
          ...{ brandId: goods.brandId, categoryId: goods.categoryId },
        },
      },
      { headers: { lang } },
    )
  ).body.data?.facets ?? []

describe('an attribute', () => {
  it('is stated by sellers of the goods that use it, and narrows their list, in the words of each language', async () => {
    const { id } = await created({
      names: [
        { language: 'en', name: 'Realm' },
        { language: 'de', name: 'Reich' },
      ],
    })
    expect(await form()).toEqual([])
    expect((await use([{ id, choices: [] }])).data?.attributes).toBe(1)
    expect(await choicesOf(id)).toEqual(['North', 'South'])
    expect((await sell([{ id, value: 'North' }])).code).toBe('0000')
    await editValue(id, 'North', { words: [{ language: 'de', name: 'Norden' }] })
    expect(await choicesOf(id, 'de')).toEqual(['Norden', 'South'])
    const found = (await facets('de')).find(({ attributeId }) => attributeId === id)
    expect(found).toMatchObject({ name: 'Reich', values: [{ value: 'North', label: 'Norden', count: 1 }] })
    expect((await detail(id)).data?.valueList[0]).toMatchObject({ value: 'North', offers: 1, enabled: true })
    await edit(id, { filterable: false })
    expect((await facets()).some(({ attributeId }) => attributeId === id)).toBe(false)
  })

  it('keeps its type while offers state it, and says how many do', async () => {
    const { id } = await created()
    expect((await edit(id, { attrType: attrType.text })).data?.attrType).toBe(attrType.text)
    await edit(id, { attrType: attrType.choice })
    await use([{ id, choices: [] }])
    await sell([{ id, value: 'South' }])
    await sell([{ id, value: 'South' }])
    expect(await edit(id, { attrType: attrType.text })).toMatchObject({
      ...{ code: 'used_by_offers', field: 'attrType' },
      msg: '2 offers use this, so it cannot be changed.',
    })
    expect((await edit(id, { position: 8 })).data?.position).toBe(8)
  })

  it('that is required is missing in no new offer, whether from the form or from a list', async () => {
    const { id } = await created({ required: true })
    await use([{ id, choices: [] }])
    expect((await form()).find((one) => one.id === id)?.required).toBe(true)
    expect(await sell([])).toMatchObject({ code: 'attribute_required', field: `attribute-${id}` })
    const sold = await sell([{ id, value: 'North' }])
    expect(sold.code).toBe('0000')
    expect((await change(sold.data?.id ?? '', { attributes: [] })).code).toBe('attribute_required')
    await edit(id, { required: false })
    expect((await sell([])).code).toBe('0000')
  })

  it('is refused with the wrong field named', async () => {
    const refusal = async (given: Partial<Statements>) => {
      const { code, field } = await create(given)
      return [code, field]
    }
    expect(await refusal({ names: [] })).toEqual(['data_error', 'name'])
    expect(
      await refusal({
        names: [
          { language: 'en', name: 'A' },
          { language: 'en', name: 'B' },
        ],
      }),
    ).toEqual(['data_error', 'names'])
    expect(await refusal({ values: ['A', ' A '] })).toEqual(['data_error', 'values'])
    expect(await refusal({ attrType: attrType.number })).toEqual(['data_error', 'values'])
    expect((await create({ attrType: 9 })).code).toBe('format_error')
  })

  it('is read and changed only with the permission, belongs to one tenant, and is not changed by an older version', async () => {
    const { id, version } = await created()
    const analyst = await signInStaff(shop, 'lumen', 'analyst')
    const other = await signInStaff(shop, 'sahra', 'owner')
    expect([(await detail(id, analyst)).code, (await detail(id, other)).code]).toEqual(['0000', 'not_found'])
    expect((await edit(id, {}, analyst)).code).toBe('forbidden')
    const both = await Promise.all([edit(id, { position: 1, version }), edit(id, { position: 2, version })])
    expect(both.map(({ code }) => code).toSorted()).toEqual(['0000', 'conflict'])
    await edit(id, { position: 78 })
    const [entry] = await shop.rows(
      sql`select before, after from audit_entry where call = 'catalogEdit.editAttribute' and after ->> 'sort' = '78'`,
    )
    expect(entry).toMatchObject({ after: { sort: 78 } })
  })
})

describe('a value', () => {
  it('is added, moved, refused if it exists, and chosen at once', async () => {
    const { id } = await created()
    await use([{ id, choices: [] }])
    expect((await addValue(id, 'West')).data?.values).toBe(3)
    expect((await addValue(id, ' West ')).code).toBe('conflict')
    expect((await addValue(id, '\u200b')).field).toBe('value')
    await editValue(id, 'West', { place: 1 })
    expect(await choicesOf(id)).toEqual(['West', 'North', 'South'])
    // Goods that have values of their own offer these alone.
    await use([{ id, choices: ['South', 'West'] }])
    expect(await choicesOf(id)).toEqual(['West', 'South'])
    expect((await use([{ id, choices: ['East'] }])).field).toBe(`attribute-${id}`)
    const text = await created({ attrType: attrType.text, values: [] })
    expect((await addValue(text.id, 'West')).field).toBe('value')
  })

  it('that offers have is disabled but not removed: they keep it, others cannot state it', async () => {
    const { id } = await created()
    await use([{ id, choices: [] }])
    const sold = await sell([{ id, value: 'North' }])
    expect(await removeValue(id, 'North')).toMatchObject({ code: 'used_by_offers', field: 'value' })
    const off = await editValue(id, 'North', { enabled: false })
    expect(off.data?.valueList).toMatchObject([
      { value: 'South', enabled: true },
      { value: 'North', enabled: false, offers: 1 },
    ])
    expect(await choicesOf(id)).toEqual(['South'])
    expect((await sell([{ id, value: 'North' }])).field).toBe(`attribute-${id}`)
    const kept = await change(sold.data?.id ?? '', { title: 'Another', attributes: [{ id, value: 'North' }] })
    expect(kept.code).toBe('0000')
    expect((await facets()).find(({ attributeId }) => attributeId === id)?.values).toMatchObject([{ value: 'North' }])
    await editValue(id, 'North', { enabled: true })
    expect(await choicesOf(id)).toEqual(['South', 'North'])
    expect((await removeValue(id, 'South')).data?.valueList.map(({ value }) => value)).toEqual(['North'])
    expect((await removeValue(id, 'South')).code).toBe('not_found')
  })

  it('is not removed while an offer that states it is put in at the same time', async () => {
    const { id } = await created()
    await use([{ id, choices: [] }])
    const codes = new Set<string>()
    for (let round = 0; round < 6; round++) {
      const value = `Race ${round}`
      await addValue(id, value)
      const [offered, removed] = await Promise.all([sell([{ id, value }]), removeValue(id, value)])
      // Either the offer came first and keeps the value, or the value went first and the offer is refused.
      expect([`0000 used_by_offers`, `data_error 0000`]).toContain(`${offered.code} ${removed.code}`)
      codes.add(offered.code)
    }
    // The negative control: without a removal, the same offers are put in.
    await addValue(id, 'Calm')
    expect((await sell([{ id, value: 'Calm' }])).code).toBe('0000')
  })
})

describe('goods that no longer state an attribute', () => {
  it('leave it to the offers that have it', async () => {
    const { id } = await created()
    await use([{ id, choices: [] }])
    const sold = await sell([{ id, value: 'North' }])
    await use([])
    const offerId = sold.data?.id ?? ''
    expect((await change(offerId, { title: 'Another', attributes: [] })).code).toBe('0000')
    const [row] = await shop.rows(sql`select attributes from offer where id = ${offerId}`)
    expect(row).toEqual({ attributes: [{ a: id, v: 'North' }] })
  })
})
