import { randomBytes, randomUUID } from 'node:crypto'
import { desc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { openLoginClient, openLoginSecret } from '../../../platform/db/schema/account/identity.ts'
import type { Deps } from '../../../platform/deps.ts'

/** A partner has two valid secrets: the newest and the one before it. */
const validSecrets = 2
const column = 'open_login_secret.secret_ct'

export interface Partner {
  passwordMode: 'ticket' | 'legacy'
  allowedIps: readonly string[]
  secrets: readonly string[]
}

/** A partner that may sign links, with its valid secrets; null if it does not exist or is disabled. */
export async function findPartner(deps: Deps, tx: Tx, tenantId: number, clientId: string): Promise<Partner | null> {
  const [row] = await tx
    .select()
    .from(openLoginClient)
    .where(ofTenant(openLoginClient, tenantId, eq(openLoginClient.clientId, clientId)))
  const sealed = await tx
    .select()
    .from(openLoginSecret)
    .where(ofTenant(openLoginSecret, tenantId, eq(openLoginSecret.clientId, clientId)))
    .orderBy(desc(openLoginSecret.createdAt), desc(openLoginSecret.id))
    .limit(validSecrets)
  if (!row?.enabled) return null
  const box = await deps.secrets.forTenant(tx, tenantId)
  return {
    passwordMode: row.passwordMode === 'legacy' ? 'legacy' : 'ticket',
    allowedIps: row.allowedIps,
    secrets: sealed.map(({ id, secretCt, secretKeyId }) =>
      box.open(id, column, { ciphertext: secretCt, keyId: secretKeyId }),
    ),
  }
}

interface NewSecret {
  tenantId: number
  clientId: string
  passwordMode: 'ticket' | 'legacy'
  now: Date
}

/** Creates a partner or gives it a new secret, and returns the secret once. Runs as the owning role. */
export async function issuePartnerSecret(
  deps: Deps,
  tx: Tx,
  { tenantId, clientId, passwordMode, now }: NewSecret,
): Promise<string> {
  await tx
    .insert(openLoginClient)
    .values({ tenantId, clientId, passwordMode, createdAt: now })
    .onConflictDoUpdate({
      target: [openLoginClient.tenantId, openLoginClient.clientId],
      set: { passwordMode, enabled: true },
    })
  const secret = randomBytes(32).toString('base64url')
  const id = randomUUID()
  const box = await deps.secrets.forTenant(tx, tenantId)
  const { ciphertext, keyId } = box.seal(id, column, secret)
  await tx
    .insert(openLoginSecret)
    .values({ tenantId, id, clientId, secretCt: ciphertext, secretKeyId: keyId, createdAt: now })
  const secrets = await tx
    .select({ id: openLoginSecret.id })
    .from(openLoginSecret)
    .where(ofTenant(openLoginSecret, tenantId, eq(openLoginSecret.clientId, clientId)))
    .orderBy(desc(openLoginSecret.createdAt), desc(openLoginSecret.id))
  const outdated = secrets.slice(validSecrets).map((row) => row.id)
  if (outdated.length > 0) {
    await tx.delete(openLoginSecret).where(ofTenant(openLoginSecret, tenantId, inArray(openLoginSecret.id, outdated)))
  }
  return secret
}

/** Disables a partner; every link it has signed becomes invalid. */
export async function disablePartner(tx: Tx, tenantId: number, clientId: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(openLoginClient)
    .set({ enabled: false })
    .where(ofTenant(openLoginClient, tenantId, eq(openLoginClient.clientId, clientId)))
  return rowCount === 1
}
