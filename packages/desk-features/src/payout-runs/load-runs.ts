import { calls } from '@tradepost/contract'
import { type DeskContext, pageNoOf } from '../kernel/server.ts'

/** What a run would pay now, and the runs so far. */
export async function loadRuns({ api, url }: DeskContext) {
  const [preview, runs] = await Promise.all([
    api(calls.payout.payoutPreview),
    api(calls.payout.payoutRunPage, { body: { pageNo: pageNoOf(url) } }),
  ])
  return { preview, runs, idempotencyKey: crypto.randomUUID() }
}

/** One run with its payouts. */
export const loadRun = async ({ api }: DeskContext, id: string) => ({
  ...(await api(calls.payout.payoutRunDetail, { params: { id } })),
  idempotencyKey: crypto.randomUUID(),
})
