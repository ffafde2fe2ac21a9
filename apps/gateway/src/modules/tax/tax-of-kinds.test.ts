import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { splitGross } from '@tradepost/domain/money/tax'
import { dayMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTaxShop, type TaxShop } from '../../../test/orders/tax-shop.ts'
import { passShop } from '../../../test/support/pass-shop.ts'
import type { Buyer } from '../../../test/support/shop.ts'
import { topUp } from '../../../test/support/wallet.ts'
import { checkInvariants } from '../check-invariants.ts'

const price = 1299
const goodCard = '4242424242424242'
let shop: TaxShop
let pass: ReturnType<typeof passShop>
let untaxed: Buyer
beforeAll(async () => {
  shop = await createTaxShop()
  pass = passShop(shop)
  await pass.setPlan()
  untaxed = await shop.buyer()
  await pass.member(untaxed, true)
  await topUp(shop, shop.customer, 50_000)
  await shop.set()
  await shop.addRate('DE', 19)
  await shop.addRate('FR', 20)
})
afterAll(() => shop.close())
afterEach(async () => {
  expect(await checkInvariants(shop.db)).toEqual([])
  const sums = { said: 0, booked: 0 }
  for (const month of (await shop.month())?.months ?? []) {
    const { body } = await shop.inject(calls.tax.taxMonth, { params: { month } }, shop.as(shop.staff))
    for (const { tax } of body.data?.list ?? []) sums.said += tax
    for (const { tax } of body.data?.ledger ?? []) sums.booked += tax
  }
  const balance = await shop.balance('tax')
  expect(sums).toEqual({ said: balance, booked: balance })
})

const income = () => shop.balance('pass_income')
async function changes(work: () => Promise<unknown>) {
  const before = [await shop.balance('tax'), await income(), await shop.balance('psp')] as const
  await work()
  const after = [await shop.balance('tax'), await income(), await shop.balance('psp')] as const
  return { tax: after[0] - before[0], income: after[1] - before[1], psp: after[2] - before[2] }
}
const documentsOf = (by: Buyer) =>
  shop.rows<{ id: string; kind: string; minor: number; tax: number; percent: string | null; country: string | null }>(
    sql`select id, kind, amount_minor::int as minor, tax_minor::int as tax, tax_percent as percent, tax_country as country
      from invoice where buyer_id = ${by.id} order by issued_at, kind desc, seq`,
  )
async function textOf(by: Buyer, id = '') {
  const { body } = await shop.inject(calls.invoice.ownInvoiceFile, { params: { id } }, shop.via(by))
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(body.data?.document ?? '', 'base64')))
  return (await extractText(pdf, { mergePages: true })).text.replace(/[\u2066-\u2069]/g, '')
}
const subscribing = async (by: Buyer, tax?: { country: string; vatNumber?: string }) =>
  (
    await shop.inject(
      calls.pass.subscribePass,
      { body: { consent: true, autoRenew: false, ...(tax ? { tax } : {}) } },
      shop.via(by, randomUUID()),
    )
  ).body.code
const { tax: german, net: germanNet } = splitGross(price, 19)

describe('G Coin', () => {
  it('is sold without tax, and what it pays for is taxed', async () => {
    const by = await shop.buyer()
    const moved = await changes(() => topUp(shop, by, 5000))
    expect(moved).toMatchObject({ tax: 0, income: 0 })
    expect(await documentsOf(by)).toMatchObject([{ kind: 'receipt', minor: 5000, tax: 0, country: null }])
  })
})

describe('a rental', () => {
  it('needs a country, and states the tax in its price to buyer and seller', async () => {
    expect((await shop.buyAt([1190], { rental: true })).code).toBe('tax_country_required')
    const id = await shop.soldAt(1190, { rental: true })
    expect((await shop.detail(id))?.tax).toEqual({
      ...{ country: 'DE', percent: 19, minor: 190, vatNumber: null, isReverse: false },
    })
    const seen = await shop.inject(calls.seller.sellerOrderDetail, { params: { id } }, shop.as(shop.vendor))
    expect(seen.body.data?.earnings).toMatchObject({ tax: { minor: 190, currency: 'USD' }, payout: { minor: 920 } })
    expect(await shop.documents(id)).toEqual([{ kind: 'invoice', minor: 1190, tax: 190, percent: '19.00' }])
  })

  it('owes the tax once it is settled, and has the rate of its category', async () => {
    const [category] = await shop.rows<{ id: string }>(
      sql`select category_id::text as id from offer where standard_type = 5 limit 1`,
    )
    const own = await shop.addRate('DE', 7, { categoryId: category?.id ?? '' })
    const id = await shop.soldAt(1070, { rental: true })
    await shop.endRate(own.data?.id ?? '')
    const before = await shop.books()
    await shop.inject(calls.order.revealDelivery, { params: { id }, body: {} }, shop.via(shop.customer))
    await shop.handOver(shop.customer, id)
    expect(await shop.acknowledge(id)).toBe('0000')
    const after = await shop.books()
    // 10.70 hold 0.70 of tax; the commission is 8 % of 10.00.
    expect(after.tax - before.tax).toBe(70)
    expect(after.fee - before.fee).toBe(80)
    expect(after.payable - before.payable).toBe(920)
  })

  it('leaves no tax when its coins go back', async () => {
    const id = await shop.soldAt(2380, { rental: true })
    const before = await shop.balance('tax')
    const filed = await shop.inject(
      calls.rental.fileRentalComplaint,
      { params: { orderId: id }, body: { text: 'The password is refused.' } },
      shop.as(shop.customer),
    )
    const body = { accept: true, answer: 'The coins go back.' }
    const decided = await shop.inject(
      calls.rental.decideRentalComplaint,
      { params: { id: filed.body.data?.complaint?.id ?? '' }, body },
      shop.as(shop.staff),
    )
    expect(decided.body.code).toBe('0000')
    expect((await shop.documents(id)).map(({ kind, minor, tax }) => [kind, minor, tax])).toEqual([
      ['invoice', 2380, 380],
      ['credit_note', 2380, 380],
    ])
    expect(await shop.balance('tax')).toBe(before)
  })
})

