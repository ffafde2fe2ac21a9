import type { UnitClaimAnswer } from '@tradepost/domain/order/unit-claims'
import { eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { unitClaim } from '../../platform/db/schema/order/unit-claim.ts'
import type { Deps } from '../../platform/deps.ts'
import { startClock } from '../order/clocks.ts'
import { hasOpenUnitClaim } from '../order/open-claims.ts'
import type { OrderRow } from '../order/order-view.ts'

interface End {
  answer: UnitClaimAnswer
  text?: string | undefined
  refundedMinor?: number | undefined
}

/** Ends the open claim about a unit; false if there is none. The order is locked. */
export async function endUnitClaim(
  deps: Deps,
  tx: Tx,
  tenantId: number,
  unitId: string,
  { answer, text, refundedMinor }: End,
): Promise<boolean> {
  const ended = await tx
    .update(unitClaim)
    .set({ answer, answerText: text || null, refundedMinor: refundedMinor ?? null, answeredAt: deps.clock.now() })
    .where(ofTenant(unitClaim, tenantId, eq(unitClaim.unitId, unitId), isNull(unitClaim.answer)))
    .returning({ id: unitClaim.id })
  return ended.length > 0
}

/**
 * Lets the time to confirm go on after the last open claim about a unit: it was suspended meanwhile. The buyer has at
 * least this long.
 */
export async function giveTimeToConfirm(deps: Deps, tx: Tx, row: OrderRow, leastMs: number): Promise<void> {
  if (row.state !== 'delivered' || (await hasOpenUnitClaim(tx, row))) return
  const least = new Date(deps.clock.now().getTime() + leastMs)
  if (row.deadlineAt && row.deadlineAt > least) return
  await tx
    .update(orderHead)
    .set({ deadlineAt: least })
    .where(ofTenant(orderHead, row.tenantId, eq(orderHead.id, row.id)))
  await startClock(deps, tx, row.id, 'receive', least)
}
