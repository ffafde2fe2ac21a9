import { randomUUID } from 'node:crypto'
import { and, eq, gte, inArray, isNull, notExists, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { accountUnit, deliveryUnit, orderHead, reservation } from '../../platform/db/schema/order/order.ts'
import { Failure } from '../../platform/failure/failure.ts'

const onSale = 1
const shelfDown = 2
const soldOut = 3

const offerRow = (tenantId: number, offerId: string) => ofTenant(offer, tenantId, eq(offer.id, offerId))

/** The seller delivers, or the platform has a text to deliver. */
const isWithoutUnits = sql`(${offer.vaultSince} is null
  and (${offer.deliveryMode} <> 'platform' or coalesce(${offer.deliveryTemplate}, '') <> ''))`
/** As `isWithoutUnits`, or the offer is supplied from its vault. */
const canBeDelivered = sql`(${isWithoutUnits} or ${offer.vaultSince} is not null)`

/** The seller's standing lets offers be bought. Names the table `offer`, so that the subquery's own columns do not hide it. */
const sellerSells = sql`exists (select from seller s left join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id
  where s.tenant_id = offer.tenant_id and s.id = offer.seller_id
    and standing_allows(effective_standing(s.standing, u.enabled), 'sell'))`

/**
 * Takes a quantity of the available stock, in one statement so that no two buyers take the same.
 * Offers of a suspended seller are off the shelf (migration 1070_seller_application); those of one on vacation are not.
 */
export async function takeStock(tx: Tx, tenantId: number, offerId: string, quantity: number): Promise<boolean> {
  const taken = await tx
    .update(offer)
    .set({ available: sql`${offer.available} - ${quantity}`, reserved: sql`${offer.reserved} + ${quantity}` })
    .where(
      and(
        offerRow(tenantId, offerId),
        eq(offer.status, onSale),
        gte(offer.available, quantity),
        canBeDelivered,
        sellerSells,
      ),
    )
    .returning({ id: offer.id })
  return taken.length > 0
}

/** The reason why `takeStock` returned false. */
export async function stockFailure(tx: Tx, tenantId: number, offerId: string): Promise<Failure> {
  const [row] = await tx
    .select({ status: offer.status, sells: sql<boolean>`${sellerSells}` })
    .from(offer)
    .where(offerRow(tenantId, offerId))
  return new Failure(!row?.sells || row.status === shelfDown ? 'offer_removed' : 'offer_sold_out', {
    field: 'lines',
  })
}

interface Held {
  tenantId: number
  orderId: string
  offerId: string
  quantity: number
  expiresAt: Date
}

/**
 * Records the stock that `takeStock` took for an order. Picks units of an offer that is supplied from its vault: those
 * that expire first, but none that expires before the order must be paid.
 */
export async function holdStock(tx: Tx, { tenantId, orderId, offerId, quantity, expiresAt }: Held): Promise<void> {
  const ofOffer = sql`a.tenant_id = ${tenantId} and a.offer_id = ${offerId}`
  const { rows } = await tx.execute<{ held: number }>(sql`
    with free as materialized (
      select a.id from account_unit a where ${ofOffer} and a.state = 'free'
        and (a.expires_at is null or a.expires_at > ${expiresAt.toISOString()}::timestamptz)
      order by a.expires_at, a.id limit ${quantity} for update skip locked
    ), taken as (
      update account_unit a set state = 'reserved' from free where ${ofOffer} and a.id = free.id returning a.id
    ), held as (
      insert into reservation (tenant_id, id, order_id, offer_id, unit_id, quantity, expires_at)
      select ${tenantId}, gen_random_uuid(), ${orderId}, ${offerId}, h.unit_id, h.quantity, ${expiresAt.toISOString()}::timestamptz
      from (
        select id as unit_id, 1 as quantity from taken
        union all
        select null, ${quantity}::int where not exists (select 1 from offer o
          where o.tenant_id = ${tenantId} and o.id = ${offerId} and o.vault_since is not null)
      ) h
      returning quantity
    )
    select coalesce(sum(quantity), 0)::int as held from held`)
  if ((rows[0]?.held ?? 0) < quantity) throw new Failure('offer_sold_out', { field: 'lines' })
}

type From = 'held' | 'consumed'

interface Sold {
  tenantId: number
  /** The order's id. */
  id: string
  offerId: string
}

/** Locks the order's offer before its reservations and units, in the same order as a purchase does. */
const lockOfferOf = (tx: Tx, tenantId: number, orderId: string) => {
  const ordered = tx
    .select({ id: orderHead.offerId })
    .from(orderHead)
    .where(ofTenant(orderHead, tenantId, eq(orderHead.id, orderId)))
  return tx
    .select({ id: offer.id })
    .from(offer)
    .where(ofTenant(offer, tenantId, eq(offer.id, ordered)))
    .for('no key update')
}

async function release(tx: Tx, tenantId: number, orderId: string, from: From) {
  await lockOfferOf(tx, tenantId, orderId)
  const delivered = tx
    .select({ unitId: deliveryUnit.unitId })
    .from(deliveryUnit)
    .where(ofTenant(deliveryUnit, tenantId, eq(deliveryUnit.unitId, reservation.unitId)))
  const rows = await tx
    .update(reservation)
    .set({ state: 'released' })
    .where(
      ofTenant(
        reservation,
        tenantId,
        eq(reservation.orderId, orderId),
        eq(reservation.state, from),
        // A delivered unit stays with its order for good.
        notExists(delivered),
      ),
    )
    .returning()
  const [first] = rows
  if (!first) return null
  const unitIds = rows.flatMap((row) => row.unitId ?? [])
  if (unitIds.length > 0) {
    await tx
      .update(accountUnit)
      .set({ state: 'free' })
      .where(ofTenant(accountUnit, tenantId, inArray(accountUnit.id, unitIds)))
  }
  const quantity = rows.reduce((sum, row) => sum + row.quantity, 0)
  return { offerId: first.offerId, quantity, units: unitIds.length, first }
}

interface Back {
  quantity: number
  /** The pieces of it that are units. */
  units: number
}

/** Changes of an offer to which pieces come back. A piece that nothing is left to deliver for does not count as stock. */
function backOnSale({ quantity, units }: Back) {
  const available = sql`${offer.available} + case when ${isWithoutUnits} then ${quantity}::int else ${units}::int end`
  return {
    available,
    received: sql`${offer.received} - case when ${isWithoutUnits} then 0 else ${quantity - units}::int end`,
    status: sql`case when ${offer.status} = ${soldOut} and ${available} > 0 then ${onSale} else ${offer.status} end`,
  }
}

/** Puts the stock of an unpaid order back on sale. */
export async function releaseStock(tx: Tx, tenantId: number, orderId: string): Promise<void> {
  const held = await release(tx, tenantId, orderId, 'held')
  if (!held) return
  await tx
    .update(offer)
    .set({ ...backOnSale(held), reserved: sql`${offer.reserved} - ${held.quantity}` })
    .where(offerRow(tenantId, held.offerId))
}

/**
 * Marks the stock of a paid order as sold, and the offer as sold out when nothing is left. The offer is locked before
 * its reservations and units, as `lockOfferOf` does.
 */
export async function consumeStock(tx: Tx, { tenantId, id, offerId }: Sold): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    with locked as materialized (
      select o.id from offer o where o.tenant_id = ${tenantId} and o.id = ${offerId} for no key update
    ), consumed as (
      update reservation r set state = 'consumed' from locked
      where r.tenant_id = ${tenantId} and r.order_id = ${id} and r.offer_id = locked.id and r.state = 'held'
        and not exists (select 1 from delivery_unit d where d.tenant_id = r.tenant_id and d.unit_id = r.unit_id)
      returning r.unit_id, r.quantity
    ), sold as (
      update account_unit a set state = 'sold' from consumed
      where a.tenant_id = ${tenantId} and a.id = consumed.unit_id
    )
    update offer o set reserved = o.reserved - s.quantity, sold = o.sold + s.quantity,
      status = case when o.status = ${onSale} and o.available = 0 and o.reserved = s.quantity then ${soldOut} else o.status end
    from (select sum(quantity)::int as quantity from consumed) s
    where o.tenant_id = ${tenantId} and o.id = ${offerId} and s.quantity > 0`)
  return (rowCount ?? 0) > 0
}

/** Keeps the delivered pieces of an order without units sold, and records them as a separate reservation. */
async function keepPieces(tx: Tx, { tenantId, id: orderId, quantity, deliveredQuantity }: Returned): Promise<number> {
  const [released] = await tx
    .update(reservation)
    .set({ quantity: quantity - deliveredQuantity })
    .where(
      ofTenant(
        reservation,
        tenantId,
        eq(reservation.orderId, orderId),
        eq(reservation.state, 'released'),
        isNull(reservation.unitId),
      ),
    )
    .returning()
  if (!released) return 0
  const kept = { id: randomUUID(), quantity: deliveredQuantity, state: 'consumed' as const }
  await tx.insert(reservation).values({ ...released, ...kept })
  return deliveredQuantity
}

interface Returned {
  tenantId: number
  id: string
  quantity: number
  deliveredQuantity: number
  refundedQuantity: number
}

/** Puts the undelivered pieces of an order back on sale, unless they went back before. */
export async function returnStock(tx: Tx, order: Returned): Promise<void> {
  const { tenantId, id, quantity, deliveredQuantity, refundedQuantity } = order
  if (deliveredQuantity + refundedQuantity === quantity) return
  const released = await release(tx, tenantId, id, 'consumed')
  if (!released) return
  const isWhole = released.first.unitId === null && released.quantity === quantity
  const kept = deliveredQuantity > 0 && isWhole ? await keepPieces(tx, order) : 0
  const back = { ...released, quantity: released.quantity - kept }
  await tx
    .update(offer)
    .set({ ...backOnSale(back), sold: sql`${offer.sold} - ${back.quantity}` })
    .where(offerRow(tenantId, back.offerId))
}

/** Adds units to the stock of an offer, which is on sale again if it was sold out. The caller has locked the offer. */
export const addStock = (tx: Tx, tenantId: number, offerId: string, units: number) =>
  tx
    .update(offer)
    .set({
      available: sql`${offer.available} + ${units}`,
      received: sql`${offer.received} + ${units}`,
      status: sql`case when ${offer.status} = ${soldOut} then ${onSale} else ${offer.status} end`,
    })
    .where(offerRow(tenantId, offerId))

/** Takes units out of the stock of an offer without selling them. The caller has locked the offer. */
export const removeStock = (tx: Tx, tenantId: number, offerId: string, units: number) =>
  tx
    .update(offer)
    .set({
      available: sql`${offer.available} - ${units}`,
      received: sql`${offer.received} - ${units}`,
      status: sql`case when ${offer.status} = ${onSale} and ${offer.available} = ${units} and ${offer.reserved} = 0
        then ${soldOut} else ${offer.status} end`,
    })
    .where(offerRow(tenantId, offerId))

/** Extends the hold of an order, e.g. while the provider is still processing its payment. */
export const prolongHold = (tx: Tx, tenantId: number, orderId: string, expiresAt: Date) =>
  tx
    .update(reservation)
    .set({ expiresAt })
    .where(ofTenant(reservation, tenantId, eq(reservation.orderId, orderId), eq(reservation.state, 'held')))
