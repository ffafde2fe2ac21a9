import type { FoundCustomer } from '@tradepost/contract'
import type { appUser } from '../../platform/db/schema/account/account.ts'

/** The state of an account, as support sees it. */
export function customerStateOf({
  enabled,
  deletedAt,
  isBanned,
}: Pick<typeof appUser.$inferSelect, 'enabled' | 'deletedAt'> & { isBanned: boolean }): FoundCustomer['state'] {
  if (deletedAt) return 'closed'
  if (enabled) return 'active'
  return isBanned ? 'banned' : 'disabled'
}
