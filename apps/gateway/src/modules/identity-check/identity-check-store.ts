import { randomUUID } from 'node:crypto'
import type { ApplicationDetail } from '@tradepost/contract'
import { desc, eq, ne, type SQL } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { identityCheck, type sellerApplication } from '../../platform/db/schema/application.ts'
import type { Deps } from '../../platform/deps.ts'
import type { CheckedIdentity } from '../../platform/identity-check/identity-check-provider.ts'

export type CheckRow = typeof identityCheck.$inferSelect
type OfApplication = Pick<typeof sellerApplication.$inferSelect, 'tenantId' | 'id'>

/** The provider that checks the applicants of a tenant; null if staff look at their papers only. */
export const identityChecksOf = ({ identityChecks }: Deps, tenantId: number) =>
  identityChecks?.isFor(tenantId) ? identityChecks : null

export async function checkWhere(tx: Tx, tenantId: number, condition: SQL): Promise<CheckRow | null> {
  const [row] = await tx
    .select()
    .from(identityCheck)
    .where(ofTenant(identityCheck, tenantId, condition))
    .orderBy(desc(identityCheck.startedAt), identityCheck.id)
    .limit(1)
  return row ?? null
}

/** The newest check of an application. */
export const checkOf = (tx: Tx, tenantId: number, applicationId: string): Promise<CheckRow | null> =>
  checkWhere(tx, tenantId, eq(identityCheck.applicationId, applicationId))

export const toIdentityCheck = (row: CheckRow | null): ApplicationDetail['identityCheck'] =>
  row && {
    ...{ provider: row.provider, state: row.state, reason: row.reason },
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }

/** Reserves the one check of an application that is not cancelled; two calls at once get the same one. */
export async function reserveCheck(
  deps: Deps,
  tx: Tx,
  { tenantId, id: applicationId }: OfApplication,
  provider: string,
): Promise<CheckRow> {
  await tx
    .insert(identityCheck)
    .values({ tenantId, id: randomUUID(), applicationId, provider, startedAt: deps.clock.now() })
    .onConflictDoNothing()
  const isOpen = ofTenant(identityCheck, tenantId, ne(identityCheck.state, 'cancelled'))
  const [row] = await tx
    .select()
    .from(identityCheck)
    .where(ofTenant(identityCheck, tenantId, eq(identityCheck.applicationId, applicationId), isOpen))
  if (!row) throw new Error(`the check of application ${applicationId} was cancelled meanwhile`)
  return row
}

/** Stores what the provider said. An outcome that is final stays, whatever comes later. */
export async function storeChecked(
  deps: Deps,
  tx: Tx,
  { tenantId, id }: CheckRow,
  { state, reason }: CheckedIdentity,
): Promise<CheckRow> {
  const isThis = ofTenant(identityCheck, tenantId, eq(identityCheck.id, id))
  const [row] = await tx.select().from(identityCheck).where(isThis).for('no key update')
  if (!row) throw new Error(`there is no identity check ${id}`)
  const isFinal = row.state === 'verified' || row.state === 'cancelled'
  if (isFinal || (row.state === state && row.reason === reason)) return row
  const hasEnded = state === 'verified' || state === 'failed' || state === 'cancelled'
  const [stored] = await tx
    .update(identityCheck)
    .set({ state, reason, endedAt: hasEnded ? deps.clock.now() : null })
    .where(isThis)
    .returning()
  return stored ?? row
}

/** Names the provider and the day of a check, for the mark of a seller; null if nobody was verified. */
export async function lookedAtByProvider(tx: Tx, { tenantId, id }: OfApplication): Promise<string | null> {
  const row = await checkOf(tx, tenantId, id)
  if (row?.state !== 'verified' || !row.endedAt) return null
  const names: Readonly<Record<string, string>> = { stripe: 'Stripe Identity' }
  return `${names[row.provider] ?? row.provider} compared a document with the face on ${row.endedAt.toISOString().slice(0, 10)}.`
}
