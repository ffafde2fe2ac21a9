import type { CallInput, calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { eq } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import { sellerReport, sellerReportFile } from '../../platform/db/schema/seller-report.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { newId } from '../../platform/ids/ids.ts'
import { countUse, type RateRule } from '../../platform/limits/rate-limit.ts'
import { takeOwnFiles } from '../file/take-own-files.ts'
import { ownOrder } from '../order/order-store.ts'

type Body = CallInput<typeof calls.report.fileReport>['body']

const perDay: RateRule = { name: 'report.file', limit: 10, windowMs: dayMs }

async function checkSubject(tx: Tx, tenantId: number, userId: string, { sellerId, orderId }: Body): Promise<void> {
  const [row] = fitsId64(sellerId)
    ? await tx
        .select({ id: seller.id })
        .from(seller)
        .where(ofTenant(seller, tenantId, eq(seller.id, sellerId)))
    : []
  if (!row) throw new Failure('not_found', { field: 'sellerId' })
  if (orderId === undefined) return
  const order = await ownOrder(tx, tenantId, userId, orderId)
  if (order?.sellerId !== sellerId) throw new Failure('not_found', { field: 'orderId' })
}

/** Files a report. Invalid input is refused before the day's limit is counted. */
export async function fileReport(deps: Deps, tx: Tx, context: CallContext, userId: string, body: Body) {
  const { tenantId } = context.tenant
  const { sellerId, orderId, reason, fileIds = [] } = body
  const explanation = (body.explanation ?? '').trim()
  if (fileIds.length === 0) throw new Failure('evidence_required', { field: 'fileIds' })
  if (explanation === '') throw new Failure('explanation_required', { field: 'explanation' })
  await checkSubject(tx, tenantId, userId, body)
  // Accept only screenshots that this buyer uploaded.
  const screenshots = await takeOwnFiles(tx, { tenantId, userId, fileIds, pictures: true })
  const now = deps.clock.now()
  const { allowed, retryAfterSeconds } = await countUse(tx, tenantId, perDay, userId, now)
  if (!allowed) throw new Failure('daily_use_limit', { retryAfterSeconds })
  const id = newId(deps.clock)
  const inserted = await tx
    .insert(sellerReport)
    .values({ tenantId, id, userId, sellerId, orderId: orderId ?? null, reason, explanation, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: sellerReport.id })
  if (inserted.length === 0) throw new Failure('report_open', { field: 'sellerId' })
  await tx.insert(sellerReportFile).values(screenshots.map((fileId) => ({ tenantId, reportId: id, fileId })))
  return { id }
}
