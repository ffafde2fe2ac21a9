import type { OwnApplication } from '@tradepost/contract'
import { desc, eq, inArray, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { roleMember } from '../../platform/db/schema/account/role.ts'
import { sellerApplication } from '../../platform/db/schema/application.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'

export type ApplicationRow = typeof sellerApplication.$inferSelect
const column = 'seller_application'

/** The name, number and address of a person or company. They are stored sealed. */
export interface LegalFacts {
  legalName: string
  number: string
  address: string
}

export async function sealFacts(deps: Deps, tx: Tx, tenantId: number, id: string, facts: LegalFacts) {
  const { ciphertext, keyId } = (await deps.secrets.forTenant(tx, tenantId)).seal(id, column, JSON.stringify(facts))
  return { factsCt: ciphertext, factsKeyId: keyId }
}

/** The facts of an application; empty ones after the account was deleted. */
export async function openFacts(deps: Deps, tx: Tx, row: ApplicationRow): Promise<LegalFacts> {
  if (row.factsCt === null || row.factsKeyId === null) return { legalName: '', number: '', address: '' }
  const sealed = { ciphertext: row.factsCt, keyId: row.factsKeyId }
  return JSON.parse((await deps.secrets.forTenant(tx, row.tenantId)).open(row.id, column, sealed)) as LegalFacts
}

export const usd = (minor: number) => ({ minor, currency: 'USD' })

/** An application as the applicant sees it. */
export const toOwn = (row: ApplicationRow): OwnApplication => ({
  ...{ id: row.id, state: row.state, nickName: row.nickName, reason: row.reason },
  submittedAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  depositDue: row.state === 'accepted' && row.depositMinor > 0 ? usd(row.depositMinor) : null,
})

/** The open application of an account, else its newest. */
const newestOf = (tx: Tx, tenantId: number, userId: string) =>
  tx
    .select()
    .from(sellerApplication)
    .where(ofTenant(sellerApplication, tenantId, eq(sellerApplication.userId, userId)))
    .orderBy(
      desc(inArray(sellerApplication.state, ['submitted', 'accepted'])),
      desc(sellerApplication.createdAt),
      sellerApplication.id,
    )
    .limit(1)

export const readNewest = async (tx: Tx, tenantId: number, userId: string): Promise<ApplicationRow | null> =>
  (await newestOf(tx, tenantId, userId))[0] ?? null

/** The same, locked for a change. */
export const lockNewest = async (tx: Tx, tenantId: number, userId: string): Promise<ApplicationRow | null> =>
  (await newestOf(tx, tenantId, userId).for('no key update'))[0] ?? null

/** One application, locked for a change; fails if there is none. */
export async function lockApplication(tx: Tx, tenantId: number, which: SQL): Promise<ApplicationRow> {
  const [row] = await tx
    .select()
    .from(sellerApplication)
    .where(ofTenant(sellerApplication, tenantId, which))
    .for('no key update')
  if (!row) throw new Failure('not_found', { field: 'id' })
  return row
}

/** False for a name that a seller or another accepted application has, or that looks like one of theirs. */
export async function isFreeName(tx: Tx, tenantId: number, nickName: string, id?: string): Promise<boolean> {
  const isSame = (name: SQLWrapper) => sql`${name} = name_skeleton(${nickName})`
  const sellers = await tx.$count(seller, ofTenant(seller, tenantId, isSame(seller.nameKey)))
  const accepted = ofTenant(
    sellerApplication,
    tenantId,
    eq(sellerApplication.state, 'accepted'),
    isSame(sql`name_skeleton(${sellerApplication.nickName})`),
    id === undefined ? undefined : ne(sellerApplication.id, id),
  )
  return sellers === 0 && (await tx.$count(sellerApplication, accepted)) === 0
}

export async function requireFreeName(tx: Tx, tenantId: number, nickName: string): Promise<void> {
  if (!(await isFreeName(tx, tenantId, nickName))) throw new Failure('seller_name_taken', { field: 'nickName' })
}

/** Tells whether a person acts for a seller. */
export async function isSeller(tx: Tx, tenantId: number, userId: string): Promise<boolean> {
  const isMember = ofTenant(roleMember, tenantId, eq(roleMember.side, 'seller'), eq(roleMember.userId, userId))
  return (await tx.$count(roleMember, isMember)) > 0
}
