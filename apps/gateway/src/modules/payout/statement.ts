import type { CallData, calls } from '@tradepost/contract'
import { count, desc, eq, gte, inArray, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { ledgerFolded, posting, transfer } from '../../platform/db/schema/order/ledger.ts'
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
  const month = sql<string>`to_char(${transfer.createdAt} at time zone 'UTC', 'YYYY-MM')`
  return tx
    .selectDistinct({ currency: transfer.unit, month })
    .from(ledgerFolded)
    .innerJoin(posting, ofTenant(posting, ledgerFolded.tenantId, eq(posting.accountId, ledgerFolded.id)))
    .innerJoin(transfer, ofTenant(transfer, posting.tenantId, eq(transfer.id, posting.transferId)))
    .where(
      ofTenant(
        ledgerFolded,
        tenantId,
        eq(ledgerFolded.ownerKind, 'seller'),
        eq(ledgerFolded.ownerId, sellerId),
        inArray(ledgerFolded.purpose, ['payable', 'reserve']),
      ),
    )
    .orderBy(desc(month), transfer.unit)
}

/** The sum of the postings of a query that meet a condition; zero without any. */
const sumIf = (condition: SQL) =>
  sql<number>`coalesce(sum(${posting.amount}) filter (where ${condition}), 0)`.mapWith(Number)

/** A seller's balance and reserve before an instant. */
async function sumsBefore(tx: Tx, wanted: Wanted, before: Date) {
  const { tenantId } = wanted
  const { payable, reserve } = idsOf(wanted)
  const [sums] = await tx
    .select({ balance: sumIf(eq(posting.accountId, payable)), reserve: sumIf(eq(posting.accountId, reserve)) })
    .from(posting)
    .innerJoin(transfer, ofTenant(transfer, posting.tenantId, eq(transfer.id, posting.transferId)))
    .where(ofTenant(posting, tenantId, inArray(posting.accountId, [payable, reserve]), lt(transfer.createdAt, before)))
  return sums ?? { balance: 0, reserve: 0 }
}

/** The lines of a month: one for each transfer that moved the balance or the reserve. */
function linesOf(tx: Tx, wanted: Wanted, from: Date, until: Date) {
  const { tenantId } = wanted
  const { payable, reserve } = idsOf(wanted)
  const own = tx
    .selectDistinct({ id: transfer.id })
    .from(posting)
    .innerJoin(transfer, ofTenant(transfer, posting.tenantId, eq(transfer.id, posting.transferId)))
    .where(
      ofTenant(
        posting,
        tenantId,
        inArray(posting.accountId, [payable, reserve]),
        gte(transfer.createdAt, from),
        lt(transfer.createdAt, until),
      ),
    )
    .as('own')
  return tx
    .select({
      ...{ id: transfer.id, at: transfer.createdAt, kind: transfer.kind, refKind: transfer.refKind },
      refId: transfer.refId,
      amount: sumIf(eq(posting.accountId, payable)).as('amount'),
      reserve: sumIf(eq(posting.accountId, reserve)).as('reserve'),
      fee: sql<number>`-${sumIf(eq(ledgerFolded.purpose, 'fee'))}`.mapWith(Number).as('fee'),
      tax: sql<number>`-${sumIf(eq(ledgerFolded.purpose, 'tax'))}`.mapWith(Number).as('tax'),
      gross: sql<number>`-${sumIf(eq(ledgerFolded.purpose, 'escrow'))}`.mapWith(Number).as('gross'),
    })
    .from(own)
    .innerJoin(transfer, ofTenant(transfer, tenantId, eq(transfer.id, own.id)))
    .innerJoin(posting, ofTenant(posting, transfer.tenantId, eq(posting.transferId, transfer.id)))
    .innerJoin(ledgerFolded, ofTenant(ledgerFolded, posting.tenantId, eq(ledgerFolded.id, posting.accountId)))
    .groupBy(transfer.id, transfer.createdAt, transfer.kind, transfer.refKind, transfer.refId)
    .as('line')
}

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
  const lines = linesOf(tx, wanted, from, until)
  const total = (column: SQLWrapper) => sql<number>`sum(${column})`.mapWith(Number)
  const sums = await tx
    .select({
      kind: lines.kind,
      lines: count(),
      ...{ fee: total(lines.fee), amount: total(lines.amount), reserve: total(lines.reserve) },
    })
    .from(lines)
    .groupBy(lines.kind)
    .orderBy(lines.kind)
  const page = await tx
    .select()
    .from(lines)
    .orderBy(lines.at, lines.id)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
  return {
    seller: owner,
    ...{ currency, month, pageNo, pageSize },
    opening: await sumsBefore(tx, wanted, from),
    closing: await sumsBefore(tx, wanted, until),
    sums,
    total: sums.reduce((sum, { lines: n }) => sum + n, 0),
    list: page.map(({ at, kind, refKind, refId, gross, fee, tax, amount, reserve }) => ({
      ...{ at: at.toISOString(), kind, ref: { kind: refKind, id: refId }, fee, tax, amount, reserve },
      gross: kind === 'settle' ? gross : null,
    })),
  }
}
