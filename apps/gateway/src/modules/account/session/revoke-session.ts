import type { CallData, CallInput, calls } from '@tradepost/contract'
import { eq } from 'drizzle-orm'
import type { CallContext } from '../../../platform/call/call-context.ts'
import { hashToken } from '../../../platform/crypto/tokens.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { refreshFamily, refreshToken } from '../../../platform/db/schema/account/session.ts'
import type { Deps } from '../../../platform/deps.ts'
import { recordSecurity } from '../guard/security-events.ts'
import { revokeFamily } from './session-store.ts'

/** Signs out: ends the whole family at once. An unknown token gets the same answer. */
export function revokeSession({ db, clock }: Deps) {
  return async (
    { body }: CallInput<typeof calls.signIn.revokeSession>,
    { tenant, clientId, ip }: CallContext,
  ): Promise<CallData<typeof calls.signIn.revokeSession>> => {
    const { tenantId } = tenant
    const now = clock.now()
    await db.withTenant(tenantId, 'gateway', async (tx) => {
      const [family] = await tx
        .select({ id: refreshFamily.id, userId: refreshFamily.userId, clientId: refreshFamily.clientId })
        .from(refreshToken)
        .innerJoin(
          refreshFamily,
          ofTenant(refreshFamily, refreshToken.tenantId, eq(refreshFamily.id, refreshToken.familyId)),
        )
        .where(ofTenant(refreshToken, tenantId, eq(refreshToken.tokenHash, hashToken(body.refreshToken))))
      if (!family || family.clientId !== clientId) return
      await revokeFamily(tx, tenantId, family.id, 'logout', now)
      await recordSecurity(tx, tenantId, { kind: 'logout', userId: family.userId, ip, at: now })
    })
    return {}
  }
}
