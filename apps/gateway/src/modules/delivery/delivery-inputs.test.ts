import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { eraseUser } from '../account/personal-data/erase-user.ts'
import { collectPersonalData } from '../account/personal-data/personal-data.ts'

const definitions = JSON.stringify([
  { key: 'playerId', shape: 'digits', minLength: 6, maxLength: 10 },
  { key: 'server', shape: 'choice', choices: [{ value: 'Europe', names: { de: 'Europa' } }, { value: 'Asia' }] },
  { key: 'nick', shape: 'name', maxLength: 20, required: false, names: { en: 'Nick', de: 'Spitzname' } },
])
const inputs = { playerId: '١٢٣ 456', server: 'Europe' }
const kept = { playerId: '123456', server: 'Europe' }

let shop: AfterSalesShop
let offerId: string
beforeAll(async () => {
  shop = await createAfterSalesShop()
  await shop.rows(sql`update brand_category set delivery_inputs = ${definitions}::jsonb where standard_type = 1`)
  offerId = await shop.offer({ standardType: 1, stock: 500 })
})
afterAll(() => shop.close())

const order = (given: Record<string, string> | undefined, id = offerId) =>
  shop.inject(
    calls.checkout.preOrder,
    {
      body: {
        order: { lines: [{ offerId: id, quantity: 1, ...(given && { inputs: given }) }], deliveryEmail: shop.email },
        toCurrencyId: '1',
        isBuyByCart: false,
      },
    },
    shop.as(shop.customer),
  )
async function paid(given = inputs) {
  const { body } = await order(given)
  const { purchaseId = '', orderIds = [] } = body.data ?? {}
  await shop.startPayment(shop.customer, purchaseId)
  await shop.sendEvent({ ...(await shop.sessionOf(purchaseId)), state: 'captured' })
  await shop.deps.jobs.runDue()
  return orderIds[0] ?? ''
}
const correct = (id: string, given: Record<string, string>) =>
  shop.inject(calls.order.correctInputs, { params: { id }, body: { inputs: given } }, shop.as(shop.customer))
const setLine = (given: Record<string, string> | undefined, quantity = 1, add = false) =>
  shop.inject(
    calls.cart.setCartLine,
    { body: { offerId, quantity, add, ...(given && { inputs: given }) } },
    shop.as(shop.customer),
  )

