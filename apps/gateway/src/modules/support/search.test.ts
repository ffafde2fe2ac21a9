import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectPlanner, statementsOf } from '../../../test/database/plans.ts'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { type SignedIn, signInStaff } from '../../../test/support/people.ts'

let shop: AfterSalesShop
let agent: SignedIn
let orderId: string
beforeAll(async () => {
  shop = await createAfterSalesShop()
  agent = await signInStaff(shop, 'lumen', 'support')
  orderId = await shop.sold()
  await shop.deliver(orderId)
})
afterAll(() => shop.close())

const search = (text: string, by = agent) => shop.inject(calls.support.search, { body: { text } }, shop.as(by))
const found = async (text: string) => {
  const { data } = (await search(text)).body
  if (!data) throw new Error(`nothing for ${text}`)
  return data
}
const paymentOf = async (id: string) =>
  (
    await shop.rows<{ id: string; provider_ref: string; purchase_id: string }>(
      sql`select p.id, p.provider_ref, p.purchase_id from payment p join order_head o on o.purchase_id = p.purchase_id where o.id = ${id}`,
    )
  )[0] ?? { id: '', provider_ref: '', purchase_id: '' }

describe('the search of support', () => {
  it('leads from the number of an order and the reference of a payment to the order', async () => {
    const payment = await paymentOf(orderId)
    for (const text of [orderId, payment.provider_ref, payment.id, payment.purchase_id])
      expect([text, (await found(text)).exact]).toEqual([text, { kind: 'order', id: orderId }])
    const { payments, mails } = await found(payment.purchase_id)
    expect(payments).toMatchObject([{ id: payment.id, state: 'captured', orderIds: [orderId] }])
    expect(mails.map(({ orderId: about }) => about)).toEqual([null])
    expect((await found(orderId)).mails.map(({ orderId: about }) => about)).toContain(orderId)
  })

  it('finds a customer by number, by address, and by the start of either name or address', async () => {
    const { id } = shop.customer
    const email = `b${id}@example.com`
    expect((await found(id)).exact).toEqual({ kind: 'customer', id })
    expect((await found(email.toUpperCase())).exact).toEqual({ kind: 'customer', id })
    for (const text of [email.slice(0, 12), 'buye', 'BUYER'])
      expect((await found(text)).customers.map((one) => one.id)).toContain(id)
    expect((await found('%uyer')).customers).toEqual([])
    expect((await found('__yer')).mails).toEqual([])
  })

  it('finds mails by recipient and by words of the subject, without their text', async () => {
    const [sent] = await shop.rows<{ to: string }>(
      sql`select to_address as to from mail where ref_id = ${orderId} limit 1`,
    )
    const { mails } = await found(sent?.to.toUpperCase() ?? '')
    expect(mails.length).toBeGreaterThan(0)
    expect(mails[0]).toMatchObject({ state: 'waiting', attempts: 0, mayResend: true })
    expect((await found('a thing worth')).mails.map(({ id }) => id)).toContain(mails[0]?.id)
    expect(JSON.stringify(mails)).not.toContain('Meet me')
  })

  it('shows at most ten of each kind, and nothing of another tenant', async () => {
    for (let n = 0; n < 12; n++) await shop.buyer()
    expect((await found('buyer')).customers).toHaveLength(10)
    const other = await shop.buyer('sahra')
    const foreign = await shop.buy(other, await shop.offer({ tenant: 'sahra' }))
    for (const text of [other.id, foreign.orderId, foreign.purchaseId])
      expect([text, await found(text)]).toEqual([
        text,
        { exact: null, customers: [], orders: [], mails: [], payments: [], tickets: [] },
      ])
  })

  it('is for staff with the permission, is limited, and is in the audit log without the text', async () => {
    const analyst = await signInStaff(shop, 'lumen', 'analyst')
    expect((await search('buyer', analyst)).status).toBe(403)
    expect((await search('ab')).status).toBe(400)
    const busy = await signInStaff(shop, 'lumen', 'support')
    await shop.rows(sql`insert into rate_window (tenant_id, rule, subject, window_start, hits)
      values (1, 'support-search', ${busy.id}, date_trunc('hour', ${shop.clock.now().toISOString()}::timestamptz), 300)`)
    expect((await search('buyer', busy)).status).toBe(429)
    const email = `b${shop.customer.id}@example.com`
    await search(email)
    const [entry] = await shop.rows<{ call: string; role: string; after: { customers: string[] }; whole: string }>(
      sql`select call, role, after, to_jsonb(audit_entry)::text as whole from audit_entry order by seq desc limit 1`,
    )
    expect(entry).toMatchObject({ call: 'support.search', role: 'support', after: { customers: [shop.customer.id] } })
    expect(entry?.whole).not.toContain('@example.com')
  })

  it('reads through indexes as the role of the gateway, and subjects as their owner', async () => {
    const planner = await connectPlanner(shop.urls.app, 1)
    const plan = async (holding: string, text: string, table: string) => {
      const statements = await statementsOf(holding, () => search(text))
      expect([holding, statements.length]).toEqual([holding, 1])
      const [statement] = statements
      return statement ? (await planner.readsOf(statement, table)).indexes : []
    }
    expect(await plan('"email_key" ~>=~', 'b1@example.com', 'app_user')).toEqual(['app_user_email_prefix'])
    expect(await plan('"to_key" =', 'b1@example.com', 'mail')).toEqual(['mail_of_recipient'])
    expect(await plan('"ref_id" =', orderId, 'mail')).toEqual(['mail_of_ref'])
    expect(await plan('"provider_ref" =', 'cs_unknown', 'payment')).toEqual(['payment_of_ref'])
    await planner.client.end()
    const owner = new pg.Client({ connectionString: shop.urls.owner })
    await owner.connect()
    await owner.query(`select set_config('app.tenant_id', '1', false), set_config('enable_seqscan', 'off', false)`)
    const { rows } = await owner.query(`explain select m.id from mail m where m.subject ilike '%worth having%'`)
    expect(JSON.stringify(rows)).toContain('mail_subject')
    await owner.end()
  })
})
