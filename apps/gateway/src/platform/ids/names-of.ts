import { inArray } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { ofTenant } from '../db/of-tenant.ts'
import { appUser } from '../db/schema/account/account.ts'

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
