import { randomUUID } from 'node:crypto'
import type { LoginResponse } from '@tradepost/contract'
import { conversationWindowSeconds, rememberMeSeconds, userType } from '@tradepost/contract/constants'
import { mostSessions } from '@tradepost/domain/limits/list-limits'
import { hourMs } from '@tradepost/domain/time/durations'
import { desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { hashToken, newToken } from '../../../platform/crypto/tokens.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { appUser } from '../../../platform/db/schema/account/account.ts'
import { pushDevice } from '../../../platform/db/schema/account/push.ts'
import { type Amr, accessToken, refreshFamily, refreshToken } from '../../../platform/db/schema/account/session.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../../platform/limits/rate-limit.ts'

export const accessSeconds = 900
const plainAbsoluteSeconds = 24 * 3600
/** Sessions of staff are short, remembered or not. */
export const staffSeconds = { absolute: 12 * 3600, idle: 30 * 60 } as const
const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)
const earlier = (one: Date, other: Date) => new Date(Math.min(one.getTime(), other.getTime()))

export type Family = typeof refreshFamily.$inferSelect

export interface TokenPair {
  access: string
  refresh: string
  accessEndsAt: string
}

export const isStaff = (kinds: number): boolean => (kinds & userType.employee) !== 0

/** The time at which inactivity ends a session, at most its absolute end; null for a buyer's remembered session. */
export function idleEnd(now: Date, kinds: number, remember: boolean, absoluteEnd: Date): Date | null {
  if (isStaff(kinds)) return earlier(after(now, staffSeconds.idle), absoluteEnd)
  return remember ? null : earlier(after(now, conversationWindowSeconds), absoluteEnd)
}

/** Seconds until the absolute end of a new session. */
function fullSeconds(kinds: number, remember: boolean): number {
  if (isStaff(kinds)) return staffSeconds.absolute
  return remember ? rememberMeSeconds : plainAbsoluteSeconds
}

/** Writes one generation of a family: a refresh token and an access token that ends with the session at the latest. */
export async function issuePair(tx: Tx, family: Family, generation: number, now: Date): Promise<TokenPair> {
  const pair = { access: newToken(), refresh: newToken() }
  const expiresAt = earlier(after(now, accessSeconds), family.absoluteEnd)
  const { tenantId, id: familyId, userId } = family
  await tx.insert(refreshToken).values({ tenantId, tokenHash: hashToken(pair.refresh), familyId, generation })
  await tx.insert(accessToken).values({ tenantId, tokenHash: hashToken(pair.access), familyId, userId, expiresAt })
  return { ...pair, accessEndsAt: expiresAt.toISOString() }
}

export function loginResponse(family: Family, pair: TokenPair, now: Date): LoginResponse {
  return {
    access_token: pair.access,
    refresh_token: pair.refresh,
    token_type: 'Bearer',
    expires_in: Math.max(0, Math.floor((Date.parse(pair.accessEndsAt) - now.getTime()) / 1000)),
    session_ends_at: Math.floor(family.absoluteEnd.getTime() / 1000),
    user_info: { userId: family.userId },
  }
}

interface NewSession {
  tenantId: number
  userId: string
  clientId: string
  remember: boolean
  deviceId: string | null
  amr: Amr
  unproven?: boolean
  ip: string | null
  userAgent: string | null
  /** The latest end of the session, with or without `remember`. */
  notAfter?: Date
  /** The session that this one replaces, whose devices for notifications become its own. */
  continues?: string
  /** The time of authentication, if that was before this session. */
  authenticatedAt?: Date | null
  /** When the second factor was proved, for a session that continues another. */
  factorAt?: Date | null
}

const startsPerHour: RateRule = { name: 'session-hour', limit: 600, windowMs: hourMs }

/** Ends a user's least recently used sessions beyond the limit. */
function endOldest(tx: Tx, { tenantId, userId, id }: Family, now: Date) {
  const oldest = tx
    .select({ id: refreshFamily.id })
    .from(refreshFamily)
    .where(
      ofTenant(
        refreshFamily,
        tenantId,
        eq(refreshFamily.userId, userId),
        ne(refreshFamily.id, id),
        isNull(refreshFamily.revokedAt),
        gt(refreshFamily.absoluteEnd, now),
      ),
    )
    .orderBy(desc(sql`coalesce(${refreshFamily.lastUsedAt}, ${refreshFamily.createdAt})`), refreshFamily.id)
    .offset(mostSessions - 1)
  return tx
    .update(refreshFamily)
    .set({ revokedAt: now, revokeReason: 'too_many' })
    .where(ofTenant(refreshFamily, tenantId, inArray(refreshFamily.id, oldest)))
}

