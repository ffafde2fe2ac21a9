import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { minuteMs } from '@tradepost/domain/time/durations'
import { reservationMinutes } from '@tradepost/domain/time/windows'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { FinanceSettings } from '../../src/platform/site/site-settings.ts'
import { type Buyer, createShop } from './shop.ts'

type UnpaidLimits = Pick<
  FinanceSettings,
  'unpaidPurchases' | 'unpaidUnits' | 'unpaidNetworkPurchases' | 'unpaidNetworkUnits'
>

/** Sets the limits of unpaid orders for all sites of a database. */
export async function setUnpaidLimits(ownerUrl: string, limits: Partial<UnpaidLimits>): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query('update site set finance_settings = finance_settings || $1', [limits])
  await owner.end()
}

/** For other tests, in which one buyer makes more unpaid orders than allowed. */
export const liftUnpaidLimits = (ownerUrl: string): Promise<void> =>
  setUnpaidLimits(ownerUrl, { unpaidPurchases: 10_000, unpaidUnits: 1_000_000 })

const linesOf = (offerIds: readonly string[], quantity = 1) => offerIds.map((offerId) => ({ offerId, quantity }))

/** A shop with helpers for unpaid orders from different IP addresses. */
export async function createUnpaidShop() {
  const shop = await createShop({ poolSize: 30 })
  await shop.listen()
  /** Offers with a stock of one. */
  const singles = (count: number) => Promise.all(Array.from({ length: count }, () => shop.offer()))
  const order = (
    by: Buyer,
    offerIds: readonly string[],
    { ip, quantity = 1 }: { ip?: string; quantity?: number } = {},
  ) =>
    shop.inject(
      calls.checkout.preOrder,
      {
        body: {
          order: { lines: linesOf(offerIds, quantity), deliveryEmail: shop.email },
          toCurrencyId: '1',
          isBuyByCart: false,
        },
      },
      {
        ...{ tenant: by.tenant, token: by.token },
        headers: { 'idempotency-key': randomUUID(), ...(ip ? { 'x-client-ip': ip } : {}) },
      },
    )
  const cancel = (by: Buyer, id: string) =>
    shop.inject(calls.order.cancelOrder, { params: { id }, body: {} }, shop.via(by, randomUUID()))
  /** The quantity held by unpaid orders of these buyers. */
  async function heldBy(...buyers: readonly Buyer[]): Promise<number> {
    const [row] = await shop.rows<{ n: number }>(sql`select coalesce(sum(r.quantity), 0)::int as n from reservation r
      join order_head o on o.tenant_id = r.tenant_id and o.id = r.order_id
      where r.state = 'held' and o.buyer_id in ${buyers.map(({ id }) => id)}`)
    return row?.n ?? 0
  }
  async function expire(): Promise<void> {
    shop.clock.advance(reservationMinutes * minuteMs)
    await shop.deps.jobs.runDue()
  }
  return { ...shop, ...{ singles, order, cancel, heldBy, expire } }
}

export type UnpaidShop = Awaited<ReturnType<typeof createUnpaidShop>>

/** Counts answers by code. */
export const tally = (answers: readonly { body: { code: string } }[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { body } of answers) counts[body.code] = (counts[body.code] ?? 0) + 1
  return counts
}
