import { undeliveredStates } from '@tradepost/domain/order/order-states'
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { accountUnit, orderHead, reservation } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { addStock, removeStock } from '../offer/stock.ts'
import { jobNames } from '../order/job-names.ts'
import { insertUnits, type NewUnit, type Outcome } from './unit-store.ts'

/** The trigger `unit_back` uses the same name and keys. */
export const expireTask = 'vault.expire'

interface Stocking {
  tenantId: number
  offerId: string
  sellerId: string
  units: readonly NewUnit[]
}

/**
 * Adds units to the vault of an offer that the caller has locked, and to its stock. Orders that the vault could not
 * fill are delivered from them.
 */
export async function addUnits(deps: Deps, tx: Tx, stocking: Stocking): Promise<{ outcome: Outcome; id: string }[]> {
  const { tenantId, offerId, units } = stocking
  const stored = await insertUnits(deps, tx, stocking)
  const added = stored.filter(({ outcome }) => outcome === 'added').length
  if (added === 0) return stored
  await addStock(tx, tenantId, offerId, added)
  const ends = units.flatMap(({ expiresAt }, index) =>
    expiresAt && stored[index]?.outcome === 'added' ? expiresAt.getTime() : [],
  )
  // Not `Math.min(...ends)`: a list may have more values than a call may have arguments.
  const first = ends.reduce((least, end) => Math.min(least, end), Number.POSITIVE_INFINITY)
  if (Number.isFinite(first)) await planExpiry(deps, tx, offerId, new Date(first))
  await deliverWaiting(deps, tx, tenantId, offerId)
  return stored
}

const planExpiry = (deps: Deps, tx: Tx, offerId: string, runAt: Date) =>
  deps.jobs.add(tx, expireTask, { offerId }, { key: `${offerId}:${runAt.getTime()}`, runAt })

/** Delivers the orders again that have pieces without a unit. */
async function deliverWaiting(deps: Deps, tx: Tx, tenantId: number, offerId: string): Promise<void> {
  const waiting = await tx
    .selectDistinct({ id: orderHead.id })
    .from(orderHead)
    .innerJoin(reservation, ofTenant(reservation, orderHead.tenantId, eq(reservation.orderId, orderHead.id)))
    .where(
      and(
        ofTenant(orderHead, tenantId, eq(orderHead.offerId, offerId), inArray(orderHead.state, [...undeliveredStates])),
        and(eq(orderHead.deliveryMode, 'platform'), eq(reservation.state, 'consumed'), isNull(reservation.unitId)),
      ),
    )
  if (waiting.length === 0) return
  await deps.jobs.addAll(
    tx,
    waiting.map(({ id }) => ({ task: jobNames.deliverOrder, payload: { orderId: id }, key: id })),
  )
}

/** Takes the units of an offer off sale whose date has passed, and plans the next time. */
export async function expireUnits(deps: Deps, tx: Tx, tenantId: number, offerId: string): Promise<void> {
  const now = deps.clock.now()
  const [row] = await tx
    .select({ id: offer.id })
    .from(offer)
    .where(ofTenant(offer, tenantId, eq(offer.id, offerId)))
    .for('no key update')
  if (!row) return
  const ofOffer = ofTenant(accountUnit, tenantId, eq(accountUnit.offerId, offerId))
  const expired = await tx
    .update(accountUnit)
    .set({ state: 'expired' })
    .where(and(ofOffer, eq(accountUnit.state, 'free'), lte(accountUnit.expiresAt, now)))
    .returning({ id: accountUnit.id })
  if (expired.length > 0) await removeStock(tx, tenantId, offerId, expired.length)
  // The trigger `unit_back` plans the expiry of a unit that is held now and comes back.
  const [next] = await tx
    .select({ at: sql<string | null>`min(${accountUnit.expiresAt})` })
    .from(accountUnit)
    .where(and(ofOffer, eq(accountUnit.state, 'free')))
  if (next?.at) await planExpiry(deps, tx, offerId, new Date(next.at))
}
