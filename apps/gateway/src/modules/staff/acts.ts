import type { StaffAct } from '@tradepost/contract'
import { eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { serviceAct } from '../../platform/db/schema/order/after-sales.ts'

export type ActRow = typeof serviceAct.$inferSelect
type NewAct = Omit<ActRow, 'at' | 'proposalId' | 'transferId' | 'facts'> & Partial<ActRow>

export const toAct = (row: ActRow): StaffAct => ({
  id: row.id,
  kind: row.kind,
  step: row.step,
  ref: { kind: row.refKind, id: row.refId },
  outcome: row.outcome,
  reason: row.reason,
  amount: row.amount,
  unit: row.unit,
  userId: row.userId,
  proposalId: row.proposalId,
  receiver: row.receiver,
  worth: row.worth,
  transferId: row.transferId,
  at: row.at.toISOString(),
})

/** Stores an act permanently. The database checks the author, and that nobody approves their own proposal. */
export async function writeAct(tx: Tx, act: NewAct): Promise<ActRow> {
  const [row] = await tx
    .insert(serviceAct)
    .values({ ...act, at: sql`moment()` })
    .returning()
  if (!row) throw new Error('the act was not inserted')
  return row
}

const answer = alias(serviceAct, 'answer')

/** The unanswered proposals that match a filter. */
export async function openProposals(
  tx: Tx,
  tenantId: number,
  filter: Partial<Pick<ActRow, 'id' | 'kind' | 'refId'>>,
): Promise<ActRow[]> {
  const rows = await tx
    .select({ act: serviceAct })
    .from(serviceAct)
    .leftJoin(answer, ofTenant(answer, serviceAct.tenantId, eq(answer.proposalId, serviceAct.id)))
    .where(
      ofTenant(
        serviceAct,
        tenantId,
        eq(serviceAct.step, 'proposed'),
        isNull(answer.id),
        filter.id ? eq(serviceAct.id, filter.id) : undefined,
        filter.kind ? eq(serviceAct.kind, filter.kind) : undefined,
        filter.refId ? eq(serviceAct.refId, filter.refId) : undefined,
      ),
    )
  return rows.map((row) => row.act)
}

/** Serialises acts about one subject. */
export const lockSubject = (tx: Tx, tenantId: number, refId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${tenantId}::int, hashtext(${`service:${refId}`}))`)
