import { calls } from '@tradepost/contract'
import { mostSellerOffers } from '@tradepost/domain/limits/list-limits'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { signInSeller } from '../../../test/support/people.ts'

let shop: AfterSalesShop
beforeAll(async () => {
  shop = await createAfterSalesShop()
})
afterAll(() => shop.close())

/** The ids of a brand category of the test shop. */
async function goods(category: string) {
  const [ids] = await shop.rows<{ brandId: string; categoryId: string }>(sql`
    select b.id::text as "brandId", c.id::text as "categoryId" from brand b, category c
    where b.tenant_id = 1 and c.tenant_id = 1 and b.alias = 'skyforge' and c.alias = ${category}`)
  if (!ids) throw new Error(`no category ${category}`)
  return ids
}

async function create(category: string, body: object = {}, by = shop.vendor) {
  const statements = { title: 'A good thing', priceMinor: 500, stock: 3, ...(await goods(category)), ...body }
  return shop.inject(calls.seller.sellerOfferCreate, { body: statements }, shop.as(by))
}

const edit = (id: string, body: object, by = shop.vendor) =>
  shop.inject(calls.seller.sellerOfferEdit, { params: { id }, body }, shop.as(by))

const payFor = async (purchaseId: string) => {
  await shop.startPayment(shop.customer, purchaseId)
  return shop.sessionOf(purchaseId)
}

const shown = async (id: string) => (await shop.inject(calls.offer.offerDetail, { params: { id }, body: {} })).body.data

