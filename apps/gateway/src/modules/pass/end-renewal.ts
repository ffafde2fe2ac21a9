import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { mailNotRenewed } from './pass-mails.ts'
import { isHolderEnabled, type MembershipRow, moveMembership } from './pass-store.ts'

/**
 * Ends the renewal of a pass that is no longer on sale or whose holder is disabled, and mails an enabled holder. The
 * renewal stays off when sales resume: the mail says that no charge will follow, so the holder must turn the renewal on
 * again.
 */
export async function endRenewal(deps: Deps, tx: Tx, member: MembershipRow): Promise<void> {
  if (!member.endsAt) return
  const isOver = member.endsAt <= deps.clock.now()
  if (member.state === 'renewing') await moveMembership(tx, member, 'past_due')
  if (member.state !== 'active_auto' && member.state !== 'past_due') return
  await moveMembership(tx, member, isOver ? 'expired' : 'active_manual')
  if (await isHolderEnabled(tx, member)) await mailNotRenewed(deps, tx, member, member.endsAt)
}
