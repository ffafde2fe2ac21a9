import { timingSafeEqual } from 'node:crypto'
import type { Call } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import { keyCallsPerMinute, readKey } from '@tradepost/domain/permission/key-permissions'
import { minuteMs } from '@tradepost/domain/time/durations'
import { eq, isNull, lt, or } from 'drizzle-orm'
import { maySellerAct } from '../modules/offer/may-sell.ts'
import type { Principal } from '../platform/call/call-context.ts'
import { heldPermissions } from '../platform/call/held-role.ts'
import { keyMacUse } from '../platform/crypto/seller-key-mac.ts'
import type { Tx } from '../platform/db/database.ts'
import { ofTenant } from '../platform/db/of-tenant.ts'
import { appUser } from '../platform/db/schema/account/account.ts'
import { roleMember } from '../platform/db/schema/account/role.ts'
import { sellerKey } from '../platform/db/schema/seller/seller-key.ts'
import type { Deps } from '../platform/deps.ts'
import { Failure } from '../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../platform/limits/rate-limit.ts'

const perMinute: RateRule = { name: 'seller-key', limit: keyCallsPerMinute, windowMs: minuteMs }
/** Compared with the given key if its prefix is unknown, so that the check takes the same time. */
const noMac = Buffer.alloc(32)

/** The tenant that the key in an Authorization header states, for calls that accept keys; null without a key. */
export function tenantOfKey(call: Call, authorization: string | undefined): number | null {
  if (call.auth !== 'seller' || !call.permission) return null
  const [scheme, token = ''] = (authorization ?? '').split(' ')
  return scheme === 'Bearer' ? (readKey(token)?.tenantId ?? null) : null
}

/** The key with its maker's role of today. */
async function findKey(tx: Tx, tenantId: number, prefix: string) {
  const [row] = await tx
    .select({ key: sellerKey, preset: roleMember.preset, roleOf: roleMember.sellerId, enabled: appUser.enabled })
    .from(sellerKey)
    .innerJoin(appUser, ofTenant(appUser, sellerKey.tenantId, eq(appUser.id, sellerKey.createdBy)))
    .leftJoin(
      roleMember,
      ofTenant(roleMember, sellerKey.tenantId, eq(roleMember.userId, appUser.id), eq(roleMember.side, 'seller')),
    )
    .where(ofTenant(sellerKey, tenantId, eq(sellerKey.prefix, prefix)))
  return row
}

/** Notes that a key is used, at most once a minute. */
const noteUse = (tx: Tx, { tenantId, id }: { tenantId: number; id: string }, now: Date) =>
  tx
    .update(sellerKey)
    .set({ lastUsedAt: now })
    .where(
      ofTenant(
        sellerKey,
        tenantId,
        eq(sellerKey.id, id),
        or(isNull(sellerKey.lastUsedAt), lt(sellerKey.lastUsedAt, new Date(now.getTime() - minuteMs))),
      ),
    )

/**
 * The caller by a seller's key; null if the token is no key. A key may do what it was given, as far as its maker may
 * do it today. It proves no second factor, so what asks for one is refused.
 */
export async function principalOfKey(
  deps: Deps,
  call: Call,
  tenantId: number,
  token: string,
): Promise<Principal | null> {
  const given = readKey(token)
  if (!given || call.auth !== 'seller' || !call.permission) return null
  const { permission } = call
  if (given.tenantId !== tenantId) throw new Failure('unauthorized')
  return deps.db.withTenant(tenantId, 'gateway', async (tx) => {
    const row = await findKey(tx, tenantId, given.prefix)
    const mac = (await deps.secrets.forTenant(tx, tenantId)).mac(keyMacUse, token)
    const isSame = timingSafeEqual(mac, row?.key.keyMac ?? noMac)
    const now = deps.clock.now()
    if (!row || !isSame || row.key.revokedAt || (row.key.expiresAt && row.key.expiresAt <= now))
      throw new Failure('unauthorized')
    const { key, preset, enabled } = row
    const isMember = enabled && preset !== null && row.roleOf === key.sellerId
    const held = isMember ? heldPermissions('seller', { preset, permissions: null }) : new Set<string>()
    const permissions = new Set(key.permissions.filter((one) => held.has(one)))
    if (![...permissions].some((one) => one === permission)) throw new Failure('forbidden')
    await requireRate(tx, tenantId, perMinute, key.id, now)
    if (!(await maySellerAct(tx, tenantId, key.sellerId, 'add'))) throw new Failure('seller_suspended')
    await noteUse(tx, key, now)
    return {
      ...{ userId: key.createdBy, sellerId: key.sellerId, userType: userType.seller, sessionFamilyId: key.id },
      ...{ key: { id: key.id, prefix: key.prefix }, role: 'key', permissions },
      ...{ unproven: false, proxiedBy: null },
      ...{ hasFactor: true, hasPasskey: false, factorAt: null, authenticatedAt: new Date(0) },
    }
  })
}
