import { createHash } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import type { CallContext } from '../../../platform/call/call-context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { knownRequester } from '../../../platform/db/schema/account/account.ts'
import { networkOf } from '../../../platform/network/caller-network.ts'

type Caller = Pick<CallContext, 'ip' | 'deviceId' | 'tenant'>

const hashed = (kind: string, { tenant }: Caller, value: string) =>
  createHash('sha256').update(`${tenant.tenantId}|${kind}|${value}`).digest('base64url')

const deviceOf = (caller: Caller) => (caller.deviceId ? hashed('device', caller, caller.deviceId) : null)
const networkOfCaller = (caller: Caller) => hashed('network', caller, networkOf(caller.ip))

/** Identifies a caller who has not signed in: by device id, otherwise by network. */
export const requesterOf = (caller: Caller): string => deviceOf(caller) ?? networkOfCaller(caller)

/** Remembers the device and network from which an account's owner signed in. */
export async function rememberRequester(tx: Tx, caller: Caller, userId: string): Promise<void> {
  const { tenantId } = caller.tenant
  for (const requester of new Set([requesterOf(caller), networkOfCaller(caller)])) {
    await tx
      .insert(knownRequester)
      .values({ tenantId, userId, requester, lastAt: sql`moment()` })
      .onConflictDoUpdate({
        target: [knownRequester.tenantId, knownRequester.userId, knownRequester.requester],
        set: { lastAt: sql`excluded.last_at` },
      })
  }
}

/** `device` if the account knows the caller's device, else `network` if it knows the network, else null. */
export async function knownAs(tx: Tx, caller: Caller, userId: string): Promise<'device' | 'network' | null> {
  const { tenantId } = caller.tenant
  const device = deviceOf(caller)
  const network = networkOfCaller(caller)
  const rows = await tx
    .select({ requester: knownRequester.requester })
    .from(knownRequester)
    .where(
      ofTenant(
        knownRequester,
        tenantId,
        eq(knownRequester.userId, userId),
        inArray(knownRequester.requester, [device ?? network, network]),
      ),
    )
  if (rows.some(({ requester }) => requester === device)) return 'device'
  return rows.length > 0 ? 'network' : null
}
