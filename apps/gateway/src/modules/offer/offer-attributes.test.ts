import { calls } from '@tradepost/contract'
import { attrType } from '@tradepost/contract/constants'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPayoutShop, type PayoutShop } from '../../../test/orders/payout-shop.ts'

let shop: PayoutShop
let kind: { brandId: string; categoryId: string }
beforeAll(async () => {
  shop = await createPayoutShop()
  const owner = new pg.Client({ connectionString: shop.urls.owner })
  await owner.connect()
  await owner.query(`select set_config('app.tenant_id', '1', false)`)
  const { rows } = await owner.query(`
    select b.id::text as "brandId", c.id::text as "categoryId" from brand b, category c
    where b.tenant_id = 1 and c.tenant_id = 1 and b.alias = 'skyforge' and c.alias = 'kind-1'`)
  kind = rows[0]
  await owner.query(
    `insert into attribute_def (tenant_id, id, names, attr_type, filterable, value_names) values
      (1, 9001, '{"en": "Rank", "de": "Rang"}', $1, true, '{"Gold": {"de": "Goldrang"}}'),
      (1, 9002, '{"en": "Level"}', $2, false, '{}'), (1, 9003, '{"en": "Skins"}', $3, false, '{}'),
      (1, 9004, '{"en": "Of other goods"}', $3, false, '{}')`,
    [attrType.choice, attrType.number, attrType.text],
  )
  await owner.query(
    `insert into category_attribute values
      (1, $1, $2, 9001, '{Gold,Silver}'), (1, $1, $2, 9002, '{}'), (1, $1, $2, 9003, '{}')`,
    [kind.brandId, kind.categoryId],
  )
  await owner.end()
})
afterAll(() => shop.close())

type Stated = { id: string; value: string }[]
const create = (attributes: Stated) =>
  shop.inject(
    calls.seller.sellerOfferCreate,
    { body: { ...kind, title: 'A good thing', priceMinor: 1000, stock: 1, attributes } },
    shop.as(shop.vendor),
  )
const edit = (id: string, body: object) =>
  shop.inject(calls.seller.sellerOfferEdit, { params: { id }, body }, shop.as(shop.vendor))

describe('the attributes of an offer', () => {
  it('are those of its goods, in the language of the reader, with the commission', async () => {
    const { body } = await shop.inject(
      calls.seller.sellerBrandCategory,
      { params: kind },
      { ...shop.as(shop.vendor), headers: { Lang: 'de' } },
    )
    expect(body.data).toMatchObject({
      isUnique: false,
      feePercent: 8,
      attributes: [
        {
          ...{ id: '9001', name: 'Rang', attrType: attrType.choice },
          choices: [
            { value: 'Gold', name: 'Goldrang' },
            { value: 'Silver', name: 'Silver' },
          ],
        },
        { id: '9002', choices: [] },
        { id: '9003', choices: [] },
      ],
    })
    const { list = [] } =
      (await shop.inject(calls.seller.sellerBrandCategories, {}, shop.as(shop.vendor))).body.data ?? {}
    const brand = list.find(({ brandId }) => brandId === kind.brandId)
    expect(brand?.categories.map(({ categoryId }) => categoryId)).toContain(kind.categoryId)
    const wrong = { params: { brandId: kind.brandId, categoryId: '1' } }
    expect((await shop.inject(calls.seller.sellerBrandCategory, wrong, shop.as(shop.vendor))).status).toBe(404)
  })

  it('are shown in the shop, changed by an edit, and part of the version', async () => {
    const { body } = await create([
      { id: '9001', value: 'Gold' },
      { id: '9002', value: '42' },
    ])
    const id = body.data?.id ?? ''
    expect(body.data?.attributes.map(({ value }) => value)).toEqual(['Gold', '42', null])
    const shown = async () =>
      (await shop.inject(calls.offer.offerDetail, { params: { id }, body: {} })).body.data?.attributes.map(
        ({ name, value }) => [name, value],
      )
    expect(await shown()).toEqual([
      ['Rank', 'Gold'],
      ['Level', '42'],
    ])
    const changed = await edit(id, { version: body.data?.version, attributes: [{ id: '9003', value: '  Ice wolf ' }] })
    expect(changed.body.data?.attributes.map(({ value }) => value)).toEqual([null, null, 'Ice wolf'])
    expect(await shown()).toEqual([['Skins', 'Ice wolf']])
    expect((await edit(id, { version: body.data?.version, title: 'Other' })).body.field).toBe('version')
    // An edit that does not name them leaves them.
    await edit(id, { title: 'Other' })
    expect(await shown()).toEqual([['Skins', 'Ice wolf']])
  })

  it('are refused if they are of other goods, no choice, no number, empty or repeated', async () => {
    const problem = async (stated: Stated) => {
      const { body } = await create(stated)
      return [body.code, body.field]
    }
    expect(await problem([{ id: '9004', value: 'x' }])).toEqual(['data_error', 'attribute-9004'])
    expect(await problem([{ id: '9001', value: 'Bronze' }])).toEqual(['data_error', 'attribute-9001'])
    expect(await problem([{ id: '9002', value: 'forty' }])).toEqual(['data_error', 'attribute-9002'])
    expect(await problem([{ id: '9003', value: '\u200b' }])).toEqual(['data_error', 'attribute-9003'])
    const twice = [
      { id: '9003', value: 'a' },
      { id: '9003', value: 'b' },
    ]
    expect(await problem(twice)).toEqual(['data_error', 'attribute-9003'])
  })
})
