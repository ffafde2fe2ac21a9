import type { FoundCustomer } from '@tradepost/contract'
import type { appUser } from '../../platform/db/schema/account/account.ts'

/** What an account may do now, for support. */
export function customerStateOf({
  enabled,
  deletedAt,
}: Pick<typeof appUser.$inferSelect, 'enabled' | 'deletedAt'>): FoundCustomer['state'] {
  if (deletedAt) return 'closed'
  return enabled ? 'active' : 'disabled'
}
