import type pg from 'pg'
import { seedId } from '../rows/ids.ts'
import { insertRows } from '../rows/insert-rows.ts'
import type { SeedTenant } from '../tenant/tenants.ts'
import type { PlannedReview, PlannedSale } from './plan-sales.ts'
import { orderIdOf } from './sell-planned.ts'

/** The reviews of the planned sales, each of one order by its buyer. */
export const reviewRows = (tenant: SeedTenant, sales: readonly PlannedSale[]) =>
  sales
    .flatMap(({ review, ...sale }, n) => (review ? [{ review, sale, orderId: orderIdOf(tenant, n) }] : []))
    .map(({ review, sale, orderId }, n) => ({
      ...{ tenant_id: tenant.id, id: seedId(tenant.id, 'review', n), order_id: orderId },
      ...{ offer_id: sale.offer.row.id, seller_id: sale.offer.row.seller_id },
      ...{ author_id: sale.buyer.id, author_name: sale.buyer.nickName },
      ...wordsOf(review),
    }))

const wordsOf = ({ level, score, text, language, at, reply }: PlannedReview) => ({
  ...{ level, score, text, text_language: language, created_at: new Date(at) },
  ...{ reply_text: reply?.text ?? null, reply_at: reply ? new Date(reply.at) : null },
})

/** Inserts the reviews in one statement, so that each seller's rating is computed once. */
export async function insertReviews(client: pg.ClientBase, tenant: SeedTenant, sales: readonly PlannedSale[]) {
  const rows = reviewRows(tenant, sales)
  await insertRows(client, 'review', rows, rows.length)
  await client.query('set constraints all immediate')
  await client.query('set constraints all deferred')
}

/** The mean score of each seller's reviews, as the database will compute it. */
export function ratingsOf(reviews: readonly { seller_id: string; score: number }[]): Map<string, number> {
  const sums = new Map<string, { total: number; n: number }>()
  for (const { seller_id, score } of reviews) {
    const sum = sums.get(seller_id) ?? { total: 0, n: 0 }
    sums.set(seller_id, { total: sum.total + score, n: sum.n + 1 })
  }
  return new Map([...sums].map(([id, { total, n }]) => [id, Math.round((total * 10) / n) / 10]))
}
