import { timingSafeEqual } from 'node:crypto'
import type { Call } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import { keyCallsPerMinute, readKey } from '@tradepost/domain/permission/key-permissions'
import type { RoleSide } from '@tradepost/domain/permission/permissions'
import { minuteMs } from '@tradepost/domain/time/durations'
import { eq, isNull, lt, or } from 'drizzle-orm'
import { maySellerAct } from '../modules/offer/may-sell.ts'
import type { Principal } from '../platform/call/call-context.ts'
import { heldPermissions } from '../platform/call/held-role.ts'
import { keyMacUse } from '../platform/crypto/api-key-mac.ts'
import type { Tx } from '../platform/db/database.ts'
import { ofTenant } from '../platform/db/of-tenant.ts'
import { appUser } from '../platform/db/schema/account/account.ts'
import { role, roleMember } from '../platform/db/schema/account/role.ts'
import { apiKey } from '../platform/db/schema/operation/api-key.ts'
import type { Deps } from '../platform/deps.ts'
import { Failure } from '../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../platform/limits/rate-limit.ts'

/** Named after the keys of sellers, which were first. */
const perMinute: RateRule = { name: 'seller-key', limit: keyCallsPerMinute, windowMs: minuteMs }
/** Compared with the given key if its prefix is unknown, so that the check takes the same time. */
const noMac = Buffer.alloc(32)
const typeOf = { seller: userType.seller, staff: userType.employee } as const satisfies Record<RoleSide, number>

/** The side whose keys a call accepts; null if it accepts none. */
const keySideOf = ({ auth, permission }: Call): RoleSide | null =>
  permission && (auth === 'seller' || auth === 'staff') ? auth : null

/** The tenant that the key in an Authorization header states, for calls that accept keys; null without a key. */
export function tenantOfKey(call: Call, authorization: string | undefined): number | null {
  const side = keySideOf(call)
  const [scheme, token = ''] = (authorization ?? '').split(' ')
  const given = side && scheme === 'Bearer' ? readKey(token) : null
  return given && given.side === side ? given.tenantId : null
}

/** The key with its maker's role of today. */
async function findKey(tx: Tx, tenantId: number, side: RoleSide, prefix: string) {
  const [row] = await tx
    .select({
      ...{ key: apiKey, enabled: appUser.enabled, userType: appUser.userType },
      ...{ preset: roleMember.preset, permissions: role.permissions, roleOf: roleMember.sellerId },
      hasRole: roleMember.userId,
    })
    .from(apiKey)
    .innerJoin(appUser, ofTenant(appUser, apiKey.tenantId, eq(appUser.id, apiKey.createdBy)))
    .leftJoin(
      roleMember,
      ofTenant(roleMember, apiKey.tenantId, eq(roleMember.userId, appUser.id), eq(roleMember.side, side)),
    )
    .leftJoin(role, ofTenant(role, apiKey.tenantId, eq(role.id, roleMember.roleId)))
    .where(ofTenant(apiKey, tenantId, eq(apiKey.prefix, prefix)))
  return row
}

type FoundKey = NonNullable<Awaited<ReturnType<typeof findKey>>>

/** The permissions of a key's maker today, on the key's side. A maker who left the team has none. */
function permissionsOfMaker(side: RoleSide, { key, enabled, userType: type, ...held }: FoundKey): ReadonlySet<string> {
  const isMember = enabled && held.hasRole !== null && held.roleOf === key.sellerId
  if (!isMember || (side === 'staff' && (type & userType.employee) === 0)) return new Set()
  return heldPermissions(side, held)
}

/** Notes that a key is used, at most once a minute. */
const noteUse = (tx: Tx, { tenantId, id }: { tenantId: number; id: string }, now: Date) =>
  tx
    .update(apiKey)
    .set({ lastUsedAt: now })
    .where(
      ofTenant(
        apiKey,
        tenantId,
        eq(apiKey.id, id),
        or(isNull(apiKey.lastUsedAt), lt(apiKey.lastUsedAt, new Date(now.getTime() - minuteMs))),
      ),
    )

/**
 * The caller by an API key; null if the token is no key. A key may do what it was given, as far as its maker may do it
 * today. It proves no second factor, so what asks for one is refused.
 */
export async function principalOfKey(
  deps: Deps,
  call: Call,
  tenantId: number,
  token: string,
): Promise<Principal | null> {
  const given = readKey(token)
  const side = keySideOf(call)
  if (!given || !side) return null
  const { permission } = call
  if (given.tenantId !== tenantId) throw new Failure('unauthorized')
  if (given.side !== side) throw new Failure('forbidden')
  return deps.db.withTenant(tenantId, 'gateway', async (tx) => {
    const row = await findKey(tx, tenantId, side, given.prefix)
    const mac = (await deps.secrets.forTenant(tx, tenantId)).mac(keyMacUse, token)
    const isSame = timingSafeEqual(mac, row?.key.keyMac ?? noMac)
    const now = deps.clock.now()
    if (!row || !isSame || row.key.revokedAt || (row.key.expiresAt && row.key.expiresAt <= now))
      throw new Failure('unauthorized')
    const { key } = row
    const held = permissionsOfMaker(side, row)
    const permissions = new Set<string>(key.permissions.filter((one) => held.has(one)))
    if (!permission || !permissions.has(permission)) throw new Failure('forbidden')
    await requireRate(tx, tenantId, perMinute, key.id, now)
    if (key.sellerId !== null && !(await maySellerAct(tx, tenantId, key.sellerId, 'add')))
      throw new Failure('seller_suspended')
    await noteUse(tx, key, now)
    return {
      ...{ userId: key.createdBy, sellerId: key.sellerId, userType: typeOf[side], sessionFamilyId: key.id },
      ...{ key: { id: key.id, prefix: key.prefix }, role: 'key', permissions },
      ...{ unproven: false, proxiedBy: null },
      ...{ hasFactor: true, hasPasskey: false, factorAt: null, authenticatedAt: new Date(0) },
    }
  })
}
