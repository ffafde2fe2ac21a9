import { eq } from 'drizzle-orm'
import type { CallContext } from '../../../platform/call/call-context.ts'
import { hashToken, newToken } from '../../../platform/crypto/tokens.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { moment } from '../../../platform/db/moment.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { provenIdentity } from '../../../platform/db/schema/account/identity.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import type { ProvenIdentity } from './provider.ts'

const openIdSeconds = 300

/**
 * Issues an open id: a one-time key to an identity that a provider has proven. The provider's own user id would not
 * do, because it may be public.
 */
export async function issueOpenId(
  deps: Deps,
  { tenant: { tenantId }, clientId }: CallContext,
  openType: string,
  person: ProvenIdentity,
): Promise<{ openId: string; expiresIn: number }> {
  if (!clientId) throw new Failure('invalid_client')
  const openId = newToken()
  await deps.db.withTenant(tenantId, 'gateway', async (tx) => {
    const { issuer, subject, email, emailVerified, name } = person
    const expiresAt = new Date((await moment(tx)).getTime() + openIdSeconds * 1000)
    const facts = { issuer, subject, email, emailVerified, displayName: name, expiresAt }
    await tx.insert(provenIdentity).values({ tenantId, ticketHash: hashToken(openId), clientId, openType, ...facts })
  })
  return { openId, expiresIn: openIdSeconds }
}

/** Spends an open id; null unless it is valid for this client and provider. */
export async function spendOpenId(
  tx: Tx,
  { tenant: { tenantId }, clientId }: CallContext,
  openType: string,
  openId: string,
): Promise<ProvenIdentity | null> {
  const [row] = await tx
    .delete(provenIdentity)
    .where(ofTenant(provenIdentity, tenantId, eq(provenIdentity.ticketHash, hashToken(openId))))
    .returning()
  if (!row || row.openType !== openType || row.clientId !== clientId || row.expiresAt <= (await moment(tx))) return null
  const { issuer, subject, email, emailVerified, displayName } = row
  return { issuer, subject, email, emailVerified, name: displayName }
}
