import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import type { SignedIn } from '../../../test/support/people.ts'
import type { Buyer } from '../../../test/support/shop.ts'
import { checkInvariants } from '../check-invariants.ts'
import { forgetInvoices } from './forget-invoices.ts'

let shop: AfterSalesShop
let owner: pg.Client
beforeAll(async () => {
  shop = await createAfterSalesShop({ poolSize: 16 })
  owner = new pg.Client({ connectionString: shop.urls.admin })
  await owner.connect()
  await owner.query(`insert into country (id, code, names) values (276, 'DE', '{}')`)
})
afterAll(async () => {
  await owner.end()
  await shop.close()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

interface Document extends Record<string, unknown> {
  id: string
  kind: string
  number: string
  minor: number
  reason: string
}
const documentsOf = (orderId: string) =>
  shop.rows<Document>(sql`select id, kind, number, amount_minor::int as minor, reason from invoice
    where order_id = ${orderId} order by kind desc, seq`)
const said = async (orderId: string) =>
  (await documentsOf(orderId)).map(({ kind, minor, reason }) => [kind, minor, reason])
const numbersOf = async (series: string) =>
  (await shop.rows<{ seq: number }>(sql`select seq from invoice where series = ${series} order by seq`)).map(
    ({ seq }) => seq,
  )
const confirmIdentity = (by: SignedIn) =>
  owner.query('update refresh_family set authenticated_at = $1 where user_id = $2', [shop.clock.now(), by.id])
const details = {
  name: 'Lumen Trading GmbH',
  address: 'Am Markt 1\n10117 Berlin',
  country: 'DE',
  taxNumber: 'DE136695976',
}
async function setSettings(
  more: Partial<{ soldBy: 'company' | 'seller'; name: string; note: string; country: string }> = {},
) {
  await confirmIdentity(shop.desk[0])
  const body = { soldBy: 'company' as const, ...details, note: '', ...more }
  return (await shop.inject(calls.invoice.setInvoiceSettings, { body }, shop.as(shop.desk[0]))).body
}
async function textOf(document: string | undefined): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(document ?? '', 'base64')))
  return (await extractText(pdf, { mergePages: true })).text
}
const fileOf = (by: Buyer, id: string, invoiceId: string) =>
  shop.inject(calls.invoice.invoiceFile, { params: { id, invoiceId } }, shop.via(by))

describe('the documents of an order', () => {
  it('begin with an invoice once it is paid, and end with a credit note once it is refunded', async () => {
    const unpaid = await shop.buy(shop.customer, await shop.offer({ price: 1100, stock: 1 }))
    expect(await said(unpaid.orderId)).toEqual([])
    const id = await shop.sold({ price: 1100 })
    expect(await said(id)).toEqual([['invoice', 1100, 'sale']])
    await shop.requestRefund(shop.customer, id)
    await shop.answer(id, 'accept')
    expect(await said(id)).toEqual([
      ['invoice', 1100, 'sale'],
      ['credit_note', 1100, 'refund'],
    ])
    const [invoice, note] = await documentsOf(id)
    expect(note?.number).toMatch(/^CN-\d{4}-\d{6}$/)
    expect((await shop.detail(id))?.invoices.map(({ number }) => number)).toEqual([invoice?.number, note?.number])
  })

  it('say which part of the price went back', async () => {
    const id = await shop.refused({ price: 900, delivered: true })
    await shop.dispute(shop.customer, id)
    const input = { params: { id }, body: { outcome: 'part' as const, reason: 'Half of it works.', amount: 250 } }
    expect((await shop.inject(calls.staff.decideDispute, input, shop.as(shop.desk[0]))).body.code).toBe('0000')
    expect(await said(id)).toEqual([
      ['invoice', 900, 'sale'],
      ['credit_note', 250, 'part_refund'],
    ])
  })

  it('do not exist for an order that costs nothing', async () => {
    const offerId = await shop.offer({ price: 800, stock: 1, mode: 'im' })
    const couponId = randomUUID()
    await shop.rows(sql`insert into coupon_grant (tenant_id, id, buyer_id, name, amount_off_minor, currency, expires_at)
      values (1, ${couponId}, ${shop.customer.id}, 'Free', 5000, 'USD', '2099-01-01')`)
    const order = { lines: [{ offerId, quantity: 1 }], deliveryEmail: shop.email, couponId }
    const bought = await shop.inject(
      calls.checkout.preOrder,
      { body: { order, toCurrencyId: '1', isBuyByCart: false } },
      shop.via(shop.customer, randomUUID()),
    )
    expect(bought.body.data?.total.minor).toBe(0)
    expect(await said(bought.body.data?.orderIds[0] ?? '0')).toEqual([])
  })
})

