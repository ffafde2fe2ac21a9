import { calls } from '@tradepost/contract'
import { type StaffKeyPermission, staffKeyPermissions } from '@tradepost/domain/permission/key-permissions'
import { sql } from 'drizzle-orm'
import { principal } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { requireIdentity } from '../../platform/call/require-identity.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Deps } from '../../platform/deps.ts'
import { tellOfSecret } from '../role/tell-of-secret.ts'
import { addKey, keysOf, readNewKey, revokeKey } from './key-store.ts'

type P = StaffKeyPermission

const told = { permission: 'key.manage', path: '/staff/keys' } as const

/** Calls of staff about the keys of the shop. A key cannot make them: it has no such permission. */
export const staffKeyCalls = (deps: Deps): Implementation[] => [
  implement(calls.apiKey.staffKeyList, (_, context) =>
    asStaff(deps, context, async (tx) => ({
      list: await keysOf<P>(tx, { tenantId: context.tenant.tenantId, sellerId: null }, deps.clock.now()),
      permissions: staffKeyPermissions.filter((one) => principal(context).permissions.has(one)),
    })),
  ),
  implement(calls.apiKey.staffKeyCreate, async ({ body }, context) => {
    requireIdentity(deps, context)
    const given = readNewKey(context, body, deps.clock.now())
    const { tenantId } = context.tenant
    return asStaff(deps, context, async (tx) => {
      // Two at a time are counted one after the other.
      await tx.execute(sql`select pg_advisory_xact_lock(${tenantId}::int, hashtext('api_key'))`)
      const made = await addKey(deps, tx, context, { tenantId, sellerId: null }, given)
      await tellOfSecret(deps, tx, context, { ...told, name: given.name, subject: 'clients.mail-key-made' })
      return made
    })
  }),
  implement(calls.apiKey.staffKeyRevoke, ({ params }, context) =>
    asStaff(deps, context, async (tx) => {
      const { tenantId } = context.tenant
      const ended = await revokeKey<P>(tx, context, { tenantId, sellerId: null }, params.id, deps.clock.now())
      await tellOfSecret(deps, tx, context, { ...told, name: ended.name, subject: 'clients.mail-key-ended' })
      return ended
    }),
  ),
]
