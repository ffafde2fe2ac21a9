import { calls } from '@tradepost/contract'
import { eq } from 'drizzle-orm'
import { type CallContext, noteChange, sellerOf } from '../../platform/call/call-context.ts'
import { requireFresh } from '../../platform/call/fresh-session.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { requireFreshFactor } from '../../platform/call/second-factor.ts'
import { asSeller, asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { roleMember } from '../../platform/db/schema/account/role.ts'
import type { Deps } from '../../platform/deps.ts'
import { invite, listInvitations, withdraw } from './invitations.ts'
import {
  dropMember,
  getMember,
  listMembers,
  listStaff,
  membersOf,
  requireGrantOver,
  type Team,
} from './member-store.ts'
import { grantableRole, lockRoles, permissionsOfRole, requireGrant, roleIdOf } from './role-store.ts'

const staffOf = ({ tenant }: CallContext): Team => ({ tenantId: tenant.tenantId, side: 'staff', sellerId: null })
const peopleOfSeller = (context: CallContext): Team => ({
  tenantId: context.tenant.tenantId,
  side: 'seller',
  sellerId: sellerOf(context),
})

/** Calls about members of staff, and about the people who act for a seller. */
export function memberCalls(deps: Deps): Implementation[] {
  async function inviteTo(tx: Tx, context: CallContext, team: Team, { email, role }: { email: string; role: string }) {
    const invited = await invite(deps, tx, context, team, await grantableRole(tx, context, team.side, role), email)
    noteChange(context, { after: { invitation: invited.id, role: invited.role } })
    return invited
  }
  async function withdrawFrom(tx: Tx, context: CallContext, team: Team, id: string) {
    await withdraw(tx, team, id, async (ref) =>
      requireGrant(context, await permissionsOfRole(tx, team.tenantId, team.side, ref)),
    )
    return {}
  }
  async function removeFrom(tx: Tx, context: CallContext, team: Team, userId: string) {
    await lockRoles(tx, team.tenantId)
    const before = await requireGrantOver(tx, context, team, userId)
    noteChange(context, { before: { role: roleIdOf(before) } })
    await dropMember(tx, team, userId)
    return {}
  }

  return [
    implement(calls.role.memberList, (_, context) =>
      asStaff(deps, context, async (tx) => ({
        members: await listStaff(tx, staffOf(context)),
        invitations: await listInvitations(tx, staffOf(context), deps.clock.now()),
      })),
    ),
    implement(calls.role.inviteMember, ({ body }, context) => {
      requireFresh(context, deps.clock.now())
      requireFreshFactor(deps, context, deps.clock.now())
      return asStaff(deps, context, (tx) => inviteTo(tx, context, staffOf(context), body))
    }),
    implement(calls.role.withdrawInvitation, ({ params }, context) =>
      asStaff(deps, context, (tx) => withdrawFrom(tx, context, staffOf(context), params.id)),
    ),
    implement(calls.role.changeMember, ({ params, body }, context) => {
      requireFresh(context, deps.clock.now())
      requireFreshFactor(deps, context, deps.clock.now())
      return asStaff(deps, context, async (tx) => {
        const team = staffOf(context)
        await lockRoles(tx, team.tenantId)
        const before = await requireGrantOver(tx, context, team, params.userId)
        const ref = await grantableRole(tx, context, 'staff', body.role)
        noteChange(context, { before: { role: roleIdOf(before) }, after: { role: roleIdOf(ref) } })
        await tx
          .update(roleMember)
          .set(ref)
          .where(membersOf(team, eq(roleMember.userId, params.userId)))
        return getMember(tx, team, params.userId)
      })
    }),
    implement(calls.role.removeMember, ({ params }, context) =>
      asStaff(deps, context, (tx) => removeFrom(tx, context, staffOf(context), params.userId)),
    ),
    implement(calls.role.sellerMemberList, (_, context) =>
      asSeller(deps, context, async (tx) => ({
        members: await listMembers(tx, peopleOfSeller(context)),
        invitations: await listInvitations(tx, peopleOfSeller(context), deps.clock.now()),
      })),
    ),
    implement(calls.role.sellerInviteMember, ({ body }, context) => {
      requireFresh(context, deps.clock.now())
      requireFreshFactor(deps, context, deps.clock.now())
      return asSeller(deps, context, (tx) => inviteTo(tx, context, peopleOfSeller(context), body))
    }),
    implement(calls.role.sellerWithdrawInvitation, ({ params }, context) =>
      asSeller(deps, context, (tx) => withdrawFrom(tx, context, peopleOfSeller(context), params.id)),
    ),
    implement(calls.role.sellerRemoveMember, ({ params }, context) =>
      asSeller(deps, context, (tx) => removeFrom(tx, context, peopleOfSeller(context), params.userId)),
    ),
  ]
}
