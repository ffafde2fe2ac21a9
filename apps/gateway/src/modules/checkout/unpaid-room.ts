import { settledStates, unpaidStates } from '@tradepost/domain/order/order-states'
import { heldUnits, type Unpaid, unpaidAllowed, unpaidFits, unpaidLeast } from '@tradepost/domain/order/unpaid-limits'
import { reservationMinutes } from '@tradepost/domain/time/windows'
import { eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { stateList } from '../../platform/db/state-list.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { siteOf } from '../../platform/site/site-settings.ts'
import type { Wanted } from '../cart/cart-store.ts'

interface Holder {
  tenantId: number
  buyerId: string
  /** From `networkKeyOf`; null for an address that many share. */
  networkKey: string | null
}

/** Purchases that expired or were cancelled unpaid count against the limit for this long. */
const rememberedMs = 24 * 3_600_000
const reservationMs = reservationMinutes * 60_000

/**
 * Makes purchases of one buyer, and of one network, run one after another, so that their limits hold. Must be the first
 * lock of an order; buyers before networks.
 */
export async function lockUnpaid(tx: Tx, { tenantId, buyerId, networkKey }: Holder): Promise<void> {
  for (const key of [`buyer:${buyerId}`, ...(networkKey === null ? [] : [`network:${networkKey}`])]) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`unpaid:${tenantId}:${key}`}, 0))`)
  }
}

interface Tally extends Unpaid {
  lapsed: Unpaid
  /** The end of the first hold and the start of the first lapsed one, in milliseconds of the epoch. */
  firstEnd: number | null
  firstLapsed: number | null
}

interface TallyRow extends Record<string, unknown> {
  purchases: number
  units: number
  lapsed_purchases: number
  lapsed_units: number
  /** In milliseconds of the epoch. */
  first_end: number | null
  first_lapsed: number | null
}

/**
 * Counts the unpaid holds of these orders, and the lapsed ones. A hold that expired or was cancelled counts by the part
 * of the usual time it lasted, so that cancelling a minute before the end does not get around the limit.
 */
async function tallyOf(tx: Tx, now: Date, ofHolder: SQL): Promise<Tally> {
  const nowSql = sql`${now.toISOString()}::timestamptz`
  const since = sql`${new Date(now.getTime() - rememberedMs).toISOString()}::timestamptz`
  const { rows } = await tx.execute<TallyRow>(sql`
    with hold as (
      select o.purchase_id, o.created_at, o.held_units, o.deadline_at as ends_at,
        o.state = 'awaiting_payment' and o.deadline_at > ${nowSql} as held,
        extract(epoch from least(coalesce(ended.at, o.deadline_at), reserved.until) - o.created_at) * 1000 / ${reservationMs} as part
      from order_head o
      left join lateral (select min(e.at) as at from order_event e
        where o.state <> 'awaiting_payment' and e.tenant_id = o.tenant_id and e.order_id = o.id and e.to_state = o.state) ended on true
      left join lateral (select max(r.expires_at) as until from reservation r
        where o.state <> 'awaiting_payment' and r.tenant_id = o.tenant_id and r.order_id = o.id) reserved on true
      where ${ofHolder} and o.created_at > ${since} and o.paid_at is null
        and o.state in ${stateList(...unpaidStates)}
    ), bought as (
      select min(created_at) as made_at, bool_or(held) as held, min(ends_at) filter (where held) as ends_at,
        coalesce(sum(held_units) filter (where held), 0) as units, max(part) as part,
        coalesce(sum(held_units * part) filter (where not held), 0) as lapsed_units
      from hold group by purchase_id
    )
    select count(*) filter (where held)::int as purchases, coalesce(sum(units), 0)::int as units,
      coalesce(sum(part) filter (where not held), 0)::float as lapsed_purchases,
      coalesce(sum(lapsed_units), 0)::float as lapsed_units,
      (extract(epoch from min(ends_at)) * 1000)::float as first_end,
      (extract(epoch from min(made_at) filter (where lapsed_units > 0)) * 1000)::float as first_lapsed
    from bought`)
  const [row] = rows
  if (!row) throw new Error('the count of unpaid orders has no row')
  return {
    purchases: row.purchases,
    units: row.units,
    lapsed: { purchases: row.lapsed_purchases, units: row.lapsed_units },
    firstEnd: row.first_end,
    firstLapsed: row.first_lapsed,
  }
}

/** The units that each line counts for, by the stock on sale now. */
async function unitsOf(tx: Tx, tenantId: number, lines: readonly Wanted[]): Promise<Map<string, number>> {
  const ids = lines.map(({ offerId }) => offerId).filter(fitsId64)
  const rows = await tx
    .select({ id: offer.id, available: offer.available })
    .from(offer)
    .where(ofTenant(offer, tenantId, inArray(offer.id, ids)))
  const onSale = new Map(rows.map(({ id, available }) => [id, available]))
  return new Map(lines.map(({ offerId, quantity }) => [offerId, heldUnits(quantity, onSale.get(offerId) ?? 0)]))
}

/** True if the buyer has a finished order. Such a buyer is not refused because of others on the network. */
async function isCustomer(tx: Tx, { tenantId, buyerId }: Holder): Promise<boolean> {
  const isSettled = sql`${orderHead.state} in ${stateList(...settledStates)}`
  const rows = await tx
    .select({ id: orderHead.id })
    .from(orderHead)
    .where(ofTenant(orderHead, tenantId, eq(orderHead.buyerId, buyerId), isSettled, gt(orderHead.totalMinor, 0)))
    .limit(1)
  return rows.length > 0
}

/** The refusal, with the time until the first hold ends or the first lapsed one stops counting. */
function refusal(now: Date, { firstEnd, firstLapsed }: Tally): Failure {
  const until = firstEnd ?? (firstLapsed === null ? 0 : firstLapsed + rememberedMs)
  const retryAfterSeconds = Math.max(1, Math.ceil((until - now.getTime()) / 1000))
  return new Failure('too_much_unpaid', { retryAfterSeconds })
}

/**
 * Requires that the buyer and the network may hold these lines unpaid. Answers the units that each line counts for.
 * Needs `lockUnpaid` first.
 */
export async function requireUnpaidRoom(
  deps: Deps,
  tx: Tx,
  holder: Holder,
  lines: readonly Wanted[],
): Promise<Map<string, number>> {
  const { tenantId, buyerId, networkKey } = holder
  const { finance } = await siteOf(tx, tenantId)
  const perBuyer = { purchases: finance.unpaidPurchases, units: finance.unpaidUnits }
  const perNetwork = { purchases: finance.unpaidNetworkPurchases, units: finance.unpaidNetworkUnits }
  const byOffer = await unitsOf(tx, tenantId, lines)
  const units = [...byOffer.values()].reduce((sum, one) => sum + one, 0)
  if (units > perBuyer.units) throw new Failure('order_too_large', { field: 'order.lines' })

  const now = deps.clock.now()
  const ofBuyer = await tallyOf(tx, now, sql`o.tenant_id = ${tenantId} and o.buyer_id = ${buyerId}`)
  if (!unpaidFits(ofBuyer, units, unpaidAllowed(perBuyer, unpaidLeast, ofBuyer.lapsed))) throw refusal(now, ofBuyer)
  if (networkKey === null) return byOffer

  const purchases = sql`select p.id from purchase p where p.tenant_id = ${tenantId} and p.network_key = ${networkKey}`
  const ofNetwork = await tallyOf(tx, now, sql`o.tenant_id = ${tenantId} and o.purchase_id in (${purchases})`)
  const room = unpaidAllowed(perNetwork, perBuyer, ofNetwork.lapsed)
  if (!unpaidFits(ofNetwork, units, room) && !(await isCustomer(tx, holder))) throw refusal(now, ofNetwork)
  return byOffer
}
