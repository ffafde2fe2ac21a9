import { categoryType, standardType } from '@tradepost/contract/constants'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { refundEnd } from '../../platform/db/schema/after-sales.ts'
import { Failure } from '../../platform/failure.ts'
import type { OrderRow } from '../finance/order-view.ts'

/** From now on nothing of this order is paid back on the buyer's wish, e.g. because its membership was activated. */
export async function endRefunds(tx: Tx, tenantId: number, orderId: string, cause: string): Promise<void> {
  await tx.insert(refundEnd).values({ tenantId, orderId, cause }).onConflictDoNothing()
}

/** What is lent has rules of its own, and what was activated stays paid. */
export async function requireRefundable(tx: Tx, row: OrderRow): Promise<void> {
  const { standardType: standard, categoryType: kind } = row.offer
  if (standard === standardType.rental || kind === categoryType.rentAccount) throw new Failure('refund_excluded')
  const [ended] = await tx
    .select({ cause: refundEnd.cause })
    .from(refundEnd)
    .where(and(eq(refundEnd.tenantId, row.tenantId), eq(refundEnd.orderId, row.id)))
  if (ended) throw new Failure('refund_excluded')
}
