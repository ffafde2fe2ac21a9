import type { FoundOrder } from '@tradepost/contract'
import type { Tx } from '../../platform/db/database.ts'
import { namesOf } from '../../platform/ids/names-of.ts'
import type { OrderRow } from '../order/order-view.ts'

/** Orders as lists of support show them. */
export async function foundOrders(tx: Tx, tenantId: number, rows: readonly OrderRow[]): Promise<FoundOrder[]> {
  const nameOf = await namesOf(
    tx,
    tenantId,
    rows.map(({ buyerId }) => buyerId),
  )
  return rows.map((row) => ({
    ...{ id: row.id, title: row.title, state: row.state, createdAt: row.createdAt.toISOString() },
    total: { minor: row.totalMinor, currency: row.currency },
    buyer: { id: row.buyerId, nickName: nameOf(row.buyerId) },
  }))
}
