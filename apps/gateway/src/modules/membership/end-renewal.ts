import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { type MembershipRow, moveMembership } from './membership-store.ts'
import { mailNotRenewed } from './pass-mails.ts'

/**
 * Ends the renewal of a pass that is not on sale any more and tells its holder. It stays off when sale begins again: who
 * was told that nothing is charged is not charged without a new wish.
 */
export async function endRenewal(deps: Deps, tx: Tx, member: MembershipRow): Promise<void> {
  if (!member.endsAt) return
  const isOver = member.endsAt <= deps.clock.now()
  if (member.state === 'renewing') await moveMembership(tx, member, 'past_due')
  if (member.state !== 'active_auto' && member.state !== 'past_due') return
  await moveMembership(tx, member, isOver ? 'expired' : 'active_manual')
  await mailNotRenewed(deps, tx, member, member.endsAt)
}