describe('delivery inputs', () => {
  it('Z18 come with the offer, in the language of the call', async () => {
    const detail = await shop.inject(
      calls.offer.offerDetail,
      { params: { id: offerId }, body: {} },
      { ...shop.as(shop.customer), headers: { lang: 'de' } },
    )
    expect(detail.body.data?.deliveryInputs).toMatchObject([
      { key: 'playerId', shape: 'digits', minLength: 6, maxLength: 10, required: true, label: 'Spieler-ID' },
      {
        key: 'server',
        choices: [
          { value: 'Europe', label: 'Europa' },
          { value: 'Asia', label: 'Asia' },
        ],
      },
      { key: 'nick', required: false, label: 'Spitzname' },
    ])
  })

  it.each([
    [undefined, 'playerId', 'delivery_input_missing'],
    [{ server: 'Europe' }, 'playerId', 'delivery_input_missing'],
    [{ playerId: '12345', server: 'Europe' }, 'playerId', 'delivery_input_invalid'],
    [{ playerId: '12345x', server: 'Europe' }, 'playerId', 'delivery_input_invalid'],
    [{ playerId: '123456' }, 'server', 'delivery_input_missing'],
    [{ playerId: '123456', server: 'Mars' }, 'server', 'delivery_input_invalid'],
    [{ ...kept, nick: '<script>' }, 'nick', 'delivery_input_invalid'],
  ])('Z18 of %j refuse the order, naming the field %s', async (given, key, code) => {
    const before = await shop.rows(sql`select available, reserved from offer where id = ${offerId}`)
    const { status, body } = await order(given)
    expect({ status, code: body.code, field: body.field }).toEqual({
      ...{ status: 400, code, field: `inputs.${offerId}.${key}` },
    })
    expect(await shop.rows(sql`select available, reserved from offer where id = ${offerId}`)).toEqual(before)
  })

  it('Z18 are stored with the order and shown to both sides and in mails, and the seller delivers instead of a stored text', async () => {
    const id = await paid()
    const detail = await shop.detail(id)
    expect(detail?.inputs).toEqual([
      { key: 'playerId', label: 'Player ID', value: '123456', text: '123456' },
      { key: 'server', label: 'Server', value: 'Europe', text: 'Europe' },
    ])
    // Without inputs, the platform would have delivered the offer's stored text at once.
    expect(detail).toMatchObject({ state: 'delivering', deliveryMode: 'im', next: { actor: 'seller' } })
    const seller = await shop.inject(calls.seller.sellerOrderDetail, { params: { id } }, shop.as(shop.vendor))
    expect(seller.body.data?.inputs).toEqual(detail?.inputs)
    const mails = await shop.rows<{ mail_key: string; sealed: string }>(
      sql`select mail_key from mail where mail_key in (${`seller:orderPaid:${id}:1`}, ${`receipt:${detail?.purchaseId}`})`,
    )
    expect(mails.length).toBeGreaterThan(0)
  })

  it('Z18 are not requested for an offer with its own codes, even if its category has inputs', async () => {
    const code = await shop.offer({ standardType: 1, accounts: true, stock: 2 })
    const detail = await shop.inject(
      calls.offer.offerDetail,
      { params: { id: code }, body: {} },
      shop.as(shop.customer),
    )
    expect(detail.body.data?.deliveryInputs).toEqual([])
    expect((await order(undefined, code)).status).toBe(200)
  })

  it('Z18 stay with a cart line through quantity, merge and order; an invalid value is refused at once', async () => {
    expect((await setLine({ playerId: 'abc' })).body).toMatchObject({
      code: 'delivery_input_invalid',
      field: 'inputs.playerId',
    })
    // A cart line may have some of its inputs only.
    expect((await setLine({ playerId: '123456' })).body.data?.lines[0]).toMatchObject({
      inputs: { playerId: '123456' },
    })
    await setLine(inputs)
    expect((await setLine(undefined, 3)).body.data?.lines[0]).toMatchObject({ quantity: 3, inputs: kept })
    const merged = await shop.inject(
      calls.cart.mergeCart,
      { body: { mergeId: randomUUID(), lines: [{ offerId, quantity: 1, inputs: { playerId: 'x' } }] } },
      shop.as(shop.customer),
    )
    expect(merged.body.data?.lines[0]).toMatchObject({ quantity: 4, inputs: kept })
    const later = await shop.inject(
      calls.cart.mergeCart,
      { body: { mergeId: randomUUID(), lines: [{ offerId, quantity: 1, inputs: { ...kept, server: 'Asia' } }] } },
      shop.as(shop.customer),
    )
    expect(later.body.data?.lines[0]).toMatchObject({ quantity: 5, inputs: { playerId: '123456', server: 'Asia' } })
    const { body } = await shop.inject(
      calls.checkout.preOrder,
      { body: { order: { deliveryEmail: shop.email }, toCurrencyId: '1', isBuyByCart: true } },
      shop.as(shop.customer),
    )
    const detail = await shop.detail(body.data?.orderIds[0] ?? '')
    expect(detail?.inputs.map(({ value }) => value)).toEqual(['123456', 'Asia'])
  })

  it('Z18 are copied to the cart when ordering again', async () => {
    const id = await paid()
    await shop.deliver(id)
    const again = await shop.inject(calls.order.reorder, { params: { id }, body: {} }, shop.as(shop.customer))
    expect(again.body.data?.lines.find((line) => line.offerId === offerId)).toMatchObject({ inputs: kept })
  })

  it('Z18 can be corrected until the seller delivers, and the seller reads the correction in the chat', async () => {
    const id = await paid()
    expect((await shop.detail(id))?.deliveryInputs).toHaveLength(3)
    expect((await correct(id, { playerId: '1', server: 'Asia' })).body).toMatchObject({
      code: 'delivery_input_invalid',
      field: 'inputs.playerId',
    })
    const corrected = await correct(id, { playerId: '654321', server: 'Asia' })
    expect(corrected.body.data?.inputs.map(({ value }) => value)).toEqual(['654321', 'Asia'])
    const posted = await shop.rows(sql`select m.kind, m.author from message m
      join conversation c on c.id = m.conversation_id where c.order_id = ${id} and m.author = 'buyer'`)
    expect(posted).toEqual([{ kind: 'text', author: 'buyer' }])
    await shop.deliver(id)
    expect((await shop.detail(id))?.deliveryInputs).toEqual([])
    expect((await correct(id, kept)).body.code).toBe('state_conflict')
    // The database refuses the late correction too.
    const change = sql`update order_head set inputs = '{"asked":[],"values":{"playerId":"1"}}' where id = ${id}`
    await expect(shop.rows(change)).rejects.toThrow()
  })

  it('Z18 are in the export of personal data, and are erased with the user', async () => {
    const leaver = await shop.buyer()
    const { body } = await shop.inject(
      calls.checkout.preOrder,
      {
        body: {
          order: { lines: [{ offerId, quantity: 1, inputs: kept }], deliveryEmail: shop.email },
          toCurrencyId: '1',
          isBuyByCart: false,
        },
      },
      shop.as(leaver),
    )
    const id = body.data?.orderIds[0] ?? ''
    await shop.within('lumen', async (tx) => {
      expect(JSON.stringify(await collectPersonalData(tx, 1, leaver.id))).toContain('123456')
      await eraseUser(shop.deps, tx, 1, leaver.id)
    })
    const [row] = await shop.rows<{ values: unknown }>(
      sql`select inputs -> 'values' as values from order_head where id = ${id}`,
    )
    expect(row?.values).toEqual({})
  })
})
