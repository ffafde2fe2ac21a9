import { calls } from '@tradepost/contract'
import { csvOf, type DeskContext, harmlessCell, readAll } from '../kernel/server.ts'
import { claimStateOf } from './load-unit-claims.ts'

const columns = [
  ...(['claim', 'order', 'title', 'unit', 'problem', 'statement', 'claimed_at', 'answer_by'] as const),
  ...(['answer', 'answer_text', 'answered_at', 'currency', 'refunded_minor'] as const),
]

/** All claims in the state of the address as CSV. A unit is named by its last characters, as in the list. */
export async function exportUnitClaims({ api, url }: DeskContext): Promise<string> {
  const state = claimStateOf(url)
  const claims = await readAll(
    (paging) => api(calls.unitClaim.sellerUnitClaimPage, { body: { state, ...paging } }),
    ({ id }) => id,
  )
  return csvOf(
    columns,
    claims.map(({ refunded, ...claim }) => ({
      ...{ claim: claim.id, order: claim.orderId, title: harmlessCell(claim.title), unit: harmlessCell(claim.masked) },
      ...{ problem: claim.kind, statement: harmlessCell(claim.statement) },
      ...{ claimed_at: claim.claimedAt, answer_by: claim.answerBy },
      ...{ answer: claim.answer, answer_text: harmlessCell(claim.answerText ?? ''), answered_at: claim.answeredAt },
      ...{ currency: refunded?.currency ?? null, refunded_minor: refunded?.minor ?? null },
    })),
  )
}
