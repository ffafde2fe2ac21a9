import { randomUUID } from 'node:crypto'
import { calls, type Role } from '@tradepost/contract'
import { mayGrant, mostOwnRoles, staffPresets } from '@tradepost/domain/permission/roles'
import { asc, count, eq } from 'drizzle-orm'
import { type CallContext, noteChange, principal } from '../../platform/call/call-context.ts'
import { requireFresh } from '../../platform/call/fresh-session.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { requireFreshFactor } from '../../platform/call/second-factor.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { errorCode } from '../../platform/db/faults.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { role, roleMember } from '../../platform/db/schema/account/role.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { cleanTitle } from '../../platform/text/clean-text.ts'
import { everyPermission, getRole, lockRoles, type RoleRow, requireGrant } from './role-store.ts'

const nameTaken = '23505'
const stillNamed = '23503'

/** Number of members of each role, by its id in the API. */
async function membersByRole(tx: Tx, tenantId: number): Promise<Map<string, number>> {
  const rows = await tx
    .select({ preset: roleMember.preset, roleId: roleMember.roleId, n: count() })
    .from(roleMember)
    .where(ofTenant(roleMember, tenantId, eq(roleMember.side, 'staff')))
    .groupBy(roleMember.preset, roleMember.roleId)
  return new Map(rows.map(({ preset, roleId, n }) => [preset ?? roleId ?? '', n]))
}

async function viewOf(tx: Tx, context: CallContext, row: RoleRow): Promise<Role> {
  const members = await membersByRole(tx, context.tenant.tenantId)
  return toRole(context, members, row.id, row.name, row.permissions)
}

const toRole = (
  context: CallContext,
  members: ReadonlyMap<string, number>,
  id: string,
  name: string | null,
  permissions: readonly string[],
): Role => ({
  id,
  name,
  permissions: [...permissions],
  members: members.get(id) ?? 0,
  grantable: mayGrant(principal(context).permissions, permissions),
})

const roleFacts = ({ id, name, permissions }: RoleRow) => ({ id, name, permissions })

function readName(text: string): string {
  const name = cleanTitle(text).replace(/\s+/g, ' ')
  if (!name || name.length > 60) throw new Failure('format_error', { field: 'name' })
  return name
}

/** Writes a role; another role of this name, which the database refuses, is a conflict. */
async function write(work: Promise<RoleRow[]>): Promise<RoleRow> {
  const [row] = await work.catch((error) => {
    if (errorCode(error) === nameTaken) throw new Failure('conflict', { field: 'name', cause: error })
    throw error
  })
  if (!row) throw new Failure('not_found', { field: 'id' })
  return row
}

/** Calls about the roles of staff. */
export function roleCalls(deps: Deps): Implementation[] {
  return [
    implement(calls.role.roleList, (_, context) =>
      asStaff(deps, context, async (tx) => {
        const { tenantId } = context.tenant
        const members = await membersByRole(tx, tenantId)
        const own = await tx.select().from(role).where(ofTenant(role, tenantId)).orderBy(asc(role.name))
        return {
          roles: [
            ...Object.entries(staffPresets).map(([id, permissions]) => toRole(context, members, id, null, permissions)),
            ...own.map(({ id, name, permissions }) => toRole(context, members, id, name, permissions)),
          ],
          permissions: everyPermission('staff'),
        }
      }),
    ),
    implement(calls.role.createRole, ({ body }, context) => {
      requireFresh(context, deps.clock.now())
      requireFreshFactor(deps, context, deps.clock.now())
      const { tenantId } = context.tenant
      const name = readName(body.name)
      requireGrant(context, body.permissions)
      return asStaff(deps, context, async (tx) => {
        await lockRoles(tx, tenantId)
        const [all] = await tx.select({ n: count() }).from(role).where(ofTenant(role, tenantId))
        if ((all?.n ?? 0) >= mostOwnRoles) throw new Failure('conflict')
        const values = { tenantId, id: randomUUID(), name, permissions: body.permissions }
        const row = await write(tx.insert(role).values(values).returning().execute())
        noteChange(context, { after: roleFacts(row) })
        return viewOf(tx, context, row)
      })
    }),
    implement(calls.role.changeRole, ({ params, body }, context) => {
      requireFresh(context, deps.clock.now())
      requireFreshFactor(deps, context, deps.clock.now())
      const { tenantId } = context.tenant
      const name = readName(body.name)
      requireGrant(context, body.permissions)
      return asStaff(deps, context, async (tx) => {
        await lockRoles(tx, tenantId)
        const before = await getRole(tx, tenantId, params.id)
        requireGrant(context, before.permissions)
        const changed = tx
          .update(role)
          .set({ name, permissions: body.permissions })
          .where(ofTenant(role, tenantId, eq(role.id, params.id)))
        const row = await write(changed.returning().execute())
        noteChange(context, { before: roleFacts(before), after: roleFacts(row) })
        return viewOf(tx, context, row)
      })
    }),
    implement(calls.role.deleteRole, ({ params }, context) =>
      asStaff(deps, context, async (tx) => {
        const { tenantId } = context.tenant
        await lockRoles(tx, tenantId)
        const before = await getRole(tx, tenantId, params.id)
        requireGrant(context, before.permissions)
        noteChange(context, { before: roleFacts(before) })
        await tx
          .delete(role)
          .where(ofTenant(role, tenantId, eq(role.id, params.id)))
          .catch((error) => {
            if (errorCode(error) === stillNamed) throw new Failure('role_in_use', { field: 'id', cause: error })
            throw error
          })
        return {}
      }),
    ),
  ]
}
