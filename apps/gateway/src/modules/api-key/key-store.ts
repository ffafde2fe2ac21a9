import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { keyText, mostKeys } from '@tradepost/domain/permission/key-permissions'
import type { RoleSide } from '@tradepost/domain/permission/permissions'
import { dayMs } from '@tradepost/domain/time/durations'
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { type CallContext, noteChange, principal } from '../../platform/call/call-context.ts'
import { keyMacUse } from '../../platform/crypto/api-key-mac.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { apiKey } from '../../platform/db/schema/operation/api-key.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { cleanTitle } from '../../platform/text/clean-text.ts'

/** Named after the keys of sellers, which were first. */
const perDay: RateRule = { name: 'seller-key-create', limit: 30, windowMs: dayMs }
const mostShown = 100
const mostDays = 731
const prefixLength = 8
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

type Row = typeof apiKey.$inferSelect

/** Whose keys: those of a seller, or, without one, those of the shop. */
export interface KeyOwner {
  tenantId: number
  sellerId: string | null
}

/** A key without its secret. */
export interface KeyView<P extends string> {
  id: string
  name: string
  prefix: string
  permissions: P[]
  createdBy: string
  createdAt: string
  lastUsedAt: string | null
  expiresAt: string | null
  state: 'active' | 'expired' | 'revoked'
}

function stateOf({ revokedAt, expiresAt }: Row, now: Date): KeyView<string>['state'] {
  if (revokedAt) return 'revoked'
  return expiresAt && expiresAt <= now ? 'expired' : 'active'
}

const viewOf = <P extends string>(row: Row, createdBy: string, now: Date): KeyView<P> => ({
  ...{ id: row.id, name: row.name, prefix: row.prefix, createdBy },
  // A key has permissions of its own side only.
  permissions: row.permissions as string[] as P[],
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  state: stateOf(row, now),
})

const isOfOwner = ({ tenantId, sellerId }: KeyOwner) =>
  ofTenant(apiKey, tenantId, sellerId === null ? isNull(apiKey.sellerId) : eq(apiKey.sellerId, sellerId))
const isActive = (now: Date) => and(isNull(apiKey.revokedAt), or(isNull(apiKey.expiresAt), gt(apiKey.expiresAt, now)))

/** The keys of an owner: those that work first, then the newest. */
export async function keysOf<P extends string>(tx: Tx, owner: KeyOwner, now: Date): Promise<KeyView<P>[]> {
  const rows = await tx
    .select({ key: apiKey, nickName: appUser.nickName })
    .from(apiKey)
    .innerJoin(appUser, ofTenant(appUser, apiKey.tenantId, eq(appUser.id, apiKey.createdBy)))
    .where(isOfOwner(owner))
    .orderBy(desc(sql`${isActive(now)}`), desc(apiKey.createdAt), apiKey.id)
    .limit(mostShown)
  return rows.map(({ key, nickName }) => viewOf(key, nickName, now))
}

/** The name of the person who makes a call. */
export async function personOf(tx: Tx, context: CallContext): Promise<string> {
  const [user] = await tx
    .select({ nickName: appUser.nickName })
    .from(appUser)
    .where(ofTenant(appUser, context.tenant.tenantId, eq(appUser.id, principal(context).userId)))
  return user?.nickName ?? ''
}

interface GivenKey<P extends string> {
  name: string
  permissions: readonly P[]
  expiresAt?: string
}

/** Reads what a new key shall be; refuses permissions that its maker lacks, and an end too far away or in the past. */
export function readNewKey<P extends string>(context: CallContext, given: GivenKey<P>, now: Date) {
  const name = cleanTitle(given.name)
  if (!name) throw new Failure('data_error', { field: 'name' })
  const held = principal(context).permissions
  if (!given.permissions.every((one) => held.has(one))) throw new Failure('forbidden', { field: 'permissions' })
  const expiresAt = given.expiresAt ? new Date(given.expiresAt) : null
  if (expiresAt && (expiresAt <= now || expiresAt.getTime() > now.getTime() + mostDays * dayMs))
    throw new Failure('bad_request', { field: 'expiresAt' })
  return { name, permissions: given.permissions, expiresAt }
}

const newPrefix = () => Array.from({ length: prefixLength }, () => letters[randomInt(letters.length)]).join('')

/** Stores a new key and notes it for the audit log. The caller has locked the owner, so that two are counted one after the other. */
export async function addKey<P extends string>(
  deps: Deps,
  tx: Tx,
  context: CallContext,
  owner: KeyOwner,
  { name, permissions, expiresAt }: ReturnType<typeof readNewKey<P>>,
): Promise<KeyView<P> & { bearer: string }> {
  const { tenantId, sellerId } = owner
  const side: RoleSide = sellerId === null ? 'staff' : 'seller'
  const now = deps.clock.now()
  if ((await tx.$count(apiKey, and(isOfOwner(owner), isActive(now)))) >= mostKeys) throw new Failure('keys_full')
  const { userId } = principal(context)
  await requireRate(tx, tenantId, perDay, sellerId ?? `staff:${userId}`, now)
  const prefix = newPrefix()
  const bearer = keyText(side, tenantId, prefix, randomBytes(32).toString('base64url'))
  const secrets = await deps.secrets.forTenant(tx, tenantId)
  const [row] = await tx
    .insert(apiKey)
    .values({
      ...{ tenantId, id: randomUUID(), sellerId, name, prefix, keyMac: secrets.mac(keyMacUse, bearer) },
      ...{ permissions: [...permissions] as string[] as Row['permissions'], createdBy: userId },
      ...{ createdAt: now, expiresAt },
    })
    .returning()
  if (!row) throw new Error('the key was not inserted')
  noteChange(context, { after: { id: row.id, prefix, permissions: row.permissions } })
  return { ...viewOf<P>(row, await personOf(tx, context), now), bearer }
}

/** Revokes a key of an owner for good. */
export async function revokeKey<P extends string>(
  tx: Tx,
  context: CallContext,
  owner: KeyOwner,
  id: string,
  now: Date,
): Promise<KeyView<P>> {
  const isKey = and(isOfOwner(owner), eq(apiKey.id, id))
  const [row] = await tx.select().from(apiKey).where(isKey).for('update')
  if (!row) throw new Failure('not_found', { field: 'id' })
  if (row.revokedAt) throw new Failure('state_conflict')
  await tx.update(apiKey).set({ revokedAt: now }).where(isKey)
  noteChange(context, { before: { state: stateOf(row, now) }, after: { state: 'revoked', prefix: row.prefix } })
  const list = await keysOf<P>(tx, owner, now)
  return list.find((key) => key.id === row.id) ?? viewOf<P>({ ...row, revokedAt: now }, '', now)
}
