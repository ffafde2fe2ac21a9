import { createHash } from 'node:crypto'
import type { Call } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import { and, eq } from 'drizzle-orm'
import type { Principal } from '../platform/call-context.ts'
import { appUser } from '../platform/db/schema/account.ts'
import { accessToken, refreshFamily } from '../platform/db/schema/session.ts'
import type { Deps } from '../platform/deps.ts'
import { Failure } from '../platform/failure.ts'

async function principalOf({ db, clock }: Deps, tenantId: number, token: string): Promise<Principal> {
  const hash = createHash('sha256').update(token).digest()
  const [row] = await db.withTenant(tenantId, 'gateway', (tx) =>
    tx
      .select({
        userId: accessToken.userId,
        familyId: accessToken.familyId,
        expiresAt: accessToken.expiresAt,
        revokedAt: refreshFamily.revokedAt,
        absoluteEnd: refreshFamily.absoluteEnd,
        enabled: appUser.enabled,
        userType: appUser.userType,
      })
      .from(accessToken)
      .innerJoin(
        refreshFamily,
        and(eq(refreshFamily.tenantId, accessToken.tenantId), eq(refreshFamily.id, accessToken.familyId)),
      )
      .innerJoin(appUser, and(eq(appUser.tenantId, accessToken.tenantId), eq(appUser.id, accessToken.userId)))
      .where(and(eq(accessToken.tenantId, tenantId), eq(accessToken.tokenHash, hash))),
  )
  if (!row) throw new Failure('unauthorized')
  const now = clock.now()
  // The session is over for good: refreshing would not help, so the caller is told to sign in again.
  if (row.revokedAt || !row.enabled || row.absoluteEnd <= now) throw new Failure('access_denied')
  if (row.expiresAt <= now) throw new Failure('unauthorized')
  return { userId: row.userId, userType: row.userType, sessionFamilyId: row.familyId }
}

/** Who is signed in, as far as the call's stance asks: `none` and tracking calls never look at Authorization. */
export async function authenticate(
  deps: Deps,
  call: Call,
  tenantId: number,
  authorization: string | undefined,
): Promise<Principal | null> {
  if (call.tracking || (call.auth !== 'optional' && call.auth !== 'buyer')) return null
  const token = /^Bearer ([\w-]{20,200})$/.exec(authorization ?? '')?.[1]
  if (call.auth === 'optional') {
    if (!token) return null
    return principalOf(deps, tenantId, token).catch((error) => {
      if (error instanceof Failure) return null
      throw error
    })
  }
  if (!token) throw new Failure('unauthorized')
  const user = await principalOf(deps, tenantId, token)
  if (!(user.userType & userType.buyer)) throw new Failure('forbidden')
  return user
}
