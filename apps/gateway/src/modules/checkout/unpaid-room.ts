import { settledStates, unpaidStates } from '@tradepost/domain/order/order-states'
import { heldUnits, type Unpaid, unpaidAllowed, unpaidFits, unpaidLeast } from '@tradepost/domain/order/unpaid-limits'
import { reservationMinutes } from '@tradepost/domain/time/windows'
import { and, eq, gt, inArray, isNull, max, min, ne, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { orderEvent, orderHead, purchase, reservation } from '../../platform/db/schema/order/order.ts'
import { site } from '../../platform/db/schema/platform.ts'
import { stateList } from '../../platform/db/state-list.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { type FinanceSettings, financeOf } from '../../platform/site/site-settings.ts'
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
  const keys = [`buyer:${buyerId}`, ...(networkKey === null ? [] : [`network:${networkKey}`])]
  // PostgreSQL takes the locks in the order of the array: buyer first, then network.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('unpaid:' || ${tenantId}::text || ':' || key, 0))
    from unnest(${sql.param(keys)}::text[]) as key`)
}

interface Tally extends Unpaid {
  lapsed: Unpaid
  /** The end of the first hold and the start of the first lapsed one, in milliseconds of the epoch. */
  firstEnd: number | null
  firstLapsed: number | null
}

/**
 * Counts the unpaid holds of these orders, and the lapsed ones. A hold that expired or was cancelled counts by the part
 * of the usual time it lasted, so that cancelling a minute before the end does not get around the limit.
 */
function tallyOf(tx: Tx, now: Date, n: number, ofHolder: SQL) {
  const since = new Date(now.getTime() - rememberedMs)
  const isLapsed = ne(orderHead.state, 'awaiting_payment')
  const ended = tx
    .select({ at: min(orderEvent.at).as('ended_at') })
    .from(orderEvent)
    .where(
      and(
        isLapsed,
        ofTenant(orderEvent, orderHead.tenantId, eq(orderEvent.orderId, orderHead.id)),
        eq(orderEvent.toState, orderHead.state),
      ),
    )
    .as('ended')
  const reserved = tx
    .select({ until: max(reservation.expiresAt).as('reserved_until') })
    .from(reservation)
    .where(and(isLapsed, ofTenant(reservation, orderHead.tenantId, eq(reservation.orderId, orderHead.id))))
    .as('reserved')
  const lasted = sql`least(coalesce(${ended.at}, ${orderHead.deadlineAt}), ${reserved.until}) - ${orderHead.createdAt}`
  const hold = tx
    .select({
      purchaseId: orderHead.purchaseId,
      createdAt: orderHead.createdAt,
      units: orderHead.heldUnits,
      endsAt: orderHead.deadlineAt,
      isHeld: sql`${orderHead.state} = 'awaiting_payment' and ${gt(orderHead.deadlineAt, now)}`.as('is_held'),
      part: sql`extract(epoch from ${lasted}) * 1000 / ${reservationMs}`.as('part'),
    })
    .from(orderHead)
    .leftJoinLateral(ended, sql`true`)
    .leftJoinLateral(reserved, sql`true`)
    .where(
      and(
        ofHolder,
        gt(orderHead.createdAt, since),
        isNull(orderHead.paidAt),
        sql`${orderHead.state} in ${stateList(...unpaidStates)}`,
      ),
    )
    .as('hold')
  const bought = tx
    .select({
      madeAt: sql`min(${hold.createdAt})`.as('made_at'),
      anyHeld: sql`bool_or(${hold.isHeld})`.as('any_held'),
      firstEnd: sql`min(${hold.endsAt}) filter (where ${hold.isHeld})`.as('first_end'),
      units: sql`coalesce(sum(${hold.units}) filter (where ${hold.isHeld}), 0)`.as('units'),
      mostPart: sql`max(${hold.part})`.as('most_part'),
      lapsedUnits: sql`coalesce(sum(${hold.units} * ${hold.part}) filter (where not ${hold.isHeld}), 0)`.as(
        'lapsed_units',
      ),
    })
    .from(hold)
    .groupBy(hold.purchaseId)
    .as('bought')
  const { madeAt, anyHeld, lapsedUnits } = bought
  return tx
    .select({
      n: sql<number>`${n}::int`.as('n'),
      purchases: sql<number>`count(*) filter (where ${anyHeld})::int`.as('purchases'),
      units: sql<number>`coalesce(sum(${bought.units}), 0)::int`.as('held_units'),
      lapsedPurchases: sql<number>`coalesce(sum(${bought.mostPart}) filter (where not ${anyHeld}), 0)::float`.as(
        'lapsed_purchases',
      ),
      lapsedUnits: sql<number>`coalesce(sum(${lapsedUnits}), 0)::float`.as('all_lapsed_units'),
      firstEnd: sql<number | null>`(extract(epoch from min(${bought.firstEnd})) * 1000)::float`.as('first_hold_end'),
      firstLapsed: sql<
        number | null
      >`(extract(epoch from min(${madeAt}) filter (where ${lapsedUnits} > 0)) * 1000)::float`.as('first_lapsed'),
    })
    .from(bought)
}

type TallyRow = Pick<Tally, 'purchases' | 'units' | 'firstEnd' | 'firstLapsed'> & {
  lapsedPurchases: number
  lapsedUnits: number
}

const toTally = ({ purchases, units, firstEnd, firstLapsed, lapsedPurchases, lapsedUnits }: TallyRow): Tally => ({
  ...{ purchases, units, firstEnd, firstLapsed, lapsed: { purchases: lapsedPurchases, units: lapsedUnits } },
})

/** Counts the holds of buyer and network, and reads the site's settings and the available stock of offers on sale. */
async function readRoom(tx: Tx, { tenantId, buyerId, networkKey }: Holder, now: Date, offerIds: readonly string[]) {
  const ofBuyer = tallyOf(tx, now, 0, ofTenant(orderHead, tenantId, eq(orderHead.buyerId, buyerId)))
  const purchases = tx
    .select({ id: purchase.id })
    .from(purchase)
    .where(ofTenant(purchase, tenantId, eq(purchase.networkKey, networkKey ?? '')))
  const ofNetwork = tallyOf(tx, now, 1, ofTenant(orderHead, tenantId, inArray(orderHead.purchaseId, purchases)))
  const tallies = (networkKey === null ? ofBuyer : unionAll(ofBuyer, ofNetwork)).as('tallies')
  const settings = tx
    .select({ settings: site.financeSettings })
    .from(site)
    .where(ofTenant(site, tenantId))
    .orderBy(site.id)
    .limit(1)
  const stock = tx
    .select({ stock: sql`jsonb_object_agg(${offer.id}, ${offer.available})` })
    .from(offer)
    .where(ofTenant(offer, tenantId, inArray(offer.id, [...offerIds])))
  const rows = await tx
    .select({
      ...tallies._.selectedFields,
      settings: sql<Partial<FinanceSettings> | null>`(${settings})`,
      stock: sql<Record<string, number> | null>`(${stock})`,
    })
    .from(tallies)
    .orderBy(tallies.n)
  const [buyer, network] = rows
  if (!buyer?.settings) throw new Error(`tenant ${tenantId} has no site`)
  return {
    ofBuyer: toTally(buyer),
    ofNetwork: network ? toTally(network) : null,
    finance: financeOf(buyer.settings),
    onSale: buyer.stock ?? {},
  }
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
 * Requires that the buyer and the network may hold these lines unpaid. Returns the units that each line counts for, and
 * the money settings. Needs `lockUnpaid` first.
 */
export async function requireUnpaidRoom(
  deps: Deps,
  tx: Tx,
  holder: Holder,
  lines: readonly Wanted[],
): Promise<{ heldUnits: Map<string, number>; finance: FinanceSettings }> {
  const now = deps.clock.now()
  const offerIds = lines.map(({ offerId }) => offerId).filter(fitsId64)
  const { ofBuyer, ofNetwork, finance, onSale } = await readRoom(tx, holder, now, offerIds)
  const perBuyer = { purchases: finance.unpaidPurchases, units: finance.unpaidUnits }
  const perNetwork = { purchases: finance.unpaidNetworkPurchases, units: finance.unpaidNetworkUnits }
  const byOffer = new Map(lines.map(({ offerId, quantity }) => [offerId, heldUnits(quantity, onSale[offerId] ?? 0)]))
  const units = [...byOffer.values()].reduce((sum, one) => sum + one, 0)
  if (units > perBuyer.units) throw new Failure('order_too_large', { field: 'order.lines' })

  if (!unpaidFits(ofBuyer, units, unpaidAllowed(perBuyer, unpaidLeast, ofBuyer.lapsed))) throw refusal(now, ofBuyer)
  const answer = { heldUnits: byOffer, finance }
  if (!ofNetwork) return answer

  const room = unpaidAllowed(perNetwork, perBuyer, ofNetwork.lapsed)
  if (!unpaidFits(ofNetwork, units, room) && !(await isCustomer(tx, holder))) throw refusal(now, ofNetwork)
  return answer
}
