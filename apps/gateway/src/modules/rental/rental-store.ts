import { createHmac } from 'node:crypto'
import { dayMs } from '@tradepost/domain/time/durations'
import { rentalDays } from '@tradepost/domain/time/windows'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { openSecret, type SecretItem } from '../../platform/crypto/secret-box.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { accountUnit, delivery, reservation } from '../../platform/db/schema/order/order.ts'
import { rental } from '../../platform/db/schema/order/rental.ts'
import type { Deps } from '../../platform/deps.ts'
import { mailSeller } from '../order/order-mails.ts'
import type { OrderRow } from '../order/order-view.ts'
import { jobNames } from './job-names.ts'

const rentalMs = rentalDays * dayMs
/** Time between the reminder to the renter and the end of the rental. */
const warningMs = dayMs
const wiped = Buffer.alloc(0)

export type RentalRow = typeof rental.$inferSelect
export type UnitRow = typeof accountUnit.$inferSelect

export const ofUnit = (tenantId: number, id: string) => ofTenant(accountUnit, tenantId, eq(accountUnit.id, id))

/** Locks the rental of an order. */
export async function lockRental(tx: Tx, tenantId: number, orderId: string): Promise<RentalRow | undefined> {
  const [row] = await tx
    .select()
    .from(rental)
    .where(ofTenant(rental, tenantId, eq(rental.orderId, orderId)))
    .for('update')
  return row
}

/** Locks an offer. Do this before locking its rentals, units and reservations. */
export const lockOffer = (tx: Tx, tenantId: number, offerId: string) =>
  tx
    .select({ id: offer.id })
    .from(offer)
    .where(ofTenant(offer, tenantId, eq(offer.id, offerId)))
    .for('no key update')

/** Locks a unit, after its offer. */
export async function lockUnit(tx: Tx, tenantId: number, unitId: string): Promise<UnitRow | undefined> {
  const [unlocked] = await tx.select({ offerId: accountUnit.offerId }).from(accountUnit).where(ofUnit(tenantId, unitId))
  if (!unlocked) return undefined
  await lockOffer(tx, tenantId, unlocked.offerId)
  const [unit] = await tx.select().from(accountUnit).where(ofUnit(tenantId, unitId)).for('update')
  return unit
}

/**
 * Derives the status of an offer from its units: on sale while a unit is free, else rented while a unit is rented, else
 * in maintenance. An offer that was taken off sale stays off sale.
 */
export async function updateOfferStatus(tx: Tx, tenantId: number, offerId: string): Promise<void> {
  const unit = accountUnit
  const units = tx
    .select({
      available: offer.available,
      rented: sql`min(${rental.endsAt}) filter (where ${unit.state} = 'rented')`.as('rented'),
      ready: sql`min(${unit.maintenanceUntil}) filter (where ${unit.state} = 'maintenance')`.as('ready'),
      away: sql`count(*) filter (where ${unit.state} in ('rented', 'release_due', 'maintenance'))`.as('away'),
    })
    .from(offer)
    .leftJoin(unit, ofTenant(unit, offer.tenantId, eq(unit.offerId, offer.id)))
    .leftJoin(rental, ofTenant(rental, unit.tenantId, eq(rental.unitId, unit.id), eq(rental.state, 'renting')))
    .where(ofTenant(offer, tenantId, eq(offer.id, offerId)))
    .groupBy(offer.tenantId, offer.id)
    .as('units')
  const { available, rented, ready, away } = units
  const next = {
    status: sql<number>`case when ${available} > 0 or (${rented} is null and ${away} = 0) then 1
      when ${rented} is not null then 6 else 7 end`,
    releasedOn: sql<Date | null>`case when ${available} = 0 then ${rented} end`,
    maintenanceUntil: sql<Date | null>`case when ${available} = 0 and ${rented} is null then ${ready} end`,
  }
  const current = sql`(${offer.status}, ${offer.releasedOn}, ${offer.maintenanceUntil})`
  await tx
    .update(offer)
    .set(next)
    .from(units)
    .where(
      and(
        ofTenant(offer, tenantId, eq(offer.id, offerId)),
        inArray(offer.status, [1, 6, 7]),
        sql`${current} is distinct from (${next.status}, ${next.releasedOn}, ${next.maintenanceUntil})`,
      ),
    )
}

