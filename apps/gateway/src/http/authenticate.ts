import { createHash } from 'node:crypto'
import type { Auth, Call } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import { and, eq } from 'drizzle-orm'
import type { Principal } from '../platform/call-context.ts'
import { appUser } from '../platform/db/schema/account.ts'
import { seller } from '../platform/db/schema/seller.ts'
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
        sellerId: seller.id,
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
  const now = clock.now()
  // The session is over for good: refreshing would not help, so the caller is told to sign in again.
  if (row.revokedAt || !row.enabled || row.absoluteEnd <= now) throw new Failure('access_denied')
  if (row.expiresAt <= now) throw new Failure('unauthorized')
  const sellerId = row.userType & userType.seller ? row.sellerId : null
  return { userId: row.userId, userType: row.userType, sellerId, sessionFamilyId: row.familyId }
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
