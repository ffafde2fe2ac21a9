import { eq, isNotNull } from 'drizzle-orm'
import type { CallContext } from '../../../platform/call/call-context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { appUser } from '../../../platform/db/schema/account/account.ts'
import { passkey, recoveryCode, totpFactor } from '../../../platform/db/schema/account/factor.ts'
import { roleMember } from '../../../platform/db/schema/account/role.ts'
import type { Deps } from '../../../platform/deps.ts'
import { sendNotice } from '../guard/notices.ts'
import { revokeUserSessions } from '../session/session-store.ts'

export interface Owner {
  tenantId: number
  userId: string
}

/** Changes of one person's factors wait for each other, so that they agree on which one is the first or the last. */
export async function lockFactors(tx: Tx, { tenantId, userId }: Owner): Promise<void> {
  await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(ofTenant(appUser, tenantId, eq(appUser.id, userId)))
    .for('no key update')
}

/** The number of the person's factors: a confirmed authenticator is one, and each passkey is one. */
export async function countFactors(tx: Tx, { tenantId, userId }: Owner) {
  const authenticator = await tx.$count(
    totpFactor,
    ofTenant(totpFactor, tenantId, eq(totpFactor.userId, userId), isNotNull(totpFactor.confirmedAt)),
  )
  const passkeys = await tx.$count(passkey, ofTenant(passkey, tenantId, eq(passkey.userId, userId)))
  return { authenticator, passkeys, all: authenticator + passkeys }
}

/** True for staff who may not work without a factor. */
export async function mustKeepFactor({ config }: Deps, tx: Tx, { tenantId, userId }: Owner): Promise<boolean> {
  if (config.staffFactor !== 'required') return false
  const roles = await tx.$count(
    roleMember,
    ofTenant(roleMember, tenantId, eq(roleMember.userId, userId), eq(roleMember.side, 'staff')),
  )
  return roles > 0
}

/**
 * Completes the removal of a factor: the recovery codes go with the last one, the sessions end except one, and the
 * person is told by mail.
 */
export async function afterRemoval(
  deps: Deps,
  tx: Tx,
  context: CallContext,
  { userId, ...ending }: { userId: string; except?: string; reason: string; now: Date },
): Promise<void> {
  const owner = { tenantId: context.tenant.tenantId, userId }
  const { all: left } = await countFactors(tx, owner)
  if (left === 0)
    await tx.delete(recoveryCode).where(ofTenant(recoveryCode, owner.tenantId, eq(recoveryCode.userId, userId)))
  await revokeUserSessions(tx, { ...owner, ...ending })
  await sendNotice(deps, tx, context, userId, left === 0 ? 'factorRemoved' : 'factorReduced')
}
