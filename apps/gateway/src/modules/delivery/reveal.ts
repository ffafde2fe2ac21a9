import { calls } from '@tradepost/contract'
import { isRevealable } from '@tradepost/domain/order/order-rules'
import { hourMs } from '@tradepost/domain/time/durations'
import { and, count, eq, gt, isNull, sql } from 'drizzle-orm'
import { requireProven } from '../../platform/call/fresh-session.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer } from '../../platform/call/unit-of-work.ts'
import type { SecretItem } from '../../platform/crypto/secret-box.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { delivery, deliveryReveal } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { after } from '../../platform/time/clock.ts'
import { lockOwnOrder } from '../order/order-store.ts'
import { withReplacements } from '../vault/order-units.ts'
import { deliveryColumn } from './delivery-flow.ts'

const revealsPerHour = 10

/** POST /finance/order/buyer/{id}/reveal: shows the delivered credentials; each view is recorded and limited. */
export const revealCall = (deps: Deps): Implementation =>
  implement(calls.order.revealDelivery, ({ params }, context) => {
    context.setHeader('Cache-Control', 'no-store')
    requireProven(context)
    return asBuyer(deps, context, async (tx, buyerId) => {
      const { tenantId } = context.tenant
      const actor = `buyer:${buyerId}`
      // Serialise the views of a buyer, so that the limit holds for parallel ones.
      await tx.execute(sql`select pg_advisory_xact_lock(${tenantId}::int, hashtext(${`reveal:${buyerId}`}))`)
      const row = await lockOwnOrder(tx, tenantId, buyerId, params.id)
      if (!row) throw new Failure('not_found', { field: 'id' })
      const ofOrder = ofTenant(delivery, tenantId, eq(delivery.orderId, row.id))
      const [delivered] = await tx.select().from(delivery).where(ofOrder)
      if (!delivered || !isRevealable(row)) throw new Failure('delivery_not_ready')
      if (delivered.secretCt.length === 0) throw new Failure('rental_over')
      const [recent] = await tx
        .select({ n: count() })
        .from(deliveryReveal)
        .where(
          ofTenant(
            deliveryReveal,
            tenantId,
            eq(deliveryReveal.actor, actor),
            gt(deliveryReveal.at, after(deps, -hourMs)),
          ),
        )
      if ((recent?.n ?? 0) >= revealsPerHour) throw new Failure('rate_limited', { retryAfterSeconds: 600 })
      const at = deps.clock.now()
      await tx.insert(deliveryReveal).values({ tenantId, orderId: row.id, actor, ip: context.ip, at })
      await tx
        .update(delivery)
        .set({ firstRevealedAt: at })
        .where(and(ofOrder, isNull(delivery.firstRevealedAt)))
      const secrets = await deps.secrets.forTenant(tx, tenantId)
      const sealed = { ciphertext: delivered.secretCt, keyId: delivered.secretKeyId }
      const items = JSON.parse(secrets.open(row.id, deliveryColumn, sealed)) as SecretItem[]
      return {
        deliveredAt: delivered.deliveredAt.toISOString(),
        firstRevealedAt: (delivered.firstRevealedAt ?? at).toISOString(),
        items: await withReplacements(tx, secrets, row, items),
      }
    })
  })