/** Starts a session family. Every sign-in starts a new one, so that earlier tokens become worthless. */
export async function startSession(tx: Tx, session: NewSession, now: Date): Promise<LoginResponse> {
  const { notAfter, continues, authenticatedAt = null, factorAt = null, unproven = false, ...facts } = session
  const { tenantId, userId } = session
  // Sessions of one user start one after another, so that the limit holds for parallel sign-ins.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sessions:${tenantId}:${userId}`}, 0))`)
  await requireRate(tx, tenantId, startsPerHour, userId, now)
  const [user] = await tx
    .select({ kinds: appUser.userType })
    .from(appUser)
    .where(ofTenant(appUser, tenantId, eq(appUser.id, userId)))
  const kinds = user?.kinds ?? 0
  const full = after(now, fullSeconds(kinds, session.remember))
  const absoluteEnd = notAfter ? earlier(full, notAfter) : full
  const family: Family = {
    ...facts,
    unproven,
    factorAt,
    challengeHash: null,
    challengeAt: null,
    authenticatedAt,
    lastUsedAt: now,
    id: randomUUID(),
    createdAt: now,
    absoluteEnd,
    idleEnd: idleEnd(now, kinds, session.remember, absoluteEnd),
    revokedAt: null,
    revokeReason: null,
  }
  await tx.insert(refreshFamily).values(family)
  if (continues)
    await tx
      .update(pushDevice)
      .set({ familyId: family.id })
      .where(ofTenant(pushDevice, tenantId, eq(pushDevice.familyId, continues)))
  await endOldest(tx, family, now)
  return loginResponse(family, await issuePair(tx, family, 1, now), now)
}

/**
 * Replaces a session after a proof of identity: of the password, or of the second factor (`byFactor`). The new session
 * has the same rights, the same end and the other proof of the old one, whose tokens become worthless.
 */
export async function replaceSession(
  tx: Tx,
  {
    tenantId,
    familyId,
    reason,
    now,
    byFactor = false,
  }: { tenantId: number; familyId: string; reason: string; now: Date; byFactor?: boolean },
): Promise<LoginResponse> {
  const [ended] = await tx
    .update(refreshFamily)
    .set({ revokedAt: now, revokeReason: reason })
    .where(ofTenant(refreshFamily, tenantId, eq(refreshFamily.id, familyId), isNull(refreshFamily.revokedAt)))
    .returning()
  if (!ended) throw new Failure('access_denied')
  const { userId, clientId, remember, deviceId, amr, ip, userAgent, absoluteEnd } = ended
  const facts = { tenantId, userId, clientId, remember, deviceId, amr, ip, userAgent }
  const proofs = byFactor
    ? { authenticatedAt: ended.authenticatedAt ?? ended.createdAt, factorAt: now }
    : { authenticatedAt: now, factorAt: ended.factorAt }
  return startSession(tx, { ...facts, ...proofs, notAfter: absoluteEnd, continues: familyId }, now)
}

/** The session of a refresh or access token, even if it has ended. */
export async function familyOfToken(tx: Tx, tenantId: number, token: string): Promise<Family | null> {
  const tokenHash = hashToken(token)
  const familyIn = (table: typeof refreshToken | typeof accessToken) =>
    tx
      .select({ id: table.familyId })
      .from(table)
      .where(ofTenant(table, tenantId, eq(table.tokenHash, tokenHash)))
  const [row] = await tx
    .select()
    .from(refreshFamily)
    .where(
      ofTenant(
        refreshFamily,
        tenantId,
        inArray(refreshFamily.id, unionAll(familyIn(refreshToken), familyIn(accessToken))),
      ),
    )
  return row ?? null
}

export async function revokeFamily(
  tx: Tx,
  tenantId: number,
  familyId: string,
  reason: string,
  now: Date,
): Promise<void> {
  await tx
    .update(refreshFamily)
    .set({ revokedAt: now, revokeReason: reason })
    .where(ofTenant(refreshFamily, tenantId, eq(refreshFamily.id, familyId), isNull(refreshFamily.revokedAt)))
}

/** Ends every session of a user except the given one. */
export async function revokeUserSessions(
  tx: Tx,
  {
    tenantId,
    userId,
    except,
    reason,
    now,
  }: { tenantId: number; userId: string; except?: string; reason: string; now: Date },
): Promise<void> {
  await tx
    .update(refreshFamily)
    .set({ revokedAt: now, revokeReason: reason })
    .where(
      ofTenant(
        refreshFamily,
        tenantId,
        eq(refreshFamily.userId, userId),
        isNull(refreshFamily.revokedAt),
        except ? ne(refreshFamily.id, except) : undefined,
      ),
    )
}

export async function dropExpiredAccess(tx: Tx, tenantId: number, familyId: string, now: Date): Promise<void> {
  await tx
    .delete(accessToken)
    .where(ofTenant(accessToken, tenantId, eq(accessToken.familyId, familyId), lt(accessToken.expiresAt, now)))
}