describe('the pass', () => {
  it('needs a country whose tax its price includes, and that exists', async () => {
    const by = await shop.buyer()
    const plan = await shop.inject(calls.pass.passPlan, {}, shop.via(by))
    expect(plan.body.data).toMatchObject({ isTaxed: true, price: { minor: price } })
    expect(await subscribing(by)).toBe('tax_country_required')
    expect(await subscribing(by, { country: 'ZZ' })).toBe('tax_country_required')
    expect(await subscribing(by, { country: 'FR', vatNumber: 'FR1' })).toBe('vat_number_invalid')
  })

  it('owes the tax once it is paid, and its invoice states net amount, rate and tax', async () => {
    const by = await shop.buyer()
    const moved = await changes(() => pass.member(by, false, goodCard, { country: 'DE' }))
    expect(moved).toMatchObject({ tax: german, income: germanNet })
    const [document] = await documentsOf(by)
    expect(document).toMatchObject({ kind: 'invoice', minor: price, tax: german, percent: '19.00', country: 'DE' })
    const text = await textOf(by, document?.id)
    for (const part of ['DE136695976', 'Net amount', '10.92 USD', 'VAT 19% (Germany)', '2.07 USD', '12.99 USD'])
      expect(text).toContain(part)
    const row = (await shop.month())?.list.find(({ country, percent }) => country === 'DE' && percent === 19)
    expect(row?.orders).toBeGreaterThan(0)
    await expect(shop.rows(sql`update membership_charge set tax_percent = 0`)).rejects.toThrow()
  })

  it('has a rate of its own before that of all goods, which offers do not get', async () => {
    const both = { forPass: true, categoryId: '1' }
    expect((await shop.addRate('FR', 5, both)).code).toBe('bad_request')
    const own = await shop.addRate('FR', 5.5, { forPass: true })
    expect(own.data).toMatchObject({ forPass: true, category: null, isCurrent: true })
    const by = await shop.buyer()
    const offerId = await shop.offer({ mode: 'im' })
    const quote = await shop.inject(calls.tax.quoteTax, { body: { offerIds: [offerId], country: 'FR' } }, shop.via(by))
    expect(quote.body.data).toMatchObject({ rates: [{ offerId, percent: 20 }], percentOfPass: 5.5 })
    await pass.member(by, false, goodCard, { country: 'FR' })
    expect(await documentsOf(by)).toMatchObject([{ tax: splitGross(price, 5.5).tax, percent: '5.50' }])
    await shop.endRate(own.data?.id ?? '')
  })

  it('has no tax for a business in another country', async () => {
    const by = await shop.buyer()
    const business = { country: 'FR', vatNumber: 'FR83404833048' }
    const moved = await changes(() => pass.member(by, false, goodCard, business))
    expect(moved).toMatchObject({ tax: 0, income: price })
    const [document] = await documentsOf(by)
    const text = await textOf(by, document?.id)
    for (const part of ['FR83404833048', 'Reverse charge: the recipient accounts for the VAT'])
      expect(text).toContain(part)
    expect((await shop.month())?.list).toContainEqual({
      ...{ country: 'FR', percent: 0, isReverse: true, currency: 'USD', orders: 1, gross: price, net: price, tax: 0 },
    })
  })

  it('shows staff the evidence of place beside its documents', async () => {
    const by = await shop.buyer()
    const { purchaseId } = await pass.member(by, false, goodCard, { country: 'DE' })
    const [paid] = await shop.rows<{ id: string }>(sql`select id from payment where purchase_id = ${purchaseId}`)
    const found = async () => {
      const body = { keyword: paid?.id ?? '' }
      return (await shop.inject(calls.invoice.staffInvoicePage, { body }, shop.as(shop.staff))).body.data?.list ?? []
    }
    const [alone] = await found()
    expect(alone).toMatchObject({
      subject: 'pass',
      tax: { country: 'DE', percent: 19, minor: german, isReverse: false, vatNumber: null, network: null },
    })
    const places = { network: 'FR', card: null as string | null }
    const setPlaces = () =>
      shop.owner.query(
        `with y as (update payment set card_country = $2 where id = $1 returning purchase_id)
         update purchase set network_country = $3 where id = (select purchase_id from y)`,
        [paid?.id, places.card, places.network],
      )
    await setPlaces()
    expect((await found())[0]?.tax).toMatchObject({ network: 'FR', card: null, finding: 'contradicted' })
    places.card = 'DE'
    await setPlaces()
    expect((await found())[0]?.tax).toMatchObject({ network: 'FR', card: 'DE', finding: 'agreed' })
    // A shop that charged no tax kept no evidence.
    const [period] = await shop.rows<{ id: string }>(
      sql`select y.id from payment y join purchase b on b.id = y.purchase_id where b.buyer_id = ${untaxed.id}
        order by y.created_at limit 1`,
    )
    const body = { keyword: period?.id ?? '' }
    const list = (await shop.inject(calls.invoice.staffInvoicePage, { body }, shop.as(shop.staff))).body.data?.list
    expect(list?.map(({ subject, tax }) => [subject, tax])).toEqual([['pass', undefined]])
  })

  it.each([
    ['a refund', ['refunded']],
    ['a lost dispute', ['disputed', 'dispute_withdrawn', 'dispute_lost']],
  ] as const)('loses its tax by %s, once', async (_, states) => {
    const by = await shop.buyer()
    const { purchaseId } = await pass.member(by, false, goodCard, { country: 'DE' })
    const session = await shop.sessionOf(purchaseId)
    const dispute = states.length > 1 ? { dispute: `dp_${randomUUID()}` } : {}
    const moved = await changes(async () => {
      for (const state of [...states, ...states]) await shop.sendEvent({ ...session, ...dispute, state })
    })
    expect(moved).toEqual({ tax: -german, income: -germanNet, psp: price })
    expect((await documentsOf(by)).map(({ kind, minor, tax }) => [kind, minor, tax])).toEqual([
      ['invoice', price, german],
      ['credit_note', price, german],
    ])
  })

  it('loses the tax of a part that goes back, and then that of the rest, without a cent too much', async () => {
    const by = await shop.buyer()
    const { purchaseId } = await pass.member(by, false, goodCard, { country: 'DE' })
    const session = await shop.sessionOf(purchaseId)
    const part = { minor: 333, currency: 'USD' }
    const first = await changes(() => shop.sendEvent({ ...session, amount: part, state: 'refunded' }))
    expect(first.tax).toBe(splitGross(price - 333, 19).tax - german)
    const rest = await changes(() => shop.sendEvent({ ...session, state: 'refunded' }))
    expect(first.tax + rest.tax).toBe(-german)
    expect((await documentsOf(by)).reduce((sum, { kind, tax }) => sum + (kind === 'invoice' ? tax : -tax), 0)).toBe(0)
    // Control: an entry that is written twice is found.
    const [entry] = await shop.rows<{ id: string }>(
      sql`select e.id from tax_entry e join payment y on y.id = e.payment_id
        where y.purchase_id = ${purchaseId} order by gross_minor limit 1`,
    )
    const twice = randomUUID()
    await shop.rows(sql`insert into tax_entry (tenant_id, id, payment_id, country, percent, is_reverse, currency, gross_minor, tax_minor)
      select tenant_id, ${twice}, payment_id, country, percent, is_reverse, currency, gross_minor, tax_minor from tax_entry where id = ${entry?.id}`)
    expect(await checkInvariants(shop.db)).toEqual([
      expect.stringContaining('tax: the entries of a payment for the pass say another sum than it owes'),
      expect.stringContaining('tax: an entry says another sum than the transfer'),
    ])
    await shop.owner.query('alter table tax_entry disable trigger user')
    await shop.owner.query('delete from tax_entry where id = $1', [twice])
    await shop.owner.query('alter table tax_entry enable trigger user')
  })

  it('is renewed with the stated country at the rate of the day, and with the most likely country if none was stated', async () => {
    const by = await shop.buyer()
    await pass.member(by, true, goodCard, { country: 'FR' })
    shop.clock.advance(1000)
    const later = await shop.addRate('FR', 25)
    await shop.rows(sql`update app_user set country_id = 276 where id = ${untaxed.id}`)
    const [period] = await pass.periods(by)
    shop.clock.set(new Date((period?.endsAt.getTime() ?? 0) - dayMs))
    await shop.deps.jobs.runDue()
    expect((await documentsOf(by)).map(({ tax, percent }) => [tax, percent])).toEqual([
      [splitGross(price, 20).tax, '20.00'],
      [splitGross(price, 25).tax, '25.00'],
    ])
    // This buyer subscribed before the shop charged tax, and lives in Germany.
    expect((await documentsOf(untaxed)).map(({ tax, country }) => [tax, country])).toEqual([
      [0, null],
      [german, 'DE'],
    ])
    await shop.endRate(later.data?.id ?? '')
  })
})
