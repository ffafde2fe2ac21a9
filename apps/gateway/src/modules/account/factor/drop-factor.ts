import { eq, isNotNull } from 'drizzle-orm'
import type { CallContext } from '../../../platform/call/call-context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { passkey, totpFactor } from '../../../platform/db/schema/account/factor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { afterRemoval, lockFactors } from './factors-of.ts'

interface Removal {
  userId: string
  except?: string
  reason: string
  now: Date
}

/** Removes the authenticator of a person. False if there was none. */
export async function dropAuthenticator(deps: Deps, tx: Tx, context: CallContext, removal: Removal): Promise<boolean> {
  const { tenantId } = context.tenant
  const { userId } = removal
  await lockFactors(tx, { tenantId, userId })
  const dropped = await tx
    .delete(totpFactor)
    .where(ofTenant(totpFactor, tenantId, eq(totpFactor.userId, userId), isNotNull(totpFactor.confirmedAt)))
    .returning({ userId: totpFactor.userId })
  if (dropped.length === 0) return false
  await afterRemoval(deps, tx, context, removal)
  return true
}

/** Removes every factor of a person: the authenticator, all passkeys, the recovery codes. False if there was none. */
export async function dropFactors(deps: Deps, tx: Tx, context: CallContext, removal: Removal): Promise<boolean> {
  const { tenantId } = context.tenant
  const { userId } = removal
  await lockFactors(tx, { tenantId, userId })
  const passkeys = await tx
    .delete(passkey)
    .where(ofTenant(passkey, tenantId, eq(passkey.userId, userId)))
    .returning({ id: passkey.id })
  if (await dropAuthenticator(deps, tx, context, removal)) return true
  if (passkeys.length === 0) return false
  await afterRemoval(deps, tx, context, removal)
  return true
}
