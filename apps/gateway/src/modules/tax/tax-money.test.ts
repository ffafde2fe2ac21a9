import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { splitGross } from '@tradepost/domain/money/tax'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTaxShop, type TaxShop } from '../../../test/orders/tax-shop.ts'
import type { EventBody } from '../../platform/payment/sandbox/events.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: TaxShop
beforeAll(async () => {
  shop = await createTaxShop()
  await shop.set()
  await shop.addRate('DE', 19)
  await shop.addRate('FR', 20)
})
afterAll(() => shop.close())
afterEach(async () => {
  expect(await checkInvariants(shop.db)).toEqual([])
  // The sums of the month are those of the ledger.
  const month = await shop.month()
  const said = (month?.list ?? []).reduce((sum, { tax }) => sum + tax, 0)
  expect([said, month?.ledger[0]?.tax ?? 0]).toEqual([await shop.balance('tax'), await shop.balance('tax')])
})

const usd = (minor: number) => ({ minor, currency: 'USD' })
type Books = Awaited<ReturnType<TaxShop['books']>>
/** The changes of the books during some work. */
async function changes(work: () => Promise<unknown>): Promise<Books> {
  const before = await shop.books()
  await work()
  const after = await shop.books()
  const of = (name: keyof Books) => after[name] - before[name]
  return { tax: of('tax'), fee: of('fee'), payable: of('payable'), escrow: of('escrow') }
}

async function coupon(borneBy: 'platform' | 'seller', { percentOff = 50, minTotal = 100_00 } = {}) {
  const id = randomUUID()
  await shop.rows(sql`
    insert into coupon_grant (tenant_id, id, buyer_id, name, percent_off, currency, min_total_minor, borne_by, seller_id, expires_at)
    values (1, ${id}, ${shop.customer.id}, 'A coupon', ${percentOff}, 'USD', ${minTotal}, ${borneBy},
      ${borneBy === 'seller' ? shop.vendor.sellerId : null}, '2099-01-01')`)
  return id
}

/** Returns a function that sends events of the bank about the payment of an order. */
async function bankOf(orderId: string) {
  const dispute = `dp_${randomUUID()}`
  const [row] = await shop.rows<{ purchase: string }>(
    sql`select purchase_id as purchase from order_head where id = ${orderId}`,
  )
  const session = await shop.sessionOf(row?.purchase ?? '')
  return async (states: EventBody['state'][], minor = session.amount.minor) => {
    for (const state of states) await shop.sendEvent({ ...session, amount: usd(minor), dispute, state })
  }
}
const requested = async (id: string) => {
  await shop.requestRefund(shop.customer, id)
  await shop.answer(id, 'accept')
}

describe('a settled order', () => {
  it('divides its price into tax, commission on the rest, and payout, as its seller was shown', async () => {
    const id = await shop.soldAt(119_00)
    const seen = await shop.inject(calls.seller.sellerOrderDetail, { params: { id } }, shop.as(shop.vendor))
    expect(seen.body.data?.earnings).toMatchObject({ tax: usd(19_00), fee: usd(8_00), payout: usd(92_00) })
    expect(await changes(() => shop.confirm(id))).toEqual({ tax: 19_00, fee: 8_00, payable: 92_00, escrow: -119_00 })
    const params = { currency: 'USD', month: shop.clock.now().toISOString().slice(0, 7) }
    const statement = await shop.inject(calls.payout.statement, { params }, shop.as(shop.vendor))
    expect(statement.body.data?.list.find(({ ref }) => ref.id === id)).toMatchObject({
      ...{ gross: 119_00, tax: -19_00, fee: -8_00, amount: 92_00, reserve: 0 },
    })
    expect(await shop.documents(id)).toEqual([{ kind: 'invoice', minor: 119_00, tax: 19_00, percent: '19.00' }])
  })

  it('shows the seller in the form of an offer what the highest rate leaves', async () => {
    const [offer] = await shop.rows<{ id: string }>(sql`select offer_id::text as id from order_head limit 1`)
    const { body } = await shop.inject(
      calls.seller.sellerOfferDetail,
      { params: { id: offer?.id ?? '' } },
      shop.as(shop.vendor),
    )
    expect(body.data).toMatchObject({ feePercent: 8, highestTaxPercent: 20 })
  })

  it('owes each tax once, however many are settled at the same time', async () => {
    const prices = Array.from({ length: 12 }, (_, n) => 1000 + 37 * n)
    const ids: string[] = []
    for (const [n, price] of prices.entries())
      ids.push(await shop.soldAt(price, { place: { country: n % 2 ? 'FR' : 'DE' } }))
    for (const id of ids) {
      await shop.deliver(id)
      await shop.handOver(shop.customer, id)
    }
    const send = (id: string) =>
      shop.inject(calls.order.confirmOrder, { params: { id }, body: { acknowledged: true } }, shop.as(shop.customer))
    const due = prices.reduce((sum, price, n) => sum + splitGross(price, n % 2 ? 20 : 19).tax, 0)
    const moved = await changes(async () => {
      // Every order is confirmed twice at once.
      const answers = await Promise.all([...ids, ...ids].map(send))
      expect(answers.filter(({ body }) => body.code === '0000').length).toBeGreaterThanOrEqual(ids.length)
    })
    expect(moved.tax).toBe(due)
    expect(moved.tax + moved.fee + moved.payable).toBe(-moved.escrow)
    // Control: a tax that is noted twice is found.
    const [entry] = await shop.rows<{ id: string }>(sql`select id from tax_entry where order_id = ${ids[0]}`)
    const twice = randomUUID()
    await shop.rows(sql`insert into tax_entry (tenant_id, id, order_id, country, percent, is_reverse, currency, gross_minor, tax_minor)
      select tenant_id, ${twice}, order_id, country, percent, is_reverse, currency, gross_minor, tax_minor from tax_entry where id = ${entry?.id}`)
    expect(await checkInvariants(shop.db)).toEqual([
      expect.stringContaining('tax: the entries of an order say another sum than it owes'),
      expect.stringContaining('tax: an entry says another sum than the transfer'),
    ])
    await shop.owner.query('alter table tax_entry disable trigger user')
    await shop.owner.query('delete from tax_entry where id = $1', [twice])
    await shop.owner.query('alter table tax_entry enable trigger user')
  })
})

