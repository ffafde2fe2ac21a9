import { createHash } from 'node:crypto'
import type { Auth, Call } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import { and, eq, sql } from 'drizzle-orm'
import type { Principal } from '../platform/call-context.ts'
import { appUser } from '../platform/db/schema/account.ts'
import { seller } from '../platform/db/schema/seller.ts'
import { accessToken, refreshFamily } from '../platform/db/schema/session.ts'
import type { Deps } from '../platform/deps.ts'
import { Failure } from '../platform/failure.ts'

/** Notes that a seller is here, at most once a minute; whoever works on the row already is not waited for. */
async function noteSeen({ db }: Deps, tenantId: number, sellerId: string): Promise<void> {
  await db.withTenant(tenantId, 'gateway', (tx) =>
    tx.execute(sql`update seller set last_seen_at = moment() where tenant_id = ${tenantId}
      and id in (select id from seller where tenant_id = ${tenantId} and id = ${sellerId} for update skip locked)`),
  )
}

async function principalOf(deps: Deps, tenantId: number, token: string): Promise<Principal> {
  const hash = createHash('sha256').update(token).digest()
  const [row] = await deps.db.withTenant(tenantId, 'gateway', (tx) =>
    tx
      .select({
        userId: accessToken.userId,
        familyId: accessToken.familyId,
        // The database's clock decides, not that of whichever gateway is asked.
        expired: sql<boolean>`${accessToken.expiresAt} <= moment()`,
        ended: sql<boolean>`${refreshFamily.absoluteEnd} <= moment()`,
        revokedAt: refreshFamily.revokedAt,
        createdAt: refreshFamily.createdAt,
        authenticatedAt: refreshFamily.authenticatedAt,
        unproven: refreshFamily.unproven,
        enabled: appUser.enabled,
        userType: appUser.userType,
        sellerId: seller.id,
        unseen: sql<boolean>`${seller.lastSeenAt} is null or ${seller.lastSeenAt} < moment() - interval '1 minute'`,
      })
      .from(accessToken)
      .innerJoin(
        refreshFamily,
        and(eq(refreshFamily.tenantId, accessToken.tenantId), eq(refreshFamily.id, accessToken.familyId)),
      )
      .innerJoin(appUser, and(eq(appUser.tenantId, accessToken.tenantId), eq(appUser.id, accessToken.userId)))
      .leftJoin(seller, and(eq(seller.tenantId, appUser.tenantId), eq(seller.userId, appUser.id)))
      .where(and(eq(accessToken.tenantId, tenantId), eq(accessToken.tokenHash, hash))),
  )
  if (!row) throw new Failure('unauthorized')
  // The session is over for good: refreshing would not help, so the caller is told to sign in again.
  if (row.revokedAt || !row.enabled || row.ended) throw new Failure('access_denied')
  if (row.expired) throw new Failure('unauthorized')
  const sellerId = row.userType & userType.seller ? row.sellerId : null
  if (sellerId && row.unseen) await noteSeen(deps, tenantId, sellerId)
  return {
    userId: row.userId,
    userType: row.userType,
    sellerId,
    sessionFamilyId: row.familyId,
    unproven: row.unproven,
    authenticatedAt: row.authenticatedAt ?? row.createdAt,
  }
}

/** Whether an account is what a call asks for; calls that ask for no one in particular are not here. */
const fits: Partial<Record<Auth, (user: Principal) => boolean>> = {
  buyer: (user) => (user.userType & userType.buyer) !== 0,
  seller: (user) => user.sellerId !== null,
  service: (user) => (user.userType & userType.employee) !== 0,
}

/** Who is signed in, as far as the call's stance asks: `none` and tracking calls never look at Authorization. */
export async function authenticate(
  deps: Deps,
  call: Call,
  tenantId: number,
  authorization: string | undefined,
): Promise<Principal | null> {
  const isFit = fits[call.auth]
  if (call.tracking || (call.auth !== 'optional' && !isFit)) return null
  const token = /^Bearer ([\w-]{20,200})$/.exec(authorization ?? '')?.[1]
  if (!isFit) {
    if (!token) return null
    return principalOf(deps, tenantId, token).catch((error) => {
      if (error instanceof Failure) return null
      throw error
    })
  }
  if (!token) throw new Failure('unauthorized')
  const user = await principalOf(deps, tenantId, token)
  if (!isFit?.(user)) throw new Failure('forbidden')
  return user
}
