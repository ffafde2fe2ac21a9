import { permissionsOf, type RoleSide } from '@tradepost/domain/permission/permissions'
import { mayGrant, presetPermissions, type RolePreset } from '@tradepost/domain/permission/roles'
import { eq, sql } from 'drizzle-orm'
import { type CallContext, principal } from '../../platform/call/call-context.ts'
import { heldPermissions } from '../../platform/call/held-role.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { role } from '../../platform/db/schema/account/role.ts'
import { Failure } from '../../platform/failure/failure.ts'

export type RoleRow = typeof role.$inferSelect

/** The two columns by which a row names a role: a preset, or an own role. */
export interface RoleRef {
  preset: RolePreset | null
  roleId: string | null
}

/** The id of a role in the API: the name of a preset, or the id of an own role. */
export const roleIdOf = ({ preset, roleId }: RoleRef): string => preset ?? roleId ?? ''

/** Changes of roles and members of a tenant come one after another, so that what one allows still holds at its commit. */
export const lockRoles = (tx: Tx, tenantId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`owners:${tenantId}`}, 0))`)

/** Refuses permissions that the caller does not have: nobody gives, changes or takes more than they hold. */
export function requireGrant(context: CallContext, permissions: Iterable<string>): void {
  if (!mayGrant(principal(context).permissions, [...permissions])) throw new Failure('forbidden')
}

/** The own role with an id; fails if the tenant has none. */
export async function getRole(tx: Tx, tenantId: number, id: string): Promise<RoleRow> {
  const [row] = await tx
    .select()
    .from(role)
    .where(ofTenant(role, tenantId, eq(role.id, id)))
  if (!row) throw new Failure('not_found', { field: 'id' })
  return row
}

/** The permissions of the role that a row names. */
export async function permissionsOfRole(
  tx: Tx,
  tenantId: number,
  side: RoleSide,
  { preset, roleId }: RoleRef,
): Promise<ReadonlySet<string>> {
  if (roleId === null) return heldPermissions(side, { preset, permissions: null })
  const { permissions } = await getRole(tx, tenantId, roleId)
  return heldPermissions(side, { preset: null, permissions })
}

/** Reads the id of a role that the caller may give. */
export async function grantableRole(tx: Tx, context: CallContext, side: RoleSide, id: string): Promise<RoleRef> {
  const isPreset = presetPermissions(side, id).length > 0
  // An id that is no UUID names a preset, which this side does not have.
  if (!isPreset && (side === 'seller' || !id.includes('-'))) throw new Failure('not_found', { field: 'role' })
  const ref: RoleRef = isPreset ? { preset: id as RolePreset, roleId: null } : { preset: null, roleId: id }
  requireGrant(context, await permissionsOfRole(tx, context.tenant.tenantId, side, ref))
  return ref
}

/** Every permission of a side, for a list to choose from. */
export const everyPermission = (side: RoleSide): string[] => [...permissionsOf[side]]
