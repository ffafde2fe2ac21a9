import { eq } from 'drizzle-orm'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { tenant } from '../../platform/db/schema/platform.ts'
import type { Deps } from '../../platform/deps.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { deliverBySeller } from './delivery-flow.ts'

const usage = 'usage: gateway deliver <tenant> <orderId> --text <what the buyer receives>'

/** `gateway deliver <tenant> <orderId> --text …`: delivers a chat order on behalf of its seller. */
export async function deliverCommand(
  deps: Deps,
  { tenant: code, orderId, text }: { tenant: string; orderId: string; text: string },
): Promise<string> {
  if (!code || !fitsId64(orderId) || !text.trim()) throw new Error(usage)
  const [owner] = await deps.db.withoutTenant((tx) => tx.select().from(tenant).where(eq(tenant.code, code)))
  if (!owner) throw new Error(`there is no tenant ${code}`)
  const [row] = await inTenant(deps, owner.id, 'seller', (tx) =>
    tx
      .select({ sellerId: orderHead.sellerId })
      .from(orderHead)
      .where(ofTenant(orderHead, owner.id, eq(orderHead.id, orderId))),
  )
  if (!row) throw new Error(`${code} has no order ${orderId}`)
  const done = await inTenant(deps, owner.id, `seller:${row.sellerId}`, (tx) =>
    deliverBySeller(deps, tx, owner.id, orderId, { text }),
  )
  if (!done) throw new Error(`order ${orderId} is not waiting for its seller`)
  return `order ${orderId} is delivered`
}
