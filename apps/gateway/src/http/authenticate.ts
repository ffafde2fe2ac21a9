import type { Call } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import { eq, exists, inArray, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Principal } from '../platform/call/call-context.ts'
import { type HeldRoleRow, permissionsOfPerson, roleOfUser } from '../platform/call/held-role.ts'
import { requireFactor } from '../platform/call/second-factor.ts'
import { hashToken } from '../platform/crypto/tokens.ts'
import { named } from '../platform/db/connection/tenant-read.ts'
import { ofTenant } from '../platform/db/of-tenant.ts'
import { appUser } from '../platform/db/schema/account/account.ts'
import { passkey, totpFactor } from '../platform/db/schema/account/factor.ts'
import { type Amr, accessToken, refreshFamily } from '../platform/db/schema/account/session.ts'
import { seller } from '../platform/db/schema/seller.ts'
import type { Deps } from '../platform/deps.ts'
import { Failure } from '../platform/failure/failure.ts'
import { principalOfKey } from './api-key.ts'
import { principalFrom, requireMay } from './who-may.ts'

/** Updates a seller's `last_seen_at`, at most once a minute. Skips a locked row instead of waiting. */
async function touchLastSeen({ db }: Deps, tenantId: number, sellerId: string): Promise<void> {
  await db.withTenant(tenantId, 'gateway', (tx) =>
    tx
      .update(seller)
      .set({ lastSeenAt: sql`moment()` })
      .where(
        ofTenant(
          seller,
          tenantId,
          inArray(
            seller.id,
            tx
              .select({ id: seller.id })
              .from(seller)
              .where(ofTenant(seller, tenantId, eq(seller.id, sellerId)))
              .for('update', { skipLocked: true }),
          ),
        ),
      ),
  )
}

interface SessionRow {
  userId: string
  familyId: string
  expired: boolean
  ended: boolean
  revokedAt: Date | null
  createdAt: Date
  authenticatedAt: Date | null
  hasAuthenticator: boolean
  hasPasskey: boolean
  factorAt: Date | null
  unproven: boolean
  amr: Amr
  clientId: string
  enabled: boolean
  userType: number
  sellerId: string | null
  unseen: boolean | null
}

const passkeyOfToken = (tenantId: number) =>
  new QueryBuilder()
    .select({ id: passkey.id })
    .from(passkey)
    .where(ofTenant(passkey, tenantId, eq(passkey.userId, accessToken.userId)))

const sessionOf = (tenantId: number, token: string) =>
  named(
    'session_of_token',
    new QueryBuilder()
      .select({
        userId: sql`${accessToken.userId}`.as('userId'),
        familyId: sql`${accessToken.familyId}`.as('familyId'),
        // The database's clock decides, so that all gateways agree.
        expired: sql`${accessToken.expiresAt} <= moment()`.as('expired'),
        ended: sql`${refreshFamily.absoluteEnd} <= moment()`.as('ended'),
        revokedAt: sql`${refreshFamily.revokedAt}`.as('revokedAt'),
        createdAt: sql`${refreshFamily.createdAt}`.as('createdAt'),
        authenticatedAt: sql`${refreshFamily.authenticatedAt}`.as('authenticatedAt'),
        hasAuthenticator: sql`${totpFactor.confirmedAt} is not null`.as('hasAuthenticator'),
        hasPasskey: sql`${exists(passkeyOfToken(tenantId))}`.as('hasPasskey'),
        factorAt: sql`${refreshFamily.factorAt}`.as('factorAt'),
        unproven: sql`${refreshFamily.unproven}`.as('unproven'),
        amr: sql`${refreshFamily.amr}`.as('amr'),
        clientId: sql`${refreshFamily.clientId}`.as('clientId'),
        enabled: sql`${appUser.enabled}`.as('enabled'),
        userType: sql`${appUser.userType}`.as('userType'),
        sellerId: sql`${seller.id}`.as('sellerId'),
        unseen: sql`${seller.lastSeenAt} is null or ${seller.lastSeenAt} < moment() - interval '1 minute'`.as('unseen'),
      })
      .from(accessToken)
      .innerJoin(
        refreshFamily,
        ofTenant(refreshFamily, accessToken.tenantId, eq(refreshFamily.id, accessToken.familyId)),
      )
      .innerJoin(appUser, ofTenant(appUser, accessToken.tenantId, eq(appUser.id, accessToken.userId)))
      .leftJoin(totpFactor, ofTenant(totpFactor, accessToken.tenantId, eq(totpFactor.userId, accessToken.userId)))
      .leftJoin(seller, ofTenant(seller, appUser.tenantId, eq(seller.userId, appUser.id)))
      .where(ofTenant(accessToken, tenantId, eq(accessToken.tokenHash, hashToken(token)))),
  )

