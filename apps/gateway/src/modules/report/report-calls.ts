import { calls } from '@tradepost/contract'
import { type and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer, asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import { sellerReport, sellerReportFile } from '../../platform/db/schema/seller-report.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import { accounts, postTransfer } from '../ledger/ledger.ts'
import { passSettings } from '../pass/pass-rules.ts'
import { fileReport } from './file-report.ts'

type Row = typeof sellerReport.$inferSelect

const toReport = (row: Row, sellerName: string) => ({
  id: row.id,
  sellerId: row.sellerId,
  sellerName,
  orderId: row.orderId,
  reason: row.reason as 'other',
  explanation: row.explanation,
  state: row.state,
  points: row.points,
  note: row.note,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
})

const withSeller = ofTenant(seller, sellerReport.tenantId, eq(seller.id, sellerReport.sellerId))

async function pageOf(
  tx: Tx,
  condition: ReturnType<typeof and>,
  { pageNo = 1, pageSize = 24 }: { pageNo?: number; pageSize?: number },
  oldestFirst: boolean,
) {
  const [total] = await tx.select({ n: count() }).from(sellerReport).where(condition)
  const rows = await tx
    .select({ report: sellerReport, name: seller.nickName })
    .from(sellerReport)
    .innerJoin(seller, withSeller)
    .where(condition)
    .orderBy(oldestFirst ? asc(sellerReport.createdAt) : desc(sellerReport.createdAt), sellerReport.id)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
  return { total: total?.n ?? 0, pageNo, pageSize, rows }
}

/** Credits points with a transfer whose id derives from the report, so that a report is rewarded only once. */
async function reward(tx: Tx, tenantId: number, row: Row, points: number): Promise<void> {
  if (points <= 0) return
  await postTransfer(tx, tenantId, {
    id: uuid5('report-points', tenantId, row.id),
    kind: 'points',
    unit: 'POINT',
    ref: { kind: 'report', id: row.id },
    legs: [
      { account: accounts.pointsIssue, amount: -points },
      { account: accounts.points(row.userId), amount: points },
    ],
  })
}

/** Loads a report and the points that its approval would earn; throws if this member of staff filed it. */
export async function reportFor(tx: Tx, tenantId: number, staffId: string, id: string) {
  const [row] = fitsId64(id)
    ? await tx
        .select({ report: sellerReport, name: seller.nickName })
        .from(sellerReport)
        .innerJoin(seller, withSeller)
        .where(ofTenant(sellerReport, tenantId, eq(sellerReport.id, id)))
    : []
  if (!row) throw new Failure('not_found', { field: 'id' })
  // Staff must not decide about their own report.
  if (row.report.userId === staffId) throw new Failure('forbidden')
  const { reportPoints: points } = await passSettings(tx, tenantId)
  return { ...row, points, shown: toReport(row.report, row.name) }
}

/** Decides a report. An approved one earns its buyer points. */
export async function decideReport(
  deps: Deps,
  tx: Tx,
  tenantId: number,
  staffId: string,
  id: string,
  verdict: { approved: boolean; note: string },
) {
  const pending = await reportFor(tx, tenantId, staffId, id)
  const points = verdict.approved ? pending.points : 0
  const [decided] = await tx
    .update(sellerReport)
    .set({
      state: verdict.approved ? 'approved' : 'rejected',
      points,
      decidedBy: staffId,
      decidedAt: deps.clock.now(),
      note: verdict.note,
    })
    .where(ofTenant(sellerReport, tenantId, eq(sellerReport.id, id), eq(sellerReport.state, 'open')))
    .returning()
  if (!decided) throw new Failure('state_conflict')
  await reward(tx, tenantId, decided, points)
  return toReport(decided, pending.name)
}

/** Calls about reports: filed by buyers, listed for staff. */
export function reportCalls(deps: Deps): Implementation[] {
  return [
    implement(calls.report.fileReport, ({ body }, context) =>
      asBuyer(deps, context, (tx, userId) => fileReport(deps, tx, context, userId, body)),
    ),
    implement(calls.report.reportList, ({ body = {} }, context) =>
      asBuyer(deps, context, async (tx, userId) => {
        const condition = ofTenant(sellerReport, context.tenant.tenantId, eq(sellerReport.userId, userId))
        const { rows, ...page } = await pageOf(tx, condition, body, false)
        return { ...page, list: rows.map(({ report, name }) => toReport(report, name)) }
      }),
    ),
    implement(calls.report.reportQueue, ({ body = {} }, context) =>
      asStaff(deps, context, async (tx) => {
        const { tenantId } = context.tenant
        const { state = 'open' } = body
        const queue = ofTenant(sellerReport, tenantId, eq(sellerReport.state, state))
        const { rows, ...page } = await pageOf(tx, queue, body, true)
        const ids = rows.map(({ report }) => report.id)
        const files = await tx
          .select()
          .from(sellerReportFile)
          .where(
            ofTenant(sellerReportFile, tenantId, ids.length > 0 ? inArray(sellerReportFile.reportId, ids) : sql`false`),
          )
        const list = rows.map(({ report, name }) => ({
          ...toReport(report, name),
          buyerId: report.userId,
          fileIds: files.filter((file) => file.reportId === report.id).map((file) => file.fileId),
        }))
        return { ...page, list }
      }),
    ),
  ]
}
