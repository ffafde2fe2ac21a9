import { count, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { posting, transfer } from '../../platform/db/schema/order/ledger.ts'
import { type Account, accountId } from './ledger.ts'

/** A page of an account's postings, newest first. */
export async function entriesOf(
  tx: Tx,
  tenantId: number,
  account: Account,
  unit: string,
  { pageNo = 1, pageSize = 24 }: { pageNo?: number | undefined; pageSize?: number | undefined },
) {
  const where = ofTenant(posting, tenantId, eq(posting.accountId, accountId(tenantId, account, unit)))
  const [total] = await tx.select({ n: count() }).from(posting).where(where)
  const rows = await tx
    .select({ transfer, amount: posting.amount })
    .from(posting)
    .innerJoin(transfer, ofTenant(transfer, posting.tenantId, eq(transfer.id, posting.transferId)))
    .where(where)
    .orderBy(desc(transfer.createdAt), desc(transfer.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
  const list = rows.map(({ transfer: row, amount }) => ({
    id: row.id,
    amount,
    kind: row.kind,
    refKind: row.refKind,
    refId: row.refId,
    at: row.createdAt.toISOString(),
  }))
  return { total: total?.n ?? 0, pageNo, pageSize, list }
}
