import { eq, isNotNull } from 'drizzle-orm'
import type { CallContext } from '../../../platform/call/call-context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { recoveryCode, totpFactor } from '../../../platform/db/schema/account/factor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { sendNotice } from '../guard/notices.ts'
import { revokeUserSessions } from '../session/session-store.ts'

/**
 * Removes the second factor and the recovery codes of a person, ends the sessions except one, and tells the person by
 * mail. False if the person had no factor.
 */
export async function dropFactor(
  deps: Deps,
  tx: Tx,
  context: CallContext,
  { userId, ...ending }: { userId: string; except?: string; reason: string; now: Date },
): Promise<boolean> {
  const { tenantId } = context.tenant
  const dropped = await tx
    .delete(totpFactor)
    .where(ofTenant(totpFactor, tenantId, eq(totpFactor.userId, userId), isNotNull(totpFactor.confirmedAt)))
    .returning({ userId: totpFactor.userId })
  if (dropped.length === 0) return false
  await tx.delete(recoveryCode).where(ofTenant(recoveryCode, tenantId, eq(recoveryCode.userId, userId)))
  await revokeUserSessions(tx, { tenantId, userId, ...ending })
  await sendNotice(deps, tx, context, userId, 'factorRemoved')
  return true
}