describe('an offer that a seller creates', () => {
  it('is on sale in the shop with what the seller states', async () => {
    const statements = { description: 'First line\nSecond line', minQuantity: 2, maxQuantity: 9, deliveryMinutes: 45 }
    const { body } = await create('kind-1', { ...statements, unitName: 'piece', ref: 'F-1' })
    expect(body.data).toMatchObject({ ...statements, unitName: 'piece', ref: 'F-1', status: 1, supply: 'manual' })
    const id = body.data?.id ?? ''
    expect(await shown(id)).toMatchObject({ title: 'A good thing', description: statements.description })
    expect((await create('kind-1', { ref: 'F-1' })).body).toMatchObject({ code: 'conflict', field: 'ref' })
  })

  it('is created once by a form that is sent twice, and twice by two forms', async () => {
    const statements = { title: 'Sent twice', priceMinor: 500, stock: 3, ...(await goods('kind-1')) }
    const send = (key: string) =>
      shop.inject(calls.seller.sellerOfferCreate, { body: statements }, shop.as(shop.vendor, key))
    const countCreated = async () => {
      const [row] = await shop.rows<{ n: number }>(sql`select count(*)::int as n from offer where title = 'Sent twice'`)
      return row?.n
    }
    const codes = (await Promise.all([send('form-one-key'), send('form-one-key')])).map(({ body }) => body.code)
    expect(codes).toContain('0000')
    const again = await send('form-one-key')
    expect([again.body.code, again.headers['idempotent-replayed']]).toEqual(['0000', 'true'])
    expect(await countCreated()).toBe(1)
    expect((await send('form-two-key')).body.code).toBe('0000')
    expect(await countCreated()).toBe(2)
  })

  it('has a description that is cleaned, and an edit of other statements leaves an older one as it is', async () => {
    const typed = '# Skins\r\n* **all**\u202e of them\n* <b onclick="x()">bold</b>\n![p](javascript:x)'
    const cleaned = '## Skins\n\n- **all** of them\n- <b onclick="x()">bold</b>\n\n![p](javascript:x)'
    const { body } = await create('kind-1', { description: typed })
    expect(body.data?.description).toBe(cleaned)
    const id = body.data?.id ?? ''
    expect((await shown(id))?.description).toBe(cleaned)
    await shop.rows(sql`update offer set description = ${'* old\n\n\n* text'} where id = ${id}`)
    const kept = await edit(id, { description: '* old\n\n\n* text', maxQuantity: 8 })
    expect(kept.body.data).toMatchObject({ description: '* old\n\n\n* text', maxQuantity: 8 })
    const changed = await edit(id, { description: '* new\n\n\n\n* text' })
    expect(changed.body.data?.description).toBe('- new\n\n- text')
    // Each line of a list of its own needs an empty line before it, so the stored text would be longer than allowed.
    const long = await edit(id, { description: '1. a\n'.repeat(2000).trim() })
    expect([long.status, long.body]).toMatchObject([400, { code: 'data_error', field: 'description' }])
  })

  it('has its pieces in the vault where each is for one buyer only, and one text for all otherwise', async () => {
    const accounts = await create('kind-0', { stock: 2, delivery: 'login: a / pw-a\nlogin: b / pw-b' })
    expect(accounts.body.data).toMatchObject({ supply: 'vault', available: 2, status: 1, deliveryMinutes: 5 })
    const again = await create('kind-0', { stock: 1, delivery: 'login: a / pw-a' })
    expect(again.body).toMatchObject({ code: 'unit_duplicate', field: 'delivery' })
    const short = await create('kind-0', { stock: 3, delivery: 'login: c / pw-c\nlogin: d / pw-d' })
    expect(short.body).toMatchObject({ code: 'quantity_invalid', field: 'stock' })
    expect((await create('kind-1', { delivery: 'Meet the courier.' })).body.data).toMatchObject({ supply: 'text' })
    const empty = await create('kind-1', { stock: 0 })
    expect(empty.body.data).toMatchObject({ status: 3, available: 0, ref: empty.body.data?.id })
  })

  it('delivers another text once its seller changes it, also to an order that waits, and nobody reads it', async () => {
    const { id = '' } = (await create('kind-1', { delivery: 'Meet the courier.' })).body.data ?? {}
    const textsOf = () =>
      shop.rows<{ text: string | null }>(sql`select delivery_template as text from offer where id = ${id}`)
    const waiting = await shop.buy(shop.customer, id)
    const changed = await edit(id, { delivery: 'Meet the \u202esmith.\r\nBring gold.' })
    expect(changed.body).toMatchObject({ code: '0000', data: { supply: 'text' } })
    expect(await textsOf()).toEqual([{ text: 'Meet the smith.\nBring gold.' }])
    expect(JSON.stringify(changed.body)).not.toContain('smith')
    const [entry] = await shop.rows<{ after: unknown }>(
      sql`select input, before, after from audit_entry where call = 'seller.sellerOfferEdit' order by seq desc limit 1`,
    )
    expect(entry).toMatchObject({ after: { hasNewDelivery: true } })
    expect(JSON.stringify(entry)).not.toContain('smith')
    await shop.sendEvent({ ...(await payFor(waiting.purchaseId)), state: 'captured' })
    await shop.deps.jobs.runDue()
    await shop.handOver(shop.customer, waiting.orderId)
    const target = { params: { id: waiting.orderId }, body: {} }
    const handed = await shop.inject(calls.order.revealDelivery, target, shop.as(shop.customer))
    expect(JSON.stringify(handed.body)).toContain('Meet the smith.')
    // Other edits keep the text, and goods without one take none.
    expect((await edit(id, { maxQuantity: 7 })).body.code).toBe('0000')
    expect(await textsOf()).toEqual([{ text: 'Meet the smith.\nBring gold.' }])
    expect((await edit(id, { delivery: '\u202e' })).body).toMatchObject({ code: 'data_error', field: 'delivery' })
    for (const [category, body] of [
      ['kind-1', {}],
      ['kind-0', { stock: 1, delivery: 'login: z / pw-z' }],
    ] as const) {
      const { id: other = '' } = (await create(category, body)).body.data ?? {}
      expect((await edit(other, { delivery: 'A text' })).body).toMatchObject({
        code: 'state_conflict',
        field: 'delivery',
      })
    }
  })

  it('is marked as instant where the platform hands the goods over', async () => {
    const isInstant = async (statements: Parameters<typeof create>[1]) => {
      const { id = '' } = (await create('kind-1', statements)).body.data ?? {}
      const [row] = await shop.rows<{ instant: boolean }>(sql`select instant from offer where id = ${id}`)
      return row?.instant
    }
    expect(await isInstant({ delivery: 'Meet the courier.' })).toBe(true)
    expect(await isInstant({})).toBe(false)
  })

  it('is refused with the field that is wrong', async () => {
    expect((await create('kind-5')).body).toMatchObject({ code: 'not_found', field: 'categoryId' })
    expect((await create('kind-1', { title: '\u200b\u202e' })).body).toMatchObject({
      code: 'data_error',
      field: 'title',
    })
    expect((await create('kind-1', { minQuantity: 5, maxQuantity: 4 })).body).toMatchObject({
      ...{ code: 'data_error', field: 'maxQuantity' },
    })
    for (const [field, value] of [
      ['title', 'x'.repeat(201)],
      ['description', 'x'.repeat(10_001)],
      ['priceMinor', 0],
      ['stock', 1_000_001],
      ['deliveryMinutes', 20_161],
    ] as const) {
      const { status, body } = await create('kind-1', { [field]: value })
      expect([status, body.field]).toEqual([400, field])
    }
    await shop.rows(
      sql`update seller set standing = 'suspended', standing_reason = 'Late.' where id = ${shop.vendor.sellerId}`,
    )
    expect((await create('kind-1')).body.code).toBe('seller_suspended')
    await shop.rows(sql`update seller set standing = 'active' where id = ${shop.vendor.sellerId}`)
  })
})

