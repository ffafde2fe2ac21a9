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

/** Writes an act down for good; the database checks who writes it and that nobody approves an own proposal. */
export async function writeAct(tx: Tx, act: NewAct): Promise<ActRow> {
  const [row] = await tx
    .insert(serviceAct)
    .values({ ...act, at: sql`moment()` })
    .returning()
  if (!row) throw new Error('an act was not written')
  return row
}

const answer = alias(serviceAct, 'answer')

/** The proposals about a thing that nobody has answered. */
export async function openProposals(
  tx: Tx,
  tenantId: number,
  about: Partial<Pick<ActRow, 'id' | 'kind' | 'refId'>>,
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
        about.id ? eq(serviceAct.id, about.id) : undefined,
        about.kind ? eq(serviceAct.kind, about.kind) : undefined,
        about.refId ? eq(serviceAct.refId, about.refId) : undefined,
      ),
    )
  return rows.map((row) => row.act)
}

/** Acts about one thing happen one after another. */
export const lockSubject = (tx: Tx, tenantId: number, refId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${tenantId}::int, hashtext(${`service:${refId}`}))`)
