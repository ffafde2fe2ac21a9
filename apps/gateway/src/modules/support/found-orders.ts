import type { FoundOrder } from '@tradepost/contract'
import { inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import type { OrderRow } from '../order/order-view.ts'

/** The name of each person, by id. */
export async function namesOf(tx: Tx, tenantId: number, ids: readonly string[]): Promise<(id: string) => string> {
  const wanted = [...new Set(ids)]
  const rows =
    wanted.length === 0
      ? []
      : await tx
          .select({ id: appUser.id, nickName: appUser.nickName })
          .from(appUser)
          .where(ofTenant(appUser, tenantId, inArray(appUser.id, wanted)))
  const names = new Map(rows.map((row) => [row.id, row.nickName]))
  return (id) => names.get(id) ?? ''
}

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