describe('an edit of an offer', () => {
  it('changes what the shop shows, and is refused if another edit came first', async () => {
    const created = (await create('kind-1', { description: 'Before' })).body.data
    const id = created?.id ?? ''
    const version = created?.version ?? ''
    const first = await edit(id, { version, description: 'After', maxQuantity: 7, deliveryMinutes: 30, unitName: null })
    expect(first.body.data).toMatchObject({ description: 'After', maxQuantity: 7, deliveryMinutes: 30, unitName: null })
    expect((await shown(id))?.description).toBe('After')
    expect((await edit(id, { version, title: 'Lost' })).body).toMatchObject({
      code: 'state_conflict',
      field: 'version',
    })
    expect((await shown(id))?.title).toBe('A good thing')
    expect((await edit(id, { version: first.body.data?.version, title: 'Kept' })).body.data?.title).toBe('Kept')
  })

  it('is not refused because of a sale', async () => {
    const created = (await create('kind-1')).body.data
    const id = created?.id ?? ''
    await shop.preOrder(await shop.buyer(), [{ offerId: id, quantity: 1 }])
    const { body } = await edit(id, { version: created?.version, title: 'Still mine' })
    expect(body.data).toMatchObject({ title: 'Still mine', available: 2 })
  })

  it('is refused where it contradicts the offer, and to other sellers', async () => {
    const id = (await create('kind-1', { minQuantity: 3, delivery: 'For all.' })).body.data?.id ?? ''
    expect((await edit(id, { maxQuantity: 2 })).body).toMatchObject({ code: 'data_error', field: 'maxQuantity' })
    expect((await edit(id, { deliveryMinutes: 60 })).body).toMatchObject({
      ...{ code: 'state_conflict', field: 'deliveryMinutes' },
    })
    const stranger = await signInSeller(shop, { sellerId: null })
    expect((await edit(id, { description: 'Mine now' }, stranger)).status).toBe(404)
  })
})

// The references that it inserts stay, so this is the last test of the file.
describe('a seller with one offer less than allowed', () => {
  it('creates one of two at a time', async () => {
    const id = (await create('kind-1')).body.data?.id
    await shop.rows(sql`insert into offer_ref (tenant_id, seller_id, ref, offer_id)
      select 1, ${shop.vendor.sellerId}, 'full-' || n, ${id}
      from generate_series(2, ${mostSellerOffers}::int - (select count(*) from offer_ref
        where tenant_id = 1 and seller_id = ${shop.vendor.sellerId})) n`)
    const answers = await Promise.all([create('kind-1'), create('kind-1')])
    expect(answers.map(({ body }) => body.code).sort()).toEqual(['0000', 'offers_full'])
  })
})
