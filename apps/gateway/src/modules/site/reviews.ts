import type { AreaComments, CallData, calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'

interface CommentRow extends Record<string, unknown> {
  author_name: string
  text: string
  score: number
  created_at: string | Date
  title: string
}

/** The newest reviews of the whole site with at least `minimum` points. */
export async function newestReviews(
  tx: Tx,
  context: CallContext,
  limit: number,
  minimum = 1,
): Promise<AreaComments['comments']> {
  const { rows } = await tx.execute<CommentRow>(sql`
    select r.author_name, r.text, r.score, r.created_at, o.title
    from review r join offer o on o.tenant_id = r.tenant_id and o.id = r.offer_id
    where r.tenant_id = ${context.tenant.tenantId} and r.score >= ${minimum}
    order by r.created_at desc, r.id limit ${limit}`)
  return rows.map((row) => ({
    author: row.author_name,
    text: row.text,
    score: row.score,
    createdAt: new Date(row.created_at).toISOString(),
    offerTitle: row.title,
  }))
}

/** Average and number of all reviews, from the sellers' running sums, with the newest ones. */
export async function siteReviews(
  tx: Tx,
  context: CallContext,
  pageSize: number,
): Promise<CallData<typeof calls.review.reviewPageShow>> {
  const { rows } = await tx.execute<{ total: number; n: number }>(sql`
    select coalesce(sum(score_sum), 0)::int as total, coalesce(sum(review_count), 0)::int as n
    from seller where tenant_id = ${context.tenant.tenantId}`)
  const { total, n } = rows[0] ?? { total: 0, n: 0 }
  return {
    average: n === 0 ? null : Math.round((total / n) * 10) / 10,
    count: n,
    list: await newestReviews(tx, context, pageSize),
  }
}
