import { calls } from '@tradepost/contract'
import { isOneOf, replaceableStates } from '@tradepost/domain/order/order-states'
import { hourMs } from '@tradepost/domain/time/durations'
import { confirmHours } from '@tradepost/domain/time/windows'
import { and, count, eq, isNotNull } from 'drizzle-orm'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asSeller } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { accountUnit, deliveryUnit, orderHead, reservation } from '../../platform/db/schema/order/order.ts'
import { unitClaim } from '../../platform/db/schema/order/unit-claim.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { cleanTitle } from '../../platform/text/clean-text.ts'
import { addStock, removeStock } from '../offer/stock.ts'
import { mailBuyer, mailSeller } from '../order/order-mails.ts'
import { lockOrders } from '../order/order-store.ts'
import { postDelivery } from '../order/order-thread.ts'
import { endUnitClaim, giveTimeToConfirm } from './end-unit-claim.ts'
import { lockUnitOfSeller, lockVault, pickFree, setUnitState } from './unit-store.ts'
import { unitView } from './unit-views.ts'

const isUnitDelivered = async (tx: Tx, tenantId: number, unitId: string) =>
  (await tx.$count(deliveryUnit, ofTenant(deliveryUnit, tenantId, eq(deliveryUnit.unitId, unitId)))) > 0

const stateAfter = { withdraw: 'withdrawn', restore: 'free', bad: 'bad' } as const
type Action = keyof typeof stateAfter

/** Changes the state of a unit, and the stock with it. A unit that is held for an order cannot be changed. */
async function changeUnit(tx: Tx, tenantId: number, sellerId: string, id: string, action: Action): Promise<void> {
  const { unit, offer } = await lockUnitOfSeller(tx, tenantId, sellerId, id)
  const isBadAfterSale = action === 'bad' && unit.state === 'sold' && (await isUnitDelivered(tx, tenantId, id))
  const from = action === 'restore' ? 'withdrawn' : 'free'
  if (unit.state !== from && !isBadAfterSale) throw new Failure('state_conflict', { field: 'action' })
  await setUnitState(tx, tenantId, [id], stateAfter[action])
  if (isBadAfterSale) return
  await (action === 'restore' ? addStock : removeStock)(tx, tenantId, offer.id, 1)
}

/** POST /product/seller/unit/{id} */
export const changeUnitCall = (deps: Deps): Implementation =>
  implement(calls.vault.changeUnit, ({ params, body }, context) =>
    asSeller(deps, context, async (tx, sellerId) => {
      const { tenantId } = context.tenant
      await changeUnit(tx, tenantId, sellerId, params.id, body.action)
      const remark = cleanTitle(body.remark ?? '')
      if (remark)
        await tx
          .update(accountUnit)
          .set({ remark })
          .where(ofTenant(accountUnit, tenantId, eq(accountUnit.id, params.id)))
      return unitView(deps, tx, tenantId, params.id)
    }),
  )

interface Replacement {
  tenantId: number
  sellerId: string
  orderId: string
  unitId: string
}

/** Locks the delivered unit of an order that is to be replaced. */
async function lockBadUnit(tx: Tx, { tenantId, orderId, unitId }: Replacement): Promise<void> {
  const [bad] = await tx
    .select({ state: accountUnit.state })
    .from(deliveryUnit)
    .innerJoin(accountUnit, ofTenant(accountUnit, deliveryUnit.tenantId, eq(accountUnit.id, deliveryUnit.unitId)))
    .where(ofTenant(deliveryUnit, tenantId, eq(deliveryUnit.orderId, orderId), eq(deliveryUnit.unitId, unitId)))
    .for('update', { of: accountUnit })
  if (!bad) throw new Failure('not_found', { field: 'unitId' })
  if (bad.state !== 'sold' && bad.state !== 'bad') throw new Failure('state_conflict', { field: 'unitId' })
  const isRefunded = ofTenant(unitClaim, tenantId, eq(unitClaim.unitId, unitId), eq(unitClaim.answer, 'refunded'))
  if ((await tx.$count(unitClaim, isRefunded)) > 0) throw new Failure('state_conflict', { field: 'unitId' })
}

/**
 * Gives the piece of an order another unit in place of one that does not work, and answers the buyer's claim about it.
 * The replaced unit stays stored as evidence; the buyer sees the new one.
 */
export async function replaceUnit(
  deps: Deps,
  tx: Tx,
  replacement: Replacement,
  { text, by = 'seller' }: { text?: string; by?: 'seller' | 'staff' } = {},
): Promise<void> {
  const { tenantId, sellerId, orderId, unitId } = replacement
  const [row] = await lockOrders(tx, tenantId, eq(orderHead.id, orderId))
  if (row?.sellerId !== sellerId) throw new Failure('not_found', { field: 'id' })
  if (!isOneOf(replaceableStates, row.state)) throw new Failure('state_conflict')
  await lockVault(tx, tenantId, sellerId, row.offerId)
  await lockBadUnit(tx, replacement)
  const [fresh] = await pickFree(tx, tenantId, row.offerId, 1, deps.clock.now())
  if (!fresh) throw new Failure('offer_sold_out', { field: 'unitId' })
  await setUnitState(tx, tenantId, [unitId], 'replaced')
  await setUnitState(tx, tenantId, [fresh.id], 'sold')
  await tx
    .update(reservation)
    .set({ unitId: fresh.id })
    .where(ofTenant(reservation, tenantId, eq(reservation.unitId, unitId), eq(reservation.state, 'consumed')))
  // The piece counts as sold already.
  await removeStock(tx, tenantId, row.offerId, 1)
  await tx.insert(deliveryUnit).values({ tenantId, unitId: fresh.id, orderId, replaces: unitId })
  if (await endUnitClaim(deps, tx, tenantId, unitId, { answer: 'replaced', text }))
    await giveTimeToConfirm(deps, tx, row, confirmHours * hourMs)
  const [replaced] = await tx
    .select({ n: count() })
    .from(deliveryUnit)
    .where(and(ofTenant(deliveryUnit, tenantId, eq(deliveryUnit.orderId, orderId)), isNotNull(deliveryUnit.replaces)))
  await postDelivery(deps, tx, row)
  crashPoint('unit.replaced')
  const n = replaced?.n ?? 1
  if (by === 'seller') return mailBuyer(deps, tx, row, 'unitReplaced', n)
  await mailBuyer(deps, tx, row, 'replacedByStaff', n, text)
  await mailSeller(deps, tx, row, 'staffReplaced', n, text)
}
