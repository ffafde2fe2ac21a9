import { ApiError } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import { type DeskContext, requirePermission } from '../kernel/server.ts'

/** Every role, and every permission that a role may contain. */
export const loadRoles = async ({ api, url }: DeskContext) => ({
  ...(await api(calls.role.roleList)),
  isDeleted: url.searchParams.get('done') === 'deleted',
})

export async function loadRole({ api }: DeskContext, id: string) {
  const { roles } = await api(calls.role.roleList)
  const role = roles.find((one) => one.id === id)
  if (!role) throw new ApiError('not_found', '', { status: 404, requestId: '', path: calls.role.roleList.path })
  return { role }
}

/** The permissions with which a new role begins: those of the role that the address names. */
export async function loadNewRole(context: DeskContext) {
  requirePermission(context, 'staff', 'role.manage')
  const { api, url } = context
  const { roles } = await api(calls.role.roleList)
  return { permissions: roles.find(({ id }) => id === url.searchParams.get('from'))?.permissions ?? [] }
}
