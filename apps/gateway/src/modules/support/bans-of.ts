import type { CallData, calls } from '@tradepost/contract'
import { desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { customerBan } from '../../platform/db/schema/account/ban.ts'
import { namesOf } from '../../platform/ids/names-of.ts'

const most = 20

/** The bans of a customer, newest first, with the names of those who decided. */
export async function bansOf(
  tx: Tx,
  tenantId: number,
  userId: string,
): Promise<CallData<typeof calls.support.customerDetail>['bans']> {
  const rows = await tx
    .select()
    .from(customerBan)
    .where(ofTenant(customerBan, tenantId, eq(customerBan.userId, userId)))
    .orderBy(desc(customerBan.at), customerBan.id)
    .limit(most)
  const nameOf = await namesOf(
    tx,
    tenantId,
    rows.flatMap(({ bannedBy, endedBy }) => (endedBy ? [bannedBy, endedBy] : [bannedBy])),
  )
  return rows.map((row) => ({
    ...{ id: row.id, reason: row.reason, at: row.at.toISOString(), by: nameOf(row.bannedBy) },
    until: row.until?.toISOString() ?? null,
    ended: row.endedAt
      ? { at: row.endedAt.toISOString(), reason: row.endedReason, by: row.endedBy ? nameOf(row.endedBy) : null }
      : null,
  }))
}

/** Which of these accounts a ban switches off. */
export async function bannedOf(tx: Tx, tenantId: number, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ userId: customerBan.userId })
    .from(customerBan)
    .where(ofTenant(customerBan, tenantId, inArray(customerBan.userId, [...ids]), isNull(customerBan.endedAt)))
  return new Set(rows.map(({ userId }) => userId))
}

export const hasRunningBan = async (tx: Tx, tenantId: number, userId: string): Promise<boolean> =>
  (await bannedOf(tx, tenantId, [userId])).has(userId)
