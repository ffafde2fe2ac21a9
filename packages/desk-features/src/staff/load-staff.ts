import { ApiError } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import type { DeskContext } from '../kernel/server.ts'
import { visibleRoles } from '../role-words/server.ts'

/** The members of the staff, the open invitations, and the roles that the user knows of. */
export async function loadStaff(context: DeskContext) {
  const [team, roles] = await Promise.all([context.api(calls.role.memberList), visibleRoles(context)])
  const isRemoved = context.url.searchParams.get('done') === 'removed'
  return { team, roles, ownId: context.userId, isRemoved }
}

/** One member of the staff. */
export async function loadMember(context: DeskContext, userId: string) {
  const { team, roles, ownId } = await loadStaff(context)
  const member = team.members.find((one) => one.userId === userId)
  if (!member) throw new ApiError('not_found', '', { status: 404, requestId: '', path: calls.role.memberList.path })
  return { member, roles, isSelf: member.userId === ownId }
}
