import { randomUUID } from 'node:crypto'
import { type CallInput, calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { createAfterSalesShop } from '../support/after-sales-shop.ts'
import type { Buyer } from '../support/shop.ts'
import { payWithWallet } from '../support/wallet.ts'

type Settings = CallInput<typeof calls.tax.setTaxSettings>['body']
type Place = CallInput<typeof calls.checkout.preOrder>['body']['tax']

interface Bought {
  by?: Buyer
  place?: Place
  couponId?: string
  /** The country that the storefront's proxy tells. */
  network?: string
  /** True leaves the orders unpaid. */
  unpaid?: boolean
  /** True buys a rental, which the wallet pays. */
  rental?: boolean
}

/** A shop in Germany whose staff can charge tax, and helpers to buy with it. */
export async function createTaxShop() {
  const shop = await createAfterSalesShop({ poolSize: 16 })
  const owner = new pg.Client({ connectionString: shop.urls.admin })
  await owner.connect()
  await owner.query(
    `insert into country (id, code, names) values (276, 'DE', '{}'), (250, 'FR', '{}'), (840, 'US', '{}')`,
  )
  const [staff] = shop.desk
  const confirmIdentity = () =>
    owner.query('update refresh_family set authenticated_at = $1 where user_id = $2', [shop.clock.now(), staff.id])

  async function set(more: Partial<Settings> = {}) {
    await confirmIdentity()
    const body = { charges: true, country: 'DE', vatNumber: 'DE136695976', ...more }
    return (await shop.inject(calls.tax.setTaxSettings, { body }, shop.as(staff))).body
  }
  async function addRate(
    country: string,
    percent: number,
    more: { startsAt?: string; categoryId?: string; forPass?: boolean } = {},
  ) {
    await confirmIdentity()
    const body = { country, percent, startsAt: shop.clock.now().toISOString(), ...more }
    return (await shop.inject(calls.tax.addTaxRate, { body }, shop.as(staff))).body
  }
  async function endRate(id: string) {
    await confirmIdentity()
    return (await shop.inject(calls.tax.endTaxRate, { params: { id }, body: {} }, shop.as(staff))).body
  }

  /** Places one order for each price, and pays them unless asked not to. */
  async function buyAt(
    prices: number[],
    { by = shop.customer, place, couponId, network, unpaid, rental }: Bought = {},
  ) {
    const kind = rental ? ({ standardType: 5, accounts: true } as const) : ({ mode: 'im' } as const)
    const lines = await Promise.all(
      prices.map(async (price) => ({ offerId: await shop.offer({ price, stock: 1, ...kind }), quantity: 1 })),
    )
    const { body } = await shop.inject(
      calls.checkout.preOrder,
      {
        body: {
          order: { lines, deliveryEmail: shop.email, ...(couponId ? { couponId } : {}) },
          ...{ toCurrencyId: '1', isBuyByCart: false },
          ...(place ? { tax: place } : {}),
        },
      },
      {
        ...shop.via(by),
        headers: { 'idempotency-key': randomUUID(), ...(network ? { 'x-client-country': network } : {}) },
      },
    )
    if (!body.data) return { code: body.code, idOf: () => '', purchaseId: '' }
    const { purchaseId } = body.data
    if (rental && !unpaid) {
      await payWithWallet(shop, by, purchaseId)
      await shop.deps.jobs.runDue()
    } else if (!unpaid) {
      await shop.startPayment(by, purchaseId)
      await shop.sendEvent({ ...(await shop.sessionOf(purchaseId)), state: 'captured' })
    }
    const made = await shop.rows<{ id: string; full: number }>(
      sql`select id::text, full_minor::int as full from order_head where purchase_id = ${purchaseId}`,
    )
    const idOf = (price: number) => made.find(({ full }) => full === price)?.id ?? ''
    return { code: body.code, idOf, purchaseId }
  }
  /** Buys one thing in Germany. */
  const soldAt = async (price: number, more: Bought = {}) =>
    (await buyAt([price], { place: { country: 'DE' }, ...more })).idOf(price)

  const acknowledge = async (id: string, by: Buyer = shop.customer) =>
    (await shop.inject(calls.order.confirmOrder, { params: { id }, body: { acknowledged: true } }, shop.as(by))).body
      .code
  async function confirm(id: string, by: Buyer = shop.customer) {
    await shop.deliver(id)
    await shop.handOver(by, id)
    return acknowledge(id, by)
  }
  const balance = async (purpose: string) =>
    Number(
      (
        await shop.rows(sql`select coalesce(sum(balance), 0) as n from ledger_account
          where purpose = ${purpose} and unit = 'USD'`)
      )[0]?.n,
    )
  const books = async () => ({
    tax: await balance('tax'),
    fee: await balance('fee'),
    payable: await balance('payable'),
    escrow: await balance('escrow'),
  })
  /** The documents of an order with the tax that they state. */
  const documents = (id: string) =>
    shop.rows<{ kind: string; minor: number; tax: number; percent: string | null }>(
      sql`select kind, amount_minor::int as minor, tax_minor::int as tax, tax_percent as percent from invoice
        where order_id = ${id} order by kind desc, seq`,
    )
  async function month() {
    const params = { month: shop.clock.now().toISOString().slice(0, 7) }
    return (await shop.inject(calls.tax.taxMonth, { params }, shop.as(staff))).body.data
  }
  async function close() {
    await owner.end()
    await shop.close()
  }
  return {
    ...{
      ...shop,
      owner,
      staff,
      set,
      addRate,
      endRate,
      buyAt,
      soldAt,
      acknowledge,
      confirm,
      balance,
      books,
      documents,
      month,
      close,
    },
  }
}
export type TaxShop = Awaited<ReturnType<typeof createTaxShop>>
