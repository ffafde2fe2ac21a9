import type { CallData, CallInput, calls } from '@tradepost/contract'
import { eq, inArray } from 'drizzle-orm'
import { type CallContext, principal } from '../../../platform/call/call-context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { ledgerAccount } from '../../../platform/db/schema/order/ledger.ts'
import type { Deps } from '../../../platform/deps.ts'
import { getUser, userInfo } from './user-store.ts'

async function balances(tx: Tx, tenantId: number, userId: string): Promise<{ points: number; gCoin: number }> {
  const rows = await tx
    .select({ unit: ledgerAccount.unit, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(
      ofTenant(
        ledgerAccount,
        tenantId,
        eq(ledgerAccount.ownerKind, 'user'),
        eq(ledgerAccount.ownerId, userId),
        inArray(ledgerAccount.purpose, ['points', 'wallet']),
      ),
    )
  const balanceIn = (unit: string) => rows.find((row) => row.unit === unit)?.balance ?? 0
  return { points: balanceIn('POINT'), gCoin: balanceIn('GCOIN') }
}

/** Returns the buyer's record with the balances of points and G Coin. */
export function buyer({ db }: Deps) {
  return async (
    _input: CallInput<typeof calls.account.buyer>,
    context: CallContext,
  ): Promise<CallData<typeof calls.account.buyer>> => {
    const { tenantId } = context.tenant
    const { userId } = principal(context)
    return db.withTenant(tenantId, `buyer:${userId}`, async (tx) => {
      const { user, hash } = await getUser(tx, tenantId, userId)
      return { ...userInfo(user, hash !== null), ...(await balances(tx, tenantId, userId)) }
    })
  }
}