describe('the numbers', () => {
  it('have no gap and no double when many orders are paid at once', async () => {
    const offerId = await shop.offer({ stock: 40, mode: 'im', price: 500 })
    const buyers = await Promise.all(Array.from({ length: 12 }, () => shop.buyer()))
    const bought = []
    for (const by of buyers) {
      const purchase = await shop.buy(by, offerId)
      await shop.startPayment(by, purchase.purchaseId)
      bought.push({ ...purchase, session: await shop.sessionOf(purchase.purchaseId) })
    }
    await Promise.all(bought.map(({ session }) => shop.sendEvent({ ...session, state: 'captured' })))
    const numbers = await numbersOf('INV')
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    for (const { orderId } of bought) expect(await said(orderId)).toHaveLength(1)
  })

  it('would be given twice if each transaction took the next one without the lock', async () => {
    const clients = await Promise.all(
      [0, 1].map(async () => {
        const client = new pg.Client({ connectionString: shop.urls.admin })
        await client.connect()
        return client
      }),
    )
    // The negative control: both read the last number before either has committed.
    const taken = []
    for (const client of clients) {
      await client.query('begin')
      await client.query(`select set_config('app.tenant_id', '1', true)`)
      taken.push((await client.query(`select max(seq) + 1 as next from invoice where series = 'INV'`)).rows[0].next)
    }
    for (const client of clients) await client.query('rollback')
    for (const client of clients) await client.end()
    expect(taken[0]).toBe(taken[1])
  })

  it('go on without a hole after a transaction that issued a document and rolled back', async () => {
    const { orderId } = await shop.buy(shop.customer, await shop.offer({ price: 700, stock: 1, mode: 'im' }))
    const last = (await numbersOf('INV')).at(-1) ?? 0
    const rolledBack = shop.db.withTenant(1, 'platform', async (tx) => {
      await tx.execute(
        sql`update order_head set state = 'paid', paid_by = gen_random_uuid(), paid_at = moment() where id = ${orderId}`,
      )
      await tx.execute(sql`set constraints issue_invoice immediate`)
      const { rows } = await tx.execute<{ seq: number }>(sql`select seq from invoice where order_id = ${orderId}`)
      expect(rows).toEqual([{ seq: last + 1 }])
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    const next = await shop.sold()
    expect((await documentsOf(next))[0]?.number).toMatch(new RegExp(`-${String(last + 1).padStart(6, '0')}$`))
  })
})

describe('an issued document', () => {
  it('is changed and deleted by nobody, not even by the owner of the database', async () => {
    const id = await shop.sold()
    const attempts = [
      'update invoice set amount_minor = 1 where order_id = $1',
      `update invoice set title = 'Another' where order_id = $1`,
      'update invoice set buyer = null, forgotten_at = now() where order_id = $1',
      'delete from invoice where order_id = $1',
    ]
    for (const attempt of attempts) {
      await owner.query(`select set_config('app.tenant_id', '1', false)`)
      await expect(owner.query(attempt, [id])).rejects.toThrow(/is issued and stays as it is/)
    }
    await expect(shop.rows(sql`insert into invoice select * from invoice limit 1`)).rejects.toThrow()
  })

  it('keeps the details of the issuer as they were, and names each seller where sellers sell', async () => {
    expect((await setSettings({ country: 'XX' })).code).toBe('bad_request')
    expect((await setSettings({ note: 'Thank you.' })).data?.isStated).toBe(true)
    const first = await shop.sold()
    await setSettings({ soldBy: 'seller' })
    const second = await shop.sold()
    const issuers = await shop.rows(sql`select sold_by, issuer ->> 'name' as name, series from invoice
      where order_id in (${first}, ${second}) order by issued_at, seq, series`)
    expect(issuers).toContainEqual({ sold_by: 'company', name: details.name, series: 'INV' })
    expect(issuers).toContainEqual(
      expect.objectContaining({ sold_by: 'seller', series: `INV-${shop.vendor.sellerId}` }),
    )
    await confirmIdentity(shop.vendor)
    const own = await shop.inject(
      calls.invoice.sellerSetInvoiceParty,
      { body: { ...details, name: 'Fox Games Ltd' } },
      shop.as(shop.vendor),
    )
    expect(own.body.data).toMatchObject({ isShown: true, party: { name: 'Fox Games Ltd' } })
    const third = await shop.sold()
    await setSettings()
    await shop.requestRefund(shop.customer, third)
    await shop.answer(third, 'accept')
    // The credit note has the seller of its invoice, although the company sells by now.
    expect((await documentsOf(third)).map(({ number }) => number.replace(/-\d{4}-\d+$/, ''))).toEqual([
      `INV-${shop.vendor.sellerId}`,
      `CN-${shop.vendor.sellerId}`,
    ])
    const file = await fileOf(shop.customer, third, (await documentsOf(third))[0]?.id ?? '')
    expect(await textOf(file.body.data?.document)).toContain('Fox Games Ltd')
  })

  it('is a PDF in the language of the purchase, for its buyer and for staff alone', async () => {
    await setSettings({ note: 'Thank you.' })
    const id = await shop.sold({ price: 1250 })
    const [invoice] = await documentsOf(id)
    const file = await fileOf(shop.customer, id, invoice?.id ?? '')
    const text = await textOf(file.body.data?.document)
    for (const part of [invoice?.number, details.name, '10117 Berlin', '12.50', 'Thank you.', id])
      expect(text).toContain(part)
    const stranger = await shop.buyer()
    expect((await fileOf(stranger, id, invoice?.id ?? '')).body.code).toBe('not_found')
    const other = await shop.sold()
    expect((await fileOf(shop.customer, other, invoice?.id ?? '')).body.code).toBe('not_found')
    const byStaff = await shop.inject(
      calls.invoice.staffInvoiceFile,
      { params: { id: invoice?.id ?? '' } },
      shop.as(shop.desk[0]),
    )
    expect(await textOf(byStaff.body.data?.document)).toEqual(text)
  })

  it('is found by number, order, name, address and month, and exported for the accountant', async () => {
    const by = await shop.buyer()
    const id = await shop.sold({ by, price: 4321 })
    const [invoice] = await documentsOf(id)
    const month = shop.clock.now().toISOString().slice(0, 7)
    const find = async (body: Parameters<typeof shop.inject<typeof calls.invoice.staffInvoicePage>>[1]['body']) =>
      (await shop.inject(calls.invoice.staffInvoicePage, { body }, shop.as(shop.desk[0]))).body.data
    for (const keyword of [invoice?.number.toLowerCase(), id]) {
      const found = await find({ keyword })
      expect(found?.list.map(({ number }) => number)).toEqual([invoice?.number])
    }
    expect((await find({ keyword: shop.email.slice(0, 5), month }))?.total).toBeGreaterThan(0)
    expect((await find({ keyword: 'nobody at all' }))?.total).toBe(0)
    expect((await find({}))?.months).toEqual([month])
    expect((await find({ kind: 'credit_note', keyword: id }))?.total).toBe(0)
    const { body } = await shop.inject(calls.invoice.invoiceExport, { body: { month } }, shop.as(shop.desk[0]))
    expect(body.data?.next).toBeNull()
    expect(body.data?.csv).toContain(`${invoice?.number},invoice,`)
    expect(body.data?.csv).toMatch(/,USD,43\.21\r\n/)
  })
})

describe('a new year', () => {
  it('begins the numbers again', async () => {
    const year = shop.clock.now().getUTCFullYear()
    const before = await shop.sold({ by: await shop.buyer() })
    shop.clock.advance((366 - 1) * 24 * 3_600_000)
    const after = await shop.sold({ by: await shop.buyer() })
    const numbers = [(await documentsOf(before))[0]?.number ?? '', (await documentsOf(after))[0]?.number ?? '']
    expect(numbers[0]).toContain(`INV-${year}-`)
    expect(numbers[1]).toContain(`INV-${shop.clock.now().getUTCFullYear()}-`)
  })
})

describe('the buyer on a document', () => {
  it('stays when the account is deleted, and is removed after ten years', async () => {
    const by = await shop.buyer()
    const { orderId } = await shop.buyAndPay(by, await shop.offer({ accounts: true, price: 600 }))
    await shop.handOver(by, orderId)
    const acknowledged = { params: { id: orderId }, body: { acknowledged: true as const } }
    await shop.inject(calls.order.confirmOrder, acknowledged, shop.via(by))
    const buyerOf = async () =>
      (
        await shop.rows<{ buyer: { email: string } | null }>(sql`select buyer from invoice where order_id = ${orderId}`)
      )[0]?.buyer
    expect((await buyerOf())?.email).toBe(shop.email)
    expect(await forgetInvoices(shop.deps)).toBe(0)
    expect((await buyerOf())?.email).toBe(shop.email)
    shop.clock.advance(11 * 366 * 24 * 3_600_000)
    expect(await forgetInvoices(shop.deps)).toBeGreaterThan(0)
    expect(await buyerOf()).toBeNull()
    expect(await said(orderId)).toHaveLength(1)
  })
})
