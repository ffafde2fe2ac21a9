import { staffPermissions } from '@tradepost/domain/permission/permissions'
import { sellerPresets } from '@tradepost/domain/permission/roles'
import { Type } from 'typebox'
import { Email, Id, Instant, Nothing, Nullable, OneOf, Strict, Text, Uuid } from '../common.ts'

/** The name of a preset role, such as `finance`, or the id of a role that the tenant made. */
const RoleId = Type.String({
  recorded: true,
  pattern: '^([a-z]+(_[a-z]+)*|[0-9a-f-]{36})$',
  maxLength: 36,
  examples: ['finance'],
})
const Permission = Type.String({ pattern: '^[a-z]+\\.[a-z]+$', maxLength: 60, examples: ['coupon.create'] })

export const Role = Type.Object({
  id: RoleId,
  /** The name of an own role; null for a preset role, which is named in the reader's language. */
  name: Nullable(Type.String()),
  permissions: Type.Array(Permission),
  /** Number of members with this role. */
  members: Type.Integer(),
  /** False if the caller lacks a permission of the role, and so may not give, change or take it. */
  grantable: Type.Boolean(),
})
const ownRole = Strict({
  name: Text(60, 1),
  permissions: Type.Array(OneOf(staffPermissions), { minItems: 1, maxItems: 200, uniqueItems: true }),
})
export const roleList = {
  data: Type.Object({
    roles: Type.Array(Role),
    /** Every permission that a role may contain. */
    permissions: Type.Array(Permission),
  }),
}
export const createRole = { body: ownRole, data: Role }
export const changeRole = { params: Type.Object({ id: Uuid }), body: ownRole, data: Role }
export const deleteRole = { params: Type.Object({ id: Uuid }), data: Nothing }

export const Member = Type.Object({
  userId: Id,
  nickName: Type.String(),
  email: Nullable(Type.String()),
  role: RoleId,
  since: Instant,
})
export const Invitation = Type.Object({
  id: Uuid,
  email: Type.String(),
  role: RoleId,
  invitedAt: Instant,
  expiresAt: Instant,
})
const memberTeam = Type.Object({ members: Type.Array(Member), invitations: Type.Array(Invitation) })
export const StaffMember = Type.Object({
  ...Member.properties,
  /** True if the member has set up a second factor. */
  secondFactor: Type.Boolean(),
})
export const memberList = {
  data: Type.Object({ members: Type.Array(StaffMember), invitations: Type.Array(Invitation) }),
}
export const inviteMember = { body: Strict({ email: Email, role: RoleId }), data: Invitation }
export const withdrawInvitation = { params: Type.Object({ id: Uuid }), data: Nothing }
export const changeMember = { params: Type.Object({ userId: Id }), body: Strict({ role: RoleId }), data: Member }
export const removeMember = { params: Type.Object({ userId: Id }), data: Nothing }

const SellerRole = OneOf(Object.keys(sellerPresets) as (keyof typeof sellerPresets)[])
export const sellerMemberList = { data: memberTeam }
export const sellerInviteMember = { body: Strict({ email: Email, role: SellerRole }), data: Invitation }
export const sellerWithdrawInvitation = { params: Type.Object({ id: Uuid }), data: Nothing }
export const sellerRemoveMember = { params: Type.Object({ userId: Id }), data: Nothing }

const side = OneOf(['staff', 'seller'])
export const acceptInvitation = {
  body: Strict({ token: Type.String({ pattern: '^[\\w-]{43}$', maxLength: 43, examples: ['a'.repeat(43)] }) }),
  data: Type.Object({ side, role: RoleId }),
}
const held = Type.Object({ role: RoleId, name: Nullable(Type.String()), permissions: Type.Array(Permission) })
export const myRoles = {
  data: Type.Object({
    staff: Nullable(held),
    /** What the second factor of the account still needs before the person may work as staff or for a seller. */
    factor: OneOf(['none', 'enrol', 'prove', 'proved']),
    /** What calls about money and stored goods would still ask for: a code, an enrolment, or nothing. */
    factorAsked: OneOf(['nothing', 'code', 'enrolment']),
    /** True if a passkey can be used instead of a code. */
    hasPasskey: Type.Boolean(),
    seller: Nullable(Type.Object({ sellerId: Id, ...held.properties })),
  }),
}
