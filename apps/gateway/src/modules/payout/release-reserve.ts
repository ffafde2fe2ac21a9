import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { posting } from '../../platform/db/schema/order/ledger.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import { accountId, accounts, balanceOf, lockAccounts, postTransfer } from '../ledger/ledger.ts'
import { settleId } from '../order/settlement.ts'

/** Ends the reserve of an order: what was kept back and was not needed for a chargeback goes to the balance. Once. */
export async function releaseReserve(_deps: Deps, tx: Tx, tenantId: number, orderId: string): Promise<void> {
  const [order] = await tx
    .select({ sellerId: orderHead.sellerId, unit: orderHead.currency })
    .from(orderHead)
    .where(ofTenant(orderHead, tenantId, eq(orderHead.id, orderId)))
  if (!order) return
  const { sellerId, unit } = order
  const reserve = accounts.reserve(sellerId)
  const [kept] = await tx
    .select({ amount: posting.amount })
    .from(posting)
    .where(
      ofTenant(
        posting,
        tenantId,
        eq(posting.transferId, settleId(orderId)),
        eq(posting.accountId, accountId(tenantId, reserve, unit)),
      ),
    )
  if (!kept) return
  await lockAccounts(tx, tenantId, [{ account: reserve, unit }])
  const amount = Math.min(kept.amount, await balanceOf(tx, tenantId, reserve, unit))
  await postTransfer(tx, tenantId, {
    ...{ id: uuid5('reserve-release', orderId), kind: 'reserve_release', unit },
    ref: { kind: 'order', id: orderId },
    legs: [
      { account: reserve, amount: -amount },
      { account: accounts.payable(sellerId), amount },
    ],
  })
}
