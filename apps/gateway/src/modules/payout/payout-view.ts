import type { Payout, PayoutRun } from '@tradepost/contract'
import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { payout, payoutAccount, payoutRun } from '../../platform/db/schema/order/payout.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import { Failure } from '../../platform/failure/failure.ts'

/** Payouts that match a condition, newest first. */
export async function payoutsWhere(
  tx: Tx,
  tenantId: number,
  condition: SQL,
  page?: { limit: number; offset: number },
): Promise<Payout[]> {
  const query = tx
    .select({ row: payout, nickName: seller.nickName, account: payoutAccount })
    .from(payout)
    .innerJoin(seller, ofTenant(seller, payout.tenantId, eq(seller.id, payout.sellerId)))
    .innerJoin(payoutAccount, ofTenant(payoutAccount, payout.tenantId, eq(payoutAccount.id, payout.accountId)))
    .where(ofTenant(payout, tenantId, condition))
    .orderBy(desc(payout.createdAt), payout.id)
  const rows = await (page ? query.limit(page.limit).offset(page.offset) : query)
  return rows.map(({ row, nickName, account }) => {
    const money = (minor: number) => ({ minor, currency: row.unit })
    return {
      ...{ id: row.id, runId: row.runId, seller: { id: row.sellerId, nickName } },
      ...{ gross: money(row.grossMinor), fee: money(row.feeMinor), net: money(row.netMinor) },
      ...{ state: row.state, provider: row.provider, failure: row.failure },
      account: { kind: account.kind, holder: account.holder, tail: account.tail },
      createdAt: row.createdAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
    }
  })
}

const starter = alias(appUser, 'starter')
const answerer = alias(appUser, 'answerer')

/** Runs as a member of staff sees them: all, or one. */
export async function runsOf(
  tx: Tx,
  tenantId: number,
  userId: string,
  { id, limit = 1, offset = 0 }: { id?: string; limit?: number; offset?: number },
): Promise<PayoutRun[]> {
  const rows = await tx
    .select({ run: payoutRun, startedBy: starter.nickName, answeredBy: answerer.nickName })
    .from(payoutRun)
    .leftJoin(starter, ofTenant(starter, payoutRun.tenantId, eq(starter.id, payoutRun.startedBy)))
    .leftJoin(answerer, ofTenant(answerer, payoutRun.tenantId, eq(answerer.id, payoutRun.answeredBy)))
    .where(ofTenant(payoutRun, tenantId, id ? eq(payoutRun.id, id) : undefined))
    .orderBy(desc(payoutRun.startedAt), payoutRun.id)
    .limit(limit)
    .offset(offset)
  if (rows.length === 0) return []
  const sums = await tx
    .select({
      runId: payout.runId,
      unit: payout.unit,
      minor: sql<string>`sum(${payout.netMinor})`,
      n: sql<number>`count(*)::int`,
      ended: sql<number>`count(*) filter (where ${payout.state} not in ('planned', 'sending', 'sent'))::int`,
      inFile: sql<number>`count(*) filter (where ${payout.provider} = 'sepa')::int`,
    })
    .from(payout)
    .where(
      ofTenant(
        payout,
        tenantId,
        inArray(
          payout.runId,
          rows.map(({ run }) => run.id),
        ),
      ),
    )
    .groupBy(payout.runId, payout.unit)
    .orderBy(payout.unit)
  return rows.map(({ run, startedBy, answeredBy }) => {
    const own = sums.filter(({ runId }) => runId === run.id)
    const count = (key: 'n' | 'ended' | 'inFile') => own.reduce((total, row) => total + row[key], 0)
    return {
      ...{ id: run.id, state: run.state, startedAt: run.startedAt.toISOString(), startedBy, answeredBy },
      ...{ reason: run.reason, payouts: count('n'), ended: count('ended') },
      totals: own.map(({ unit, minor }) => ({ minor: Number(minor), currency: unit })),
      mayApprove: run.state === 'waiting' && run.startedBy !== userId,
      hasFile: run.state !== 'waiting' && run.state !== 'cancelled' && count('inFile') > 0,
    }
  })
}

export async function runOf(tx: Tx, tenantId: number, userId: string, id: string): Promise<PayoutRun> {
  const [run] = await runsOf(tx, tenantId, userId, { id })
  if (!run) throw new Failure('not_found', { field: 'id' })
  return run
}
