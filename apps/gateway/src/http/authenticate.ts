import { createHash } from 'node:crypto'
import type { Call } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import { eq, sql } from 'drizzle-orm'
import type { Principal } from '../platform/call/call-context.ts'
import { ofTenant } from '../platform/db/of-tenant.ts'
import { appUser } from '../platform/db/schema/account/account.ts'
import { accessToken, refreshFamily } from '../platform/db/schema/account/session.ts'
import { seller } from '../platform/db/schema/seller.ts'
import type { Deps } from '../platform/deps.ts'
import { Failure } from '../platform/failure/failure.ts'
import { principalFrom, requireMay } from './who-may.ts'

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
        amr: refreshFamily.amr,
        clientId: refreshFamily.clientId,
        enabled: appUser.enabled,
        userType: appUser.userType,
        sellerId: seller.id,
        unseen: sql<boolean>`${seller.lastSeenAt} is null or ${seller.lastSeenAt} < moment() - interval '1 minute'`,
      })
      .from(accessToken)
      .innerJoin(
        refreshFamily,
        ofTenant(refreshFamily, accessToken.tenantId, eq(refreshFamily.id, accessToken.familyId)),
      )
      .innerJoin(appUser, ofTenant(appUser, accessToken.tenantId, eq(appUser.id, accessToken.userId)))
      .leftJoin(seller, ofTenant(seller, appUser.tenantId, eq(seller.userId, appUser.id)))
      .where(ofTenant(accessToken, tenantId, eq(accessToken.tokenHash, hash))),
  )
  if (!row) throw new Failure('unauthorized')
  // The session is over for good: refreshing would not help, so the caller is told to sign in again.
  if (row.revokedAt || !row.enabled || row.ended) throw new Failure('access_denied')
  if (row.expired) throw new Failure('unauthorized')
  const user = principalFrom({
    userId: row.userId,
    userType: row.userType,
    sellerId: row.userType & userType.seller ? row.sellerId : null,
    sessionFamilyId: row.familyId,
    unproven: row.unproven,
    authenticatedAt: row.authenticatedAt ?? row.createdAt,
    amr: row.amr,
    clientId: row.clientId,
  })
  if (user.sellerId && row.unseen) await noteSeen(deps, tenantId, user.sellerId)
  return user
}

/** Stances of calls that are for somebody who is signed in. */
const forSomebody: ReadonlySet<Call['auth']> = new Set(['buyer', 'seller', 'service'])

/** The token a call is made with, where its stance looks at one. */
export function bearerToken(call: Call, authorization: string | undefined): string | undefined {
  if (call.tracking || (call.auth !== 'optional' && !forSomebody.has(call.auth))) return undefined
  return /^Bearer ([\w-]{20,200})$/.exec(authorization ?? '')?.[1]
}

/** Who is signed in, as far as the call's stance asks: `none` and tracking calls never look at Authorization. */
export async function authenticate(
  deps: Deps,
  call: Call,
  tenantId: number,
  authorization: string | undefined,
): Promise<Principal | null> {
  const isForSomebody = forSomebody.has(call.auth)
  if (call.tracking || (call.auth !== 'optional' && !isForSomebody)) return null
  const token = bearerToken(call, authorization)
  if (!isForSomebody) {
    if (!token) return null
    return principalOf(deps, tenantId, token).catch((error) => {
      if (error instanceof Failure) return null
      throw error
    })
  }
  if (!token) throw new Failure('unauthorized')
  const user = await principalOf(deps, tenantId, token)
  requireMay(call, user)
  return user
}
