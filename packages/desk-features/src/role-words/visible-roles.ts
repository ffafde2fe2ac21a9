import { type CallData, calls } from '@tradepost/contract'
import { mayGrant, staffPresets } from '@tradepost/domain/permission/roles'
import type { DeskContext } from '../kernel/server.ts'

/** A role that a person may have, and whether the user may give it. */
export type RoleChoice = Pick<CallData<typeof calls.role.roleList>['roles'][number], 'id' | 'name' | 'grantable'>

/** The roles that the user knows of: the preset ones, and with `role.view` also the tenant's own. */
export async function visibleRoles({ api, staff }: DeskContext): Promise<RoleChoice[]> {
  const own = new Set(staff?.permissions)
  if (own.has('role.view')) return (await api(calls.role.roleList)).roles
  return Object.entries(staffPresets).map(([id, permissions]) => ({
    id,
    name: null,
    grantable: mayGrant(own, permissions),
  }))
}
