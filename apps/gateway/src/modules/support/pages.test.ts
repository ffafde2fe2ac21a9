import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { type SignedIn, signInStaff } from '../../../test/support/people.ts'

let shop: AfterSalesShop
let agent: SignedIn
beforeAll(async () => {
  shop = await createAfterSalesShop()
  agent = await signInStaff(shop, 'lumen', 'support')
})
afterAll(() => shop.close())

const order = (id: string, by = agent) => shop.inject(calls.support.staffOrder, { params: { id } }, shop.as(by))
const customer = (id: string, by = agent) =>
  shop.inject(calls.support.customerDetail, { params: { id }, body: {} }, shop.as(by))

describe('the order as support sees it', () => {
  it('is shown in every state with its money, chat and mails', async () => {
    const unpaid = await shop.buy(shop.customer, await shop.offer({ stock: 2 }))
    expect((await order(unpaid.orderId)).body.data).toMatchObject({
      ...{ state: 'awaiting_payment', transfers: [], delivery: null, hasCase: false },
      chat: { messages: [] },
    })
    const id = await shop.refused({ delivered: true })
    await shop.dispute(shop.customer, id)
    const { data } = (await order(id)).body
    expect(data).toMatchObject({
      ...{ state: 'disputed', hasCase: true, buyer: { id: shop.customer.id, nickName: 'Buyer' } },
      payments: [{ state: 'captured', orderIds: [id] }],
      afterSales: { dispute: { statement: 'Please look.' } },
    })
    expect(data?.transfers.map(({ kind }) => kind)).toContain('capture')
    for (const { legs } of data?.transfers ?? []) expect(legs.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    expect(data?.mails.length).toBeGreaterThan(0)
    expect(data?.timeline.map(({ state }) => state)).toContain('disputed')
  })

  it('never holds what was delivered: neither text, unit nor mail', async () => {
    const id = await shop.sold()
    await shop.deliver(id)
    const unit = (await shop.buyAndPay(shop.customer, await shop.offer({ accounts: true }))).orderId
    for (const one of [id, unit]) {
      const { data } = (await order(one)).body
      expect(data?.delivery).not.toBeNull()
      expect(JSON.stringify(data)).not.toMatch(/Meet me|canary|hero-/)
    }
  })

  it('has no chat for a role without conversations, and is for staff with the permission', async () => {
    const id = await shop.sold()
    expect((await order(id, await signInStaff(shop, 'lumen', 'finance'))).status).toBe(403)
    expect((await order('1')).body).toMatchObject({ code: 'not_found', field: 'id' })
    const other = await shop.buy(await shop.buyer('sahra'), await shop.offer({ tenant: 'sahra' }))
    expect((await order(other.orderId)).status).toBe(404)
  })
})

describe('the customer as support sees it', () => {
  it('has orders, cases, balances, sessions and mails, and the look is in the audit log', async () => {
    const id = await shop.refused({ delivered: true })
    await shop.dispute(shop.customer, id)
    const { data } = (await customer(shop.customer.id)).body
    expect(data).toMatchObject({
      ...{ id: shop.customer.id, state: 'active', isStaff: false, seller: null, nickName: 'Buyer' },
      sessions: { open: 1 },
    })
    expect(data?.orders.list.map((one) => one.id)).toContain(id)
    expect(data?.cases).toMatchObject([{ orderId: expect.any(String), kind: 'dispute', outcome: null }, {}])
    expect(data?.mails.length).toBeGreaterThan(0)
    const [entry] = await shop.rows(
      sql`select call, user_id::text, subjects from audit_entry order by seq desc limit 1`,
    )
    expect(entry).toEqual({ call: 'support.customerDetail', user_id: agent.id, subjects: [shop.customer.id] })
  })

  it('is unknown for a number of another tenant or of nobody', async () => {
    const other = await shop.buyer('sahra')
    for (const id of [other.id, '99999999999999999999'.slice(0, 19), '1'])
      expect((await customer(id)).body).toMatchObject({ code: 'not_found', field: 'id' })
  })
})
