import { randomUUID } from 'node:crypto'
import { asc, eq, lt, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { passkey } from '../../../platform/db/schema/account/factor.ts'
import type { Owner } from './factors-of.ts'

export type Passkey = typeof passkey.$inferSelect

const passkeysOf = ({ tenantId, userId }: Owner, ...also: ReturnType<typeof eq>[]) =>
  ofTenant(passkey, tenantId, eq(passkey.userId, userId), ...also)

/** The passkeys of a person, oldest first. */
export const listPasskeys = (tx: Tx, owner: Owner): Promise<Passkey[]> =>
  tx.select().from(passkey).where(passkeysOf(owner)).orderBy(asc(passkey.createdAt), asc(passkey.id))

/** The passkey of a person with the id that its authenticator gave it. */
export async function passkeyOfCredential(tx: Tx, owner: Owner, credentialId: string): Promise<Passkey | null> {
  const [row] = await tx
    .select()
    .from(passkey)
    .where(passkeysOf(owner, eq(passkey.credentialId, credentialId)))
  return row ?? null
}

type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'signCount' | 'transports' | 'name' | 'createdAt'>

/** Stores a passkey. False if an account of the tenant has it already. */
export async function addPasskey(tx: Tx, owner: Owner, facts: NewPasskey): Promise<boolean> {
  const added = await tx
    .insert(passkey)
    .values({ ...owner, ...facts, id: randomUUID() })
    .onConflictDoNothing()
    .returning({ id: passkey.id })
  return added.length === 1
}

/** Notes a use. False if the count of signatures has not grown: of authenticators that do not count, it stays 0. */
export async function notePasskeyUse(
  tx: Tx,
  { tenantId, id }: Pick<Passkey, 'tenantId' | 'id'>,
  signCount: number,
  now: Date,
): Promise<boolean> {
  const hasGrown = or(lt(passkey.signCount, signCount), sql`${passkey.signCount} = 0 and ${signCount}::bigint = 0`)
  const noted = await tx
    .update(passkey)
    .set({ signCount, lastUsedAt: now })
    .where(ofTenant(passkey, tenantId, eq(passkey.id, id), hasGrown))
    .returning({ id: passkey.id })
  return noted.length === 1
}

export async function renamePasskey(tx: Tx, owner: Owner, id: string, name: string): Promise<boolean> {
  const renamed = await tx
    .update(passkey)
    .set({ name })
    .where(passkeysOf(owner, eq(passkey.id, id)))
    .returning({ id: passkey.id })
  return renamed.length === 1
}

export async function deletePasskey(tx: Tx, owner: Owner, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(passkey)
    .where(passkeysOf(owner, eq(passkey.id, id)))
    .returning({ id: passkey.id })
  return deleted.length === 1
}