/** Starts the rental of a paid order: lends its reserved unit from now on. */
export async function startRental(deps: Deps, tx: Tx, order: OrderRow): Promise<void> {
  const { tenantId } = order
  const [heldReservation] = await tx
    .update(reservation)
    .set({ state: 'released' })
    .where(ofTenant(reservation, tenantId, eq(reservation.orderId, order.id), eq(reservation.state, 'held')))
    .returning()
  if (!heldReservation?.unitId) throw new Error(`order ${order.id} holds no unit to rent`)
  const startsAt = deps.clock.now()
  const endsAt = new Date(startsAt.getTime() + rentalMs)
  const unitId = heldReservation.unitId
  await tx.update(accountUnit).set({ state: 'rented' }).where(ofUnit(tenantId, unitId))
  await tx.insert(rental).values({ tenantId, orderId: order.id, unitId, renterId: order.buyerId, startsAt, endsAt })
  await updateOfferStatus(tx, tenantId, order.offerId)
  await deps.jobs.add(tx, jobNames.releaseRental, { orderId: order.id }, { key: order.id, runAt: endsAt })
  const warnAt = new Date(endsAt.getTime() - warningMs)
  await deps.jobs.add(tx, jobNames.warnRenter, { orderId: order.id }, { key: order.id, runAt: warnAt })
}

/** MAC of login details, to recognise unchanged details without storing them. */
export const detailsMac = (deps: Deps, tenantId: number, items: readonly SecretItem[]): Buffer =>
  createHmac('sha256', deps.secrets.derive(tenantId, 'rental-details.v1'))
    .update(JSON.stringify(items.filter(({ label }) => label === 'password' || label === 'code').map((i) => i.value)))
    .digest()

/** Ends a rental: deletes the login details, and marks the unit as waiting for new details. */
export async function endRental(
  deps: Deps,
  tx: Tx,
  row: RentalRow,
  order: OrderRow,
  endedBy: 'term' | 'reversal',
): Promise<void> {
  const { tenantId, orderId, unitId } = row
  await tx
    .update(rental)
    .set({ state: 'release_due', endedBy, endedAt: deps.clock.now() })
    .where(ofTenant(rental, tenantId, eq(rental.orderId, orderId)))
  const [unit] = await tx.select().from(accountUnit).where(ofUnit(tenantId, unitId)).for('update')
  if (!unit) throw new Error(`rental of order ${orderId} has no unit`)
  const secrets = await deps.secrets.forTenant(tx, tenantId)
  const items = openSecret(secrets, unit.id, { ciphertext: unit.secretCt, keyId: unit.secretKeyId })
  await tx
    .update(accountUnit)
    .set({ state: 'release_due', secretCt: wiped, retiredMac: detailsMac(deps, tenantId, items) })
    .where(ofUnit(tenantId, unitId))
  await tx
    .update(delivery)
    .set({ secretCt: wiped })
    .where(ofTenant(delivery, tenantId, eq(delivery.orderId, orderId)))
  await updateOfferStatus(tx, tenantId, unit.offerId)
  await mailSeller(deps, tx, order, 'unitWaiting')
}

/** Puts a returned unit back on sale. */
export async function makeUnitAvailable(tx: Tx, unit: Pick<UnitRow, 'tenantId' | 'offerId'>): Promise<void> {
  await tx
    .update(offer)
    .set({ available: sql`${offer.available} + 1`, reserved: sql`${offer.reserved} - 1` })
    .where(ofTenant(offer, unit.tenantId, eq(offer.id, unit.offerId)))
  await updateOfferStatus(tx, unit.tenantId, unit.offerId)
}
