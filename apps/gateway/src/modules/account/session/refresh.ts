import type { LoginResponse } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import { hourMs } from '@tradepost/domain/time/durations'
import { eq } from 'drizzle-orm'
import type { CallContext } from '../../../platform/call/call-context.ts'
import { hashToken, openSuccessor, sealSuccessor } from '../../../platform/crypto/tokens.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { moment } from '../../../platform/db/moment.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { appUser } from '../../../platform/db/schema/account/account.ts'
import { refreshFamily, refreshToken } from '../../../platform/db/schema/account/session.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../../platform/limits/rate-limit.ts'
import { sendNotice } from '../guard/notices.ts'
import { recordSecurity } from '../guard/security-events.ts'
import {
  dropExpiredAccess,
  type Family,
  idleEnd,
  isStaff,
  issuePair,
  loginResponse,
  revokeFamily,
  staffSeconds,
  type TokenPair,
} from './session-store.ts'

const replayWindowMs = 10_000
/** Each refresh stores two tokens; a normal session refreshes four times an hour. */
const perSession: RateRule = { name: 'session-refresh', limit: 300, windowMs: hourMs }

type Outcome = { session: LoginResponse } | { refused: 'invalid_grant' | 'access_denied' }

async function lockToken(tx: Tx, tenantId: number, token: string) {
  const [stored] = await tx
    .select()
    .from(refreshToken)
    .where(ofTenant(refreshToken, tenantId, eq(refreshToken.tokenHash, hashToken(token))))
    .for('update')
  if (!stored) return null
  const [row] = await tx
    .select({ family: refreshFamily, enabled: appUser.enabled, kinds: appUser.userType })
    .from(refreshFamily)
    .innerJoin(appUser, ofTenant(appUser, refreshFamily.tenantId, eq(appUser.id, refreshFamily.userId)))
    .where(ofTenant(refreshFamily, tenantId, eq(refreshFamily.id, stored.familyId)))
    .for('update', { of: refreshFamily })
  return row ? { stored, ...row } : null
}

/** Gives two tabs that send the same token the same successor, for some seconds and while the successor is unused. */
async function replay(
  tx: Tx,
  stored: typeof refreshToken.$inferSelect,
  family: Family,
  token: string,
  now: Date,
): Promise<TokenPair | null> {
  const recent = stored.usedAt && now.getTime() - stored.usedAt.getTime() < replayWindowMs
  if (!recent || !stored.successorCt) return null
  const pair = openSuccessor<TokenPair>(token, family.id, stored.successorCt)
  const [successor] = await tx
    .select({ usedAt: refreshToken.usedAt })
    .from(refreshToken)
    .where(ofTenant(refreshToken, family.tenantId, eq(refreshToken.tokenHash, hashToken(pair.refresh))))
  return successor && successor.usedAt === null ? pair : null
}

async function rotate(
  tx: Tx,
  stored: typeof refreshToken.$inferSelect,
  family: Family,
  kinds: number,
  token: string,
  now: Date,
): Promise<LoginResponse> {
  const pair = await issuePair(tx, family, stored.generation + 1, now)
  await tx
    .update(refreshToken)
    .set({ usedAt: now, successorCt: sealSuccessor(token, family.id, pair) })
    .where(ofTenant(refreshToken, family.tenantId, eq(refreshToken.tokenHash, stored.tokenHash)))
  await tx
    .update(refreshFamily)
    .set({ lastUsedAt: now, idleEnd: idleEnd(now, kinds, family.remember, family.absoluteEnd) })
    .where(ofTenant(refreshFamily, family.tenantId, eq(refreshFamily.id, family.id)))
  await dropExpiredAccess(tx, family.tenantId, family.id, now)
  return loginResponse(family, pair, now)
}

/** True if a session is over by its own ends, or by those of staff if its user became one of them after the sign-in. */
function isOver({ absoluteEnd, idleEnd: idle, createdAt }: Family, kinds: number, now: Date): boolean {
  if (absoluteEnd <= now || (idle && idle <= now)) return true
  return isStaff(kinds) && createdAt.getTime() + staffSeconds.absolute * 1000 <= now.getTime()
}

/** Exchanges a refresh token for its successor. A later second use means that the token was copied: ends the family. */
export async function refreshSession(deps: Deps, token: string, context: CallContext): Promise<LoginResponse> {
  const { tenant, ip, clientId } = context
  const { tenantId } = tenant
  const outcome = await deps.db.withTenant<Outcome>(tenantId, 'gateway', async (tx) => {
    const now = await moment(tx)
    const locked = await lockToken(tx, tenantId, token)
    if (!locked) {
      await recordSecurity(tx, tenantId, { kind: 'refresh_unknown', ip, at: now })
      return { refused: 'invalid_grant' }
    }
    const { stored, family, enabled, kinds } = locked
    const event = { userId: family.userId, ip, at: now, facts: { familyId: family.id } }
    if (family.clientId !== clientId) {
      await recordSecurity(tx, tenantId, { ...event, kind: 'refresh_foreign_client' })
      return { refused: 'access_denied' }
    }
    if (family.revokedAt || !enabled || !(kinds & userType.buyer)) return { refused: 'access_denied' }
    if (isOver(family, kinds, now)) {
      await revokeFamily(tx, tenantId, family.id, 'ended', now)
      return { refused: 'invalid_grant' }
    }
    if (!stored.usedAt) await requireRate(tx, tenantId, perSession, family.id, now)
    if (!stored.usedAt) return { session: await rotate(tx, stored, family, kinds, token, now) }
    const pair = await replay(tx, stored, family, token, now)
    if (pair) return { session: loginResponse(family, pair, now) }
    await revokeFamily(tx, tenantId, family.id, 'reuse', now)
    await recordSecurity(tx, tenantId, { ...event, kind: 'refresh_reused' })
    await sendNotice(deps, tx, context, family.userId, 'sessionReuse')
    return { refused: 'access_denied' }
  })
  if ('refused' in outcome) throw new Failure(outcome.refused)
  return outcome.session
}
