import { call } from '../../call.ts'
import type * as s from '../../schemas/staff/role.ts'

const staff = { auth: 'staff', tag: 'extension', errors: ['unauthorized', 'forbidden'] } as const
const seller = { auth: 'seller', tag: 'extension', errors: ['unauthorized', 'forbidden'] } as const
const buyer = { auth: 'buyer', tag: 'extension', errors: ['unauthorized'] } as const
const inviting = ['step_up_required', 'email_format', 'conflict', 'rate_limited'] as const

export const roleList = call<typeof s.roleList>({
  ...staff,
  permission: 'role.view',
  method: 'GET',
  path: '/account/service/role',
  summary: 'Lists the roles of staff, preset and own, with their permissions.',
})
export const createRole = call<typeof s.createRole>({
  ...staff,
  permission: 'role.manage',
  method: 'POST',
  path: '/account/service/role',
  summary: 'Makes a role with permissions that the caller has.',
  errors: [...staff.errors, 'step_up_required', 'format_error', 'conflict'],
})
export const changeRole = call<typeof s.changeRole>({
  ...staff,
  permission: 'role.manage',
  method: 'POST',
  path: '/account/service/role/{id}',
  summary: 'Changes the name and the permissions of an own role.',
  errors: [...staff.errors, 'step_up_required', 'not_found', 'format_error', 'conflict'],
})
export const deleteRole = call<typeof s.deleteRole>({
  ...staff,
  permission: 'role.manage',
  method: 'POST',
  path: '/account/service/role/{id}/delete',
  summary: 'Deletes an own role that nobody has and no invitation names.',
  errors: [...staff.errors, 'not_found', 'role_in_use'],
})
export const memberList = call<typeof s.memberList>({
  ...staff,
  permission: 'member.view',
  method: 'GET',
  path: '/account/service/member',
  summary: 'Lists the members of staff, whether each has a second factor, and the open invitations.',
})
export const inviteMember = call<typeof s.inviteMember>({
  ...staff,
  permission: 'member.manage',
  method: 'POST',
  path: '/account/service/member/invite',
  summary: 'Invites somebody to the staff by email, with a link that works once. Replaces an earlier invitation.',
  errors: [...staff.errors, ...inviting, 'not_found'],
})
export const withdrawInvitation = call<typeof s.withdrawInvitation>({
  ...staff,
  permission: 'member.manage',
  method: 'POST',
  path: '/account/service/member/invitation/{id}/withdraw',
  summary: 'Withdraws an invitation to the staff.',
  errors: [...staff.errors, 'not_found'],
})
export const changeMember = call<typeof s.changeMember>({
  ...staff,
  permission: 'member.manage',
  method: 'POST',
  path: '/account/service/member/{userId}/role',
  summary: 'Gives a member of staff another role. The last owner stays one.',
  errors: [...staff.errors, 'step_up_required', 'not_found', 'last_owner'],
})
export const removeMember = call<typeof s.removeMember>({
  ...staff,
  permission: 'member.manage',
  method: 'POST',
  path: '/account/service/member/{userId}/remove',
  summary: 'Takes a member off the staff. Refused for the last owner.',
  errors: [...staff.errors, 'not_found', 'last_owner'],
})
export const sellerMemberList = call<typeof s.sellerMemberList>({
  ...seller,
  permission: 'member.view',
  method: 'GET',
  path: '/account/seller/member',
  summary: 'Lists the people who act for the seller, and the open invitations.',
})
export const sellerInviteMember = call<typeof s.sellerInviteMember>({
  ...seller,
  permission: 'member.manage',
  method: 'POST',
  path: '/account/seller/member/invite',
  summary: 'Invites somebody by email to act for the seller, with a link that works once.',
  errors: [...seller.errors, ...inviting],
})
export const sellerWithdrawInvitation = call<typeof s.sellerWithdrawInvitation>({
  ...seller,
  permission: 'member.manage',
  method: 'POST',
  path: '/account/seller/member/invitation/{id}/withdraw',
  summary: 'Withdraws an invitation to act for the seller.',
  errors: [...seller.errors, 'not_found', 'rate_limited'],
})
export const sellerRemoveMember = call<typeof s.sellerRemoveMember>({
  ...seller,
  permission: 'member.manage',
  method: 'POST',
  path: '/account/seller/member/{userId}/remove',
  summary: 'Ends that somebody acts for the seller. Refused for the person whom the seller belongs to.',
  errors: [...seller.errors, 'not_found', 'last_owner', 'rate_limited'],
})
export const acceptInvitation = call<typeof s.acceptInvitation>({
  ...buyer,
  method: 'POST',
  path: '/account/member/accept',
  summary: 'Accepts an invitation, as the account with the invited email address. The token works once.',
  errors: [...buyer.errors, 'step_up_required', 'invitation_invalid', 'conflict', 'rate_limited'],
})
export const myRoles = call<typeof s.myRoles>({
  ...buyer,
  method: 'GET',
  path: '/account/member/role',
  summary:
    "Returns the user's roles among the staff and at a seller, their permissions, and the state of the second factor.",
})
