import type { CallData, calls, StatementLine } from '@tradepost/contract'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { accountId, accounts } from '../ledger/ledger.ts'

const pageSize = 500

interface Wanted {
  tenantId: number
  sellerId: string
  currency: string
  /** `2026-10`, in UTC. */
  month: string
  pageNo: number
}

const idsOf = ({ tenantId, sellerId, currency }: Omit<Wanted, 'month' | 'pageNo'>) => ({
  payable: accountId(tenantId, accounts.payable(sellerId), currency),
  reserve: accountId(tenantId, accounts.reserve(sellerId), currency),
})

/** The months in which something was booked for a seller, newest first. */
export async function monthsOf(tx: Tx, tenantId: number, sellerId: string) {
  const { rows } = await tx.execute<{ currency: string; month: string }>(sql`
    select distinct t.unit as currency, to_char(t.created_at at time zone 'UTC', 'YYYY-MM') as month
    from ledger_folded a
    join posting p on p.tenant_id = a.tenant_id and p.account_id = a.id
    join transfer t on t.tenant_id = p.tenant_id and t.id = p.transfer_id
    where a.tenant_id = ${tenantId} and a.owner_kind = 'seller' and a.owner_id = ${sellerId}
      and a.purpose in ('payable', 'reserve')
    order by month desc, currency`)
  return rows
}

/** What a seller's balance and reserve were before an instant. */
async function sumsBefore(tx: Tx, wanted: Wanted, before: Date) {
  const { tenantId } = wanted
  const { payable, reserve } = idsOf(wanted)
  const { rows } = await tx.execute<{ balance: string; reserve: string }>(sql`
    select coalesce(sum(p.amount) filter (where p.account_id = ${payable}), 0) as balance,
      coalesce(sum(p.amount) filter (where p.account_id = ${reserve}), 0) as reserve
    from posting p join transfer t on t.tenant_id = p.tenant_id and t.id = p.transfer_id
    where p.tenant_id = ${tenantId} and p.account_id in (${payable}, ${reserve}) and t.created_at < ${before.toISOString()}`)
  return { balance: Number(rows[0]?.balance ?? 0), reserve: Number(rows[0]?.reserve ?? 0) }
}

/** The lines of a month: one for each transfer that moved the balance or the reserve. */
const linesOf = (wanted: Wanted, from: Date, until: Date) => {
  const { tenantId } = wanted
  const { payable, reserve } = idsOf(wanted)
  return sql`
    select t.id, t.created_at, t.kind, t.ref_kind, t.ref_id,
      coalesce(sum(p.amount) filter (where p.account_id = ${payable}), 0)::bigint as amount,
      coalesce(sum(p.amount) filter (where p.account_id = ${reserve}), 0)::bigint as reserve,
      coalesce(-sum(p.amount) filter (where a.purpose = 'fee'), 0)::bigint as fee,
      (-sum(p.amount) filter (where a.purpose = 'escrow'))::bigint as gross
    from (select distinct q.transfer_id from posting q
        join transfer u on u.tenant_id = q.tenant_id and u.id = q.transfer_id
        where q.tenant_id = ${tenantId} and q.account_id in (${payable}, ${reserve})
          and u.created_at >= ${from.toISOString()} and u.created_at < ${until.toISOString()}) own
    join transfer t on t.tenant_id = ${tenantId} and t.id = own.transfer_id
    join posting p on p.tenant_id = t.tenant_id and p.transfer_id = t.id
    join ledger_folded a on a.tenant_id = p.tenant_id and a.id = p.account_id
    group by t.id, t.created_at, t.kind, t.ref_kind, t.ref_id`
}

interface LineRow extends Record<string, unknown> {
  created_at: string
  kind: string
  ref_kind: string
  ref_id: string
  amount: string
  reserve: string
  fee: string
  gross: string | null
}
const toLine = (row: LineRow): StatementLine => ({
  at: new Date(row.created_at).toISOString(),
  kind: row.kind,
  ref: { kind: row.ref_kind, id: row.ref_id },
  gross: row.kind === 'settle' && row.gross !== null ? Number(row.gross) : null,
  fee: Number(row.fee),
  amount: Number(row.amount),
  reserve: Number(row.reserve),
})

/** A seller's statement of one month, from the postings of the ledger. Postings are permanent, so a past month never changes. */
export async function statementOf(tx: Tx, wanted: Wanted): Promise<CallData<typeof calls.payout.statement>> {
  const { tenantId, sellerId, currency, month, pageNo } = wanted
  const from = new Date(`${month}-01T00:00:00Z`)
  const until = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1))
  const [owner] = await tx
    .select({ id: seller.id, nickName: seller.nickName })
    .from(seller)
    .where(ofTenant(seller, tenantId, eq(seller.id, sellerId)))
  if (!owner) throw new Failure('not_found')
  const lines = linesOf(wanted, from, until)
  const sums = await tx.execute<{ kind: string; lines: number; fee: string; amount: string; reserve: string }>(sql`
    select kind, count(*)::int as lines, sum(fee) as fee, sum(amount) as amount, sum(reserve) as reserve
    from (${lines}) l group by kind order by kind`)
  const page = await tx.execute<LineRow>(sql`
    select * from (${lines}) l order by created_at, id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  return {
    seller: owner,
    ...{ currency, month, pageNo, pageSize },
    opening: await sumsBefore(tx, wanted, from),
    closing: await sumsBefore(tx, wanted, until),
    sums: sums.rows.map(({ kind, lines: n, fee, amount, reserve }) => ({
      ...{ kind, lines: n, fee: Number(fee), amount: Number(amount), reserve: Number(reserve) },
    })),
    total: sums.rows.reduce((total, { lines: n }) => total + n, 0),
    list: page.rows.map(toLine),
  }
}
