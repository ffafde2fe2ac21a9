import { calls } from '@tradepost/contract'
import { eq } from 'drizzle-orm'
import { noteChange } from '../../platform/call/call-context.ts'
import { requireFresh } from '../../platform/call/fresh-session.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { requireFreshFactor } from '../../platform/call/second-factor.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import { moment } from '../../platform/db/moment.ts'
import { roleMember } from '../../platform/db/schema/account/role.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { dropFactors } from '../account/factor/drop-factor.ts'
import { recordSecurity } from '../account/guard/security-events.ts'
import { listMembers, requireGrantOver } from './member-store.ts'

/** Removes all factors of somebody who lost it. Of a member of staff, only if the caller's role allows as much. */
export const resetFactor = (deps: Deps): Implementation =>
  implement(calls.factor.resetFactor, ({ params: { userId }, body }, context) => {
    requireFresh(context, deps.clock.now())
    requireFreshFactor(deps, context, deps.clock.now())
    return asStaff(deps, context, async (tx, staffId) => {
      const { tenantId } = context.tenant
      if (userId === staffId) throw new Failure('conflict', { field: 'userId' })
      const staff = { tenantId, side: 'staff', sellerId: null } as const
      const [member] = await listMembers(tx, staff, eq(roleMember.userId, userId))
      if (member) await requireGrantOver(tx, context, staff, userId)
      const now = await moment(tx)
      if (!(await dropFactors(deps, tx, context, { userId, reason: 'factor_reset', now })))
        throw new Failure('not_found', { field: 'userId' })
      const facts = { by: staffId }
      await recordSecurity(tx, tenantId, { kind: 'factor_reset', userId, ip: context.ip, at: now, facts })
      noteChange(context, { before: { factor: true }, after: { factor: false, reason: body.reason } })
      return {}
    })
  })
