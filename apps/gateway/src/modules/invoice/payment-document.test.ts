import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { passShop } from '../../../test/support/pass-shop.ts'
import { type SignedIn, signInStaff } from '../../../test/support/people.ts'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'
import { startTopUp, topUp } from '../../../test/support/wallet.ts'
import { createTestClock } from '../../platform/time/clock.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: Shop
let pass: ReturnType<typeof passShop>
let staff: SignedIn
let by: Buyer
beforeAll(async () => {
  shop = await createShop({ poolSize: 20, clock: createTestClock(new Date()) })
  await shop.listen()
  pass = passShop(shop)
  await pass.setPlan()
  by = await shop.buyer()
  staff = await signInStaff(shop)
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const said = async (purchaseId: string) =>
  (
    await shop.rows<{ kind: string; minor: number; reason: string }>(sql`
      select i.kind, i.amount_minor::int as minor, i.reason from invoice i
      join payment y on y.tenant_id = i.tenant_id and y.id = i.payment_id
      where y.purchase_id = ${purchaseId} order by i.kind desc, i.seq`)
  ).map(({ kind, minor, reason }) => [kind, minor, reason])
const listOf = async (buyer: Buyer, subject: 'top_up' | 'pass') =>
  (await shop.inject(calls.invoice.ownInvoicePage, { body: { subject } }, shop.via(buyer))).body.data?.list ?? []
const fileOf = (buyer: Buyer, id: string) =>
  shop.inject(calls.invoice.ownInvoiceFile, { params: { id } }, shop.via(buyer))
async function textOf(document: string | undefined): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(document ?? '', 'base64')))
  return (await extractText(pdf, { mergePages: true })).text.replaceAll('\n', ' ')
}
/** The bank takes the whole payment back for good. Each event comes twice. */
async function lose(purchaseId: string) {
  const dispute = `dp_${randomUUID()}`
  const session = await shop.sessionOf(purchaseId)
  for (const state of ['disputed', 'dispute_withdrawn', 'dispute_lost'] as const)
    for (let again = 0; again < 2; again++) await shop.sendEvent({ ...session, dispute, state })
}

describe('a top-up of G Coin', () => {
  it('has a receipt that says that it is stored value, for its buyer and for staff alone', async () => {
    const purchaseId = await topUp(shop, by, 1250)
    expect(await said(purchaseId)).toEqual([['receipt', 1250, 'sale']])
    const [receipt] = await listOf(by, 'top_up')
    expect(receipt).toMatchObject({ kind: 'receipt', amount: { minor: 1250, currency: 'USD' } })
    expect(receipt?.number).toMatch(/^RCT-\d{4}-\d{6}$/)
    const id = receipt?.id ?? ''
    const text = await textOf((await fileOf(by, id)).body.data?.document)
    for (const part of [receipt?.number, '12.50', 'multi-purpose voucher']) expect(text).toContain(part)
    expect(text).not.toContain('This document states no tax')
    const other = await shop.buyer()
    expect((await fileOf(other, id)).body.code).toBe('not_found')
    expect(await listOf(other, 'top_up')).toEqual([])
    const found = await shop.inject(calls.invoice.staffInvoicePage, { body: { kind: 'receipt' } }, shop.via(staff))
    expect(found.body.data?.list).toContainEqual(
      expect.objectContaining({ id, subject: 'top_up', orderId: null, number: receipt?.number }),
    )
    const month = shop.clock.now().toISOString().slice(0, 7)
    const { body } = await shop.inject(calls.invoice.invoiceExport, { body: { month } }, shop.via(staff))
    expect(body.data?.csv).toMatch(new RegExp(`${receipt?.number},receipt,.*,top_up,[0-9a-f-]{36},USD,12\\.50\\r\\n`))
  })

  it('has a credit note once the bank took the money for good, and none before', async () => {
    const purchaseId = await topUp(shop, by, 900)
    await lose(purchaseId)
    expect(await said(purchaseId)).toEqual([
      ['receipt', 900, 'sale'],
      ['credit_note', 900, 'chargeback'],
    ])
    const [note, receipt] = await listOf(by, 'top_up')
    expect(note?.kind).toBe('credit_note')
    expect(await textOf((await fileOf(by, note?.id ?? '')).body.data?.document)).toContain(receipt?.number)
  })

  it('has one receipt each, without a gap in the numbers, when many are paid at once and events repeat', async () => {
    const bought = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const buyer = await shop.buyer()
        const { body } = await startTopUp(shop, buyer, 500)
        const purchaseId = body.data?.purchaseId ?? ''
        await shop.startPayment(buyer, purchaseId)
        return { purchaseId, session: await shop.sessionOf(purchaseId) }
      }),
    )
    const events = bought.flatMap(({ session }) => [session, session])
    await Promise.all(events.map((session) => shop.sendEvent({ ...session, state: 'captured' })))
    for (const { purchaseId } of bought) expect(await said(purchaseId)).toEqual([['receipt', 500, 'sale']])
    const numbers = await shop.rows<{ seq: number }>(sql`select seq from invoice where series = 'RCT' order by seq`)
    expect(numbers.map(({ seq }) => seq)).toEqual(numbers.map((_, index) => index + 1))
    // Control: two transactions that read the last number, and lock nothing, take the same one.
    const clients = [0, 1].map(() => new pg.Client({ connectionString: shop.urls.admin }))
    const taken: unknown[] = []
    for (const client of clients) {
      await client.connect()
      await client.query('begin')
      taken.push((await client.query(`select max(seq) + 1 as next from invoice where series = 'RCT'`)).rows[0].next)
    }
    for (const client of clients) await client.end()
    expect(taken[0]).toBe(taken[1])
  })
})

describe('the Family Game PASS', () => {
  it('has an invoice with its period, and a credit note for what the bank gave back', async () => {
    const buyer = await shop.buyer()
    const { purchaseId } = await pass.member(buyer, false)
    expect(await said(purchaseId)).toEqual([['invoice', 1299, 'sale']])
    const [invoice] = await listOf(buyer, 'pass')
    const text = await textOf((await fileOf(buyer, invoice?.id ?? '')).body.data?.document)
    for (const part of [invoice?.number, 'Family Game PASS', '12.99', 'This document states no tax'])
      expect(text).toContain(part)
    const [period] = await pass.periods(buyer)
    expect(text).toContain(String(period?.endsAt.getUTCFullYear()))
    await lose(purchaseId)
    expect(await said(purchaseId)).toEqual([
      ['invoice', 1299, 'sale'],
      ['credit_note', 1299, 'chargeback'],
    ])
    expect(await listOf(buyer, 'top_up')).toEqual([])
  })

  it('has no document if its payment came in vain and goes back at once', async () => {
    const buyer = await shop.buyer()
    const { purchaseId } = await pass.subscribe(buyer, false)
    await shop.startPayment(buyer, purchaseId)
    await pass.publishClient(null)
    await shop.sendEvent({ ...(await shop.sessionOf(purchaseId)), state: 'captured' })
    await pass.publishClient('https://lumen.example/client.exe')
    expect(await said(purchaseId)).toEqual([])
  })
})
