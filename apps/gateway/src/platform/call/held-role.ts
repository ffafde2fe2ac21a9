import { isStaffPermission, platformPermissions, type RoleSide } from '@tradepost/domain/permission/permissions'
import { presetPermissions } from '@tradepost/domain/permission/roles'
import { and, eq, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { named } from '../db/connection/tenant-read.ts'
import { ofTenant } from '../db/of-tenant.ts'
import { platformAdmin, role, roleMember } from '../db/schema/account/role.ts'
import { seller } from '../db/schema/seller.ts'
import { Failure } from '../failure/failure.ts'
import { type CallContext, principal } from './call-context.ts'

/** A person's role on one side. */
export interface HeldRoleRow {
  preset: string | null
  roleId: string | null
  sellerId: string | null
  /** The permissions and the name of an own role. */
  permissions: string[] | null
  name: string | null
  /** True if the seller was not seen for a minute. */
  unseen: boolean | null
  /** True for a platform administrator. */
  isPlatform: boolean
}

export const roleOfUser = (tenantId: number, side: RoleSide, userId: string) =>
  named(
    'role_of_user',
    new QueryBuilder()
      .select({
        preset: sql`${roleMember.preset}`.as('preset'),
        roleId: sql`${roleMember.roleId}`.as('roleId'),
        sellerId: sql`${roleMember.sellerId}`.as('sellerId'),
        permissions: sql`${role.permissions}`.as('permissions'),
        name: sql`${role.name}`.as('name'),
        unseen: sql`${seller.lastSeenAt} is null or ${seller.lastSeenAt} < moment() - interval '1 minute'`.as('unseen'),
        isPlatform: sql`${platformAdmin.id} is not null`.as('isPlatform'),
      })
      .from(roleMember)
      .leftJoin(role, ofTenant(role, roleMember.tenantId, eq(role.id, roleMember.roleId)))
      .leftJoin(seller, ofTenant(seller, roleMember.tenantId, eq(seller.id, roleMember.sellerId)))
      .leftJoin(
        platformAdmin,
        ofTenant(
          platformAdmin,
          roleMember.tenantId,
          and(eq(platformAdmin.side, roleMember.side), eq(platformAdmin.userId, roleMember.userId)),
        ),
      )
      .where(ofTenant(roleMember, tenantId, eq(roleMember.side, side), eq(roleMember.userId, userId))),
  )

/** What a role allows. A stored permission that this version does not know allows nothing. */
export const heldPermissions = (
  side: RoleSide,
  { preset, permissions }: Pick<HeldRoleRow, 'preset' | 'permissions'>,
): ReadonlySet<string> =>
  new Set(preset === null ? (permissions ?? []).filter(isStaffPermission) : presetPermissions(side, preset))

/** What a person may do: what their role allows, and for platform administrators what stands above all roles. */
export function permissionsOfPerson(side: RoleSide, row: HeldRoleRow): ReadonlySet<string> {
  const held = heldPermissions(side, row)
  return row.isPlatform ? new Set([...held, ...platformPermissions]) : held
}

/** Refuses a caller whose role lacks a permission that depends on the input of the call. */
export function requirePermission(context: CallContext, permission: string): void {
  if (!principal(context).permissions.has(permission)) throw new Failure('forbidden')
}
