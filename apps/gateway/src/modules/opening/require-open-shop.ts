import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { roleMember } from '../../platform/db/schema/account/role.ts'
import { tenant } from '../../platform/db/schema/platform.ts'
import { Failure } from '../../platform/failure/failure.ts'

/** True if somebody works for the shop or for one of its sellers, and so may use it before it opens. */
export const isInTeam = async (tx: Tx, tenantId: number, userId: string): Promise<boolean> =>
  (await tx.$count(roleMember, ofTenant(roleMember, tenantId, eq(roleMember.userId, userId)))) > 0

/** Refuses a purchase in a shop that is closed, unless the buyer works for it. */
export async function requireOpenShop(tx: Tx, tenantId: number, buyerId: string): Promise<void> {
  const [shop] = await tx.select({ openedAt: tenant.openedAt }).from(tenant).where(eq(tenant.id, tenantId))
  if (shop?.openedAt) return
  if (!(await isInTeam(tx, tenantId, buyerId))) throw new Failure('shop_closed')
}