describe('a refund', () => {
  it('of the whole price before the order is settled leaves no tax, and its credit note takes the tax back', async () => {
    const id = await shop.soldAt(119_00)
    expect(await changes(() => requested(id))).toEqual({ tax: 0, fee: 0, payable: 0, escrow: -119_00 })
    expect(await shop.documents(id)).toEqual([
      { kind: 'invoice', minor: 119_00, tax: 19_00, percent: '19.00' },
      { kind: 'credit_note', minor: 119_00, tax: 19_00, percent: '19.00' },
    ])
  })

  it('of a part leaves the tax of the rest', async () => {
    const id = await shop.soldAt(119_00)
    await shop.deliver(id)
    await shop.requestRefund(shop.customer, id)
    await shop.answer(id, 'refuse')
    await shop.dispute(shop.customer, id)
    const body = { outcome: 'part' as const, reason: 'Half of it works.', amount: 50_00 }
    const moved = await changes(() =>
      shop.inject(calls.staff.decideDispute, { params: { id }, body }, shop.as(shop.staff)),
    )
    // 69.00 holds 11.02 of tax; the commission is 8 % of 57.98.
    expect(moved).toEqual({ tax: 11_02, fee: 4_64, payable: 53_34, escrow: -119_00 })
    expect(await shop.documents(id)).toEqual([
      { kind: 'invoice', minor: 119_00, tax: 19_00, percent: '19.00' },
      { kind: 'credit_note', minor: 50_00, tax: 7_98, percent: '19.00' },
    ])
    expect((await shop.detail(id))?.tax?.minor).toBe(11_02)
  })
})

describe('a coupon', () => {
  it.each([
    // The seller's discount lowers what the seller is paid from; the shop's does not.
    ['seller', { tax: 9_50, fee: 4_00, payable: 46_00, escrow: -59_50 }],
    ['platform', { tax: 9_50, fee: 8_76, payable: 100_74, escrow: -119_00 }],
  ] as const)('of the %s leaves the tax in what the buyer pays', async (borneBy, expected) => {
    const { idOf } = await shop.buyAt([119_00], { place: { country: 'DE' }, couponId: await coupon(borneBy) })
    const id = idOf(119_00)
    expect((await shop.detail(id))?.tax?.minor).toBe(9_50)
    expect(await changes(() => shop.confirm(id))).toEqual(expected)
  })

  it.each(['seller', 'platform'] as const)(
    'of the %s that a settled order loses raises its price and the tax that the shop owes',
    async (borneBy) => {
      const couponId = await coupon(borneBy)
      const { idOf } = await shop.buyAt([255_00, 57_00], { place: { country: 'DE' }, couponId })
      const [big, small] = [idOf(255_00), idOf(57_00)]
      await shop.confirm(small)
      const moved = await changes(() => requested(big))
      // The price rises from 28.50 to 57.00, and the tax from 4.55 to 9.10.
      expect(moved.tax).toBe(4_55)
      expect(await shop.balance('tax_cost')).toBe(borneBy === 'seller' ? 0 : -4_55)
      expect(moved.payable).toBe(borneBy === 'seller' ? 22_03 : 0)
      expect((await shop.detail(small))?.tax?.minor).toBe(9_10)
      expect((await shop.documents(small)).map(({ kind, minor, tax }) => [kind, minor, tax])).toEqual([
        ['invoice', 28_50, 4_55],
        ['invoice', 28_50, 4_55],
      ])
    },
  )
})

describe('a chargeback', () => {
  it('of a settled order takes tax, commission and payout back', async () => {
    const id = await shop.soldAt(119_00)
    await shop.confirm(id)
    const send = await bankOf(id)
    expect(await changes(() => send(['dispute_withdrawn', 'dispute_lost', 'dispute_lost']))).toEqual({
      ...{ tax: -19_00, fee: -8_00, payable: -92_00, escrow: 0 },
    })
    expect(await shop.balance('chargeback')).toBe(0)
    expect((await shop.documents(id)).map(({ kind, tax }) => [kind, tax])).toEqual([
      ['invoice', 19_00],
      ['credit_note', 19_00],
    ])
  })

  it('of a part of a settled order takes the tax of that part back', async () => {
    const id = await shop.soldAt(119_00)
    await shop.confirm(id)
    const borne = await shop.balance('chargeback')
    const send = await bankOf(id)
    const moved = await changes(() => send(['dispute_withdrawn', 'dispute_lost'], 50_00))
    expect(moved).toEqual({ tax: -7_98, fee: 0, payable: 0, escrow: 0 })
    expect(borne - (await shop.balance('chargeback'))).toBe(50_00 - 7_98)
  })

  it('of a part of an open order leaves its seller the agreed payout, and the shop owes the tax of the rest', async () => {
    const id = await shop.soldAt(119_00)
    await (await bankOf(id))(['dispute_withdrawn', 'dispute_lost'], 50_00)
    const moved = await changes(() => shop.confirm(id))
    expect(moved).toEqual({ tax: 11_02, fee: 8_00 + 7_98, payable: 92_00, escrow: -119_00 })
  })
})
