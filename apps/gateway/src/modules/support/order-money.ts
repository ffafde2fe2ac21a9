import type { CallData, calls } from '@tradepost/contract'
import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { ledgerAccount, posting, transfer } from '../../platform/db/schema/order/ledger.ts'
import { paymentDispute } from '../../platform/db/schema/order/payment.ts'

type Transfers = CallData<typeof calls.support.staffOrder>['transfers']
const mostTransfers = 100

/** The transfers about an order, about the payments of its purchase, and about disputes at the bank. */
export async function transfersOf(
  tx: Tx,
  tenantId: number,
  { orderId, payments }: { orderId: string; payments: readonly string[] },
): Promise<Transfers> {
  const disputes =
    payments.length > 0
      ? await tx
          .select({ id: paymentDispute.id })
          .from(paymentDispute)
          .where(ofTenant(paymentDispute, tenantId, inArray(paymentDispute.paymentId, [...payments])))
      : []
  const isAbout = (kind: string, ids: readonly string[]) =>
    ids.length > 0 ? and(eq(transfer.refKind, kind), inArray(transfer.refId, [...ids])) : undefined
  const rows = await tx
    .select()
    .from(transfer)
    .where(
      ofTenant(
        transfer,
        tenantId,
        or(
          isAbout('order', [orderId]),
          isAbout('payment', payments),
          isAbout(
            'dispute',
            disputes.map(({ id }) => id),
          ),
        ),
      ),
    )
    .orderBy(asc(transfer.createdAt), asc(transfer.id))
    .limit(mostTransfers)
  if (rows.length === 0) return []
  const legs = await tx
    .select({
      transferId: posting.transferId,
      account: ledgerAccount.purpose,
      ownerId: ledgerAccount.ownerId,
      amount: posting.amount,
    })
    .from(posting)
    .innerJoin(ledgerAccount, ofTenant(ledgerAccount, posting.tenantId, eq(ledgerAccount.id, posting.accountId)))
    .where(
      ofTenant(
        posting,
        tenantId,
        inArray(
          posting.transferId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(posting.seq))
  return rows.map(({ id, kind, unit, createdAt }) => ({
    ...{ id, kind, unit, at: createdAt.toISOString() },
    legs: legs.filter((leg) => leg.transferId === id).map(({ transferId: _, ...leg }) => leg),
  }))
}
