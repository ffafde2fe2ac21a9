import { calls } from '@tradepost/contract'
import { isRevealable } from '@tradepost/domain/order/order-rules'
import { hourMs } from '@tradepost/domain/time/durations'
import { and, count, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { requireProven } from '../../platform/call/fresh-session.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer } from '../../platform/call/unit-of-work.ts'
import type { SecretItem } from '../../platform/crypto/secret-box.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { accountUnit, delivery, deliveryReveal, deliveryUnit } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { after } from '../../platform/time/clock.ts'
import { lockOwnOrder } from '../order/order-store.ts'
import type { OrderRow } from '../order/order-view.ts'
import { withReplacements } from '../vault/order-units.ts'
import { openUnitFile } from '../vault/unit-file.ts'
import { deliveryColumn } from './delivery-flow.ts'

const revealsPerHour = 10
/** An order may have many files, each of which is downloaded for itself. */
const downloadsPerHour = 100

/** The delivered file of an order; fails for a unit that is none, or was replaced. */
async function deliveredFileOf(tx: Tx, row: OrderRow, unitId: string): Promise<typeof accountUnit.$inferSelect> {
  const [found] = await tx
    .select({ unit: accountUnit })
    .from(deliveryUnit)
    .innerJoin(accountUnit, ofTenant(accountUnit, deliveryUnit.tenantId, eq(accountUnit.id, deliveryUnit.unitId)))
    .where(
      and(
        ofTenant(deliveryUnit, row.tenantId, eq(deliveryUnit.orderId, row.id), eq(deliveryUnit.unitId, unitId)),
        isNotNull(accountUnit.fileBytes),
      ),
    )
  if (!found || found.unit.state === 'replaced') throw new Failure('not_found', { field: 'unitId' })
  return found.unit
}

/** Requires that a buyer may open the delivery of an order now, or the file of one of its units, and records it. */
async function openDelivery(
  deps: Deps,
  tx: Tx,
  context: CallContext,
  { buyerId, id, unitId }: { buyerId: string; id: string; unitId?: string },
) {
  const { tenantId } = context.tenant
  const actor = `buyer:${buyerId}`
  // Serialise the views of a buyer, so that the limit holds for parallel ones.
  await tx.execute(sql`select pg_advisory_xact_lock(${tenantId}::int, hashtext(${`reveal:${buyerId}`}))`)
  const row = await lockOwnOrder(tx, tenantId, buyerId, id)
  if (!row) throw new Failure('not_found', { field: 'id' })
  const ofOrder = ofTenant(delivery, tenantId, eq(delivery.orderId, row.id))
  const [delivered] = await tx.select().from(delivery).where(ofOrder)
  if (!delivered || !isRevealable(row)) throw new Failure('delivery_not_ready')
  if (delivered.secretCt.length === 0) throw new Failure('rental_over')
  const unit = unitId === undefined ? null : await deliveredFileOf(tx, row, unitId)
  const [recent] = await tx
    .select({ n: count() })
    .from(deliveryReveal)
    .where(
      ofTenant(
        deliveryReveal,
        tenantId,
        eq(deliveryReveal.actor, actor),
        gt(deliveryReveal.at, after(deps, -hourMs)),
        unit ? isNotNull(deliveryReveal.unitId) : isNull(deliveryReveal.unitId),
      ),
    )
  if ((recent?.n ?? 0) >= (unit ? downloadsPerHour : revealsPerHour))
    throw new Failure('rate_limited', { retryAfterSeconds: 600 })
  const at = deps.clock.now()
  await tx
    .insert(deliveryReveal)
    .values({ tenantId, orderId: row.id, actor, ip: context.ip, at, unitId: unit?.id ?? null })
  await tx
    .update(delivery)
    .set({ firstRevealedAt: at })
    .where(and(ofOrder, isNull(delivery.firstRevealedAt)))
  return { row, delivered, unit, at }
}

/** Calls by which buyers open what they received. Each opening is recorded and limited. */
export function revealCalls(deps: Deps): Implementation[] {
  const asOpener = <T>(context: CallContext, open: (tx: Tx, buyerId: string) => Promise<T>): Promise<T> => {
    context.setHeader('Cache-Control', 'no-store')
    requireProven(context)
    return asBuyer(deps, context, open)
  }
  return [
    implement(calls.order.revealDelivery, ({ params }, context) =>
      asOpener(context, async (tx, buyerId) => {
        const { row, delivered, at } = await openDelivery(deps, tx, context, { buyerId, ...params })
        const secrets = await deps.secrets.forTenant(tx, context.tenant.tenantId)
        const sealed = { ciphertext: delivered.secretCt, keyId: delivered.secretKeyId }
        const items = JSON.parse(secrets.open(row.id, deliveryColumn, sealed)) as SecretItem[]
        return {
          deliveredAt: delivered.deliveredAt.toISOString(),
          firstRevealedAt: (delivered.firstRevealedAt ?? at).toISOString(),
          items: await withReplacements(tx, secrets, row, items),
        }
      }),
    ),
    implement(calls.order.deliveredFile, ({ params }, context) =>
      asOpener(context, async (tx, buyerId) => {
        const { unit } = await openDelivery(deps, tx, context, { buyerId, ...params })
        if (!unit) throw new Failure('not_found', { field: 'unitId' })
        return openUnitFile(deps, await deps.secrets.forTenant(tx, context.tenant.tenantId), unit)
      }),
    ),
  ]
}
