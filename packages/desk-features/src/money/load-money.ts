import { calls } from '@tradepost/contract'
import { type DeskContext, pageNoOf } from '../kernel/server.ts'

/** What the seller has earned, where it goes, and what was paid. */
export async function loadMoney({ api, url }: DeskContext) {
  // Stripe has sent the browser back, perhaps sooner than its event. Without an answer the page shows what is known.
  if (url.searchParams.get('stripe') === 'back')
    await api(calls.payout.sellerCheckAccount, { body: {} }).catch(() => null)
  const [balance, overview, payouts, months] = await Promise.all([
    api(calls.seller.sellerBalance),
    api(calls.payout.payoutOverview),
    api(calls.payout.sellerPayoutPage, { body: { pageNo: pageNoOf(url), pageSize: 12 } }),
    api(calls.payout.statementMonths),
  ])
  return { pending: balance.pending, overview, payouts, months: months.list, idempotencyKey: crypto.randomUUID() }
}
