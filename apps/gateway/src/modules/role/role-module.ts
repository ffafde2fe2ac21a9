import { calls } from '@tradepost/contract'
import type { RoleSide } from '@tradepost/domain/permission/permissions'
import { principal } from '../../platform/call/call-context.ts'
import { type HeldRoleRow, permissionsOfPerson, roleOfUser } from '../../platform/call/held-role.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { askedFactorOf, factorStateOf } from '../../platform/call/second-factor.ts'
import { asBuyer } from '../../platform/call/unit-of-work.ts'
import type { Deps } from '../../platform/deps.ts'
import { accept } from './invitations.ts'
import { memberCalls } from './member-calls.ts'
import { resetFactor } from './reset-factor.ts'
import { roleCalls } from './role-calls.ts'
import { roleIdOf } from './role-store.ts'

/** Roles, their members and invitations, and what the signed-in person may do. */
export const roleModule = (deps: Deps): Implementation[] => [
  ...roleCalls(deps),
  ...memberCalls(deps),
  resetFactor(deps),
  implement(calls.role.acceptInvitation, ({ body }, context) =>
    asBuyer(deps, context, async (tx) => {
      const invitation = await accept(deps, tx, context, body.token)
      return { side: invitation.side, role: roleIdOf(invitation) }
    }),
  ),
  implement(calls.role.myRoles, async (_, context) => {
    const user = principal(context)
    const held = async (side: RoleSide) => {
      // Who only lets somebody else act or vouch for them has no rights but a buyer's.
      if (user.proxiedBy !== null || user.unproven) return null
      const { tenantId } = context.tenant
      const [row] = await deps.db.read<HeldRoleRow>(tenantId, 'gateway', roleOfUser(tenantId, side, user.userId))
      if (!row) return null
      const permissions = [...permissionsOfPerson(side, row)]
      return { role: row.preset ?? row.roleId ?? '', name: row.name, permissions, sellerId: row.sellerId }
    }
    const [staff, seller] = [await held('staff'), await held('seller')]
    return {
      factor: factorStateOf(deps, user, staff ? 'staff' : seller ? 'seller' : null),
      factorAsked: askedFactorOf(deps, user, deps.clock.now()),
      hasPasskey: user.hasPasskey,
      staff: staff && { role: staff.role, name: staff.name, permissions: staff.permissions },
      seller: seller?.sellerId ? { ...seller, sellerId: seller.sellerId } : null,
    }
  }),
]