async function principalOf(deps: Deps, tenantId: number, token: string): Promise<Principal> {
  const [row] = await deps.db.read<SessionRow>(tenantId, 'gateway', sessionOf(tenantId, token))
  if (!row) throw new Failure('unauthorized')
  // The session has ended for good. `access_denied` makes the caller sign in again instead of refreshing.
  if (row.revokedAt || !row.enabled || row.ended) throw new Failure('access_denied')
  if (row.expired) throw new Failure('unauthorized')
  const user = principalFrom({
    userId: row.userId,
    userType: row.userType,
    sellerId: row.userType & userType.seller ? row.sellerId : null,
    sessionFamilyId: row.familyId,
    unproven: row.unproven,
    authenticatedAt: row.authenticatedAt ?? row.createdAt,
    hasFactor: row.hasAuthenticator || row.hasPasskey,
    hasPasskey: row.hasPasskey,
    factorAt: row.factorAt,
    amr: row.amr,
    clientId: row.clientId,
  })
  if (user.sellerId && row.unseen) await touchLastSeen(deps, tenantId, user.sellerId)
  return user
}

/** The person with the role that allows the call; refuses a person without it. */
async function withRole(deps: Deps, tenantId: number, call: Call, user: Principal): Promise<Principal> {
  const side = call.auth === 'staff' ? 'staff' : 'seller'
  const [row] = await deps.db.read<HeldRoleRow>(tenantId, 'gateway', roleOfUser(tenantId, side, user.userId))
  const permissions = row ? permissionsOfPerson(side, row) : new Set<string>()
  if (!row || !call.permission || !permissions.has(call.permission)) throw new Failure('forbidden')
  requireFactor(deps, user, side)
  if (row.sellerId !== null && row.unseen) await touchLastSeen(deps, tenantId, row.sellerId)
  return { ...user, role: row.preset ?? row.roleId, permissions, sellerId: row.sellerId ?? user.sellerId }
}

/** Values of `auth` that require sign-in. */
const requiringSignIn: ReadonlySet<Call['auth']> = new Set(['buyer', 'seller', 'staff'])

/** The bearer token, if the call reads one. */
export function bearerToken(call: Call, authorization: string | undefined): string | undefined {
  if (call.tracking || (call.auth !== 'optional' && !requiringSignIn.has(call.auth))) return undefined
  return /^Bearer ([\w-]{20,200})$/.exec(authorization ?? '')?.[1]
}

/** The signed-in person. Calls with `auth: 'none'` and tracking calls never read Authorization. */
export async function authenticate(
  deps: Deps,
  call: Call,
  tenantId: number,
  authorization: string | undefined,
): Promise<Principal | null> {
  const requiresSignIn = requiringSignIn.has(call.auth)
  if (call.tracking || (call.auth !== 'optional' && !requiresSignIn)) return null
  const token = bearerToken(call, authorization)
  if (!requiresSignIn) {
    if (!token) return null
    return principalOf(deps, tenantId, token).catch((error) => {
      if (error instanceof Failure) return null
      throw error
    })
  }
  if (!token) throw new Failure('unauthorized')
  const ofKey = await principalOfKey(deps, call, tenantId, token)
  if (ofKey) return ofKey
  const user = await principalOf(deps, tenantId, token)
  requireMay(call, user)
  return call.permission ? withRole(deps, tenantId, call, user) : user
}
