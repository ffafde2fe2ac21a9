import type { CallInput, operation } from '@tradepost/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { file } from '../../platform/db/schema/file.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import { sellerReport, sellerReportFile } from '../../platform/db/schema/seller-report.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure.ts'
import { fitsId64 } from '../../platform/id64.ts'
import { newId } from '../../platform/ids.ts'
import { countUse, type RateRule } from '../../platform/rate-limit.ts'
import { ownOrder } from '../finance/order-store.ts'

type Body = CallInput<typeof operation.complain>['body']

const perDay: RateRule = { name: 'report.file', limit: 10, windowMs: 24 * 3_600_000 }

/** Screenshots count only when this buyer uploaded them. */
async function checkEvidence(tx: Tx, tenantId: number, userId: string, fileIds: readonly string[]): Promise<void> {
  const rows = await tx
    .select({ id: file.id })
    .from(file)
    .where(
      and(
        eq(file.tenantId, tenantId),
        inArray(file.id, [...fileIds]),
        eq(file.ownerId, userId),
        sql`${file.contentType} like 'image/%'`,
      ),
    )
  if (rows.length !== new Set(fileIds).size) throw new Failure('not_found', { field: 'fileIds' })
}

async function checkSubject(tx: Tx, tenantId: number, userId: string, { sellerId, orderId }: Body): Promise<void> {
  const [known] = fitsId64(sellerId)
    ? await tx
        .select({ id: seller.id })
        .from(seller)
        .where(and(eq(seller.tenantId, tenantId), eq(seller.id, sellerId)))
    : []
  if (!known) throw new Failure('not_found', { field: 'sellerId' })
  if (orderId === undefined) return
  const order = await ownOrder(tx, tenantId, userId, orderId)
  if (order?.sellerId !== sellerId) throw new Failure('not_found', { field: 'orderId' })
}

/** Files a report; the reasons to refuse are told before anything is counted. */
export async function fileReport(deps: Deps, tx: Tx, context: CallContext, userId: string, body: Body) {
  const { tenantId } = context.tenant
  const { sellerId, orderId, reason, fileIds = [] } = body
  const explanation = (body.explanation ?? '').trim()
  if (fileIds.length === 0) throw new Failure('evidence_required', { field: 'fileIds' })
  if (explanation === '') throw new Failure('explanation_required', { field: 'explanation' })
  await checkSubject(tx, tenantId, userId, body)
  await checkEvidence(tx, tenantId, userId, fileIds)
  const now = deps.clock.now()
  const { allowed, retryAfterSeconds } = await countUse(tx, tenantId, perDay, userId, now)
  if (!allowed) throw new Failure('daily_use_limit', { retryAfterSeconds })
  const id = newId(deps.clock)
  const made = await tx
    .insert(sellerReport)
    .values({ tenantId, id, userId, sellerId, orderId: orderId ?? null, reason, explanation, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: sellerReport.id })
  if (made.length === 0) throw new Failure('report_open', { field: 'sellerId' })
  await tx.insert(sellerReportFile).values([...new Set(fileIds)].map((fileId) => ({ tenantId, reportId: id, fileId })))
  return { id }
}
