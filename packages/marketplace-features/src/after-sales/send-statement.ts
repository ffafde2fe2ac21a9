import { calls } from '@tradepost/contract'
import {
  type ActionResult,
  type ActionTools,
  checker,
  type FeatureContext,
  idempotencyKeyOf,
  refusal,
  withProblems,
} from '../kernel/server.ts'
import { takeUploads } from '../upload/server.ts'
import { type Kind, kinds } from './kinds.ts'

/** Sends a refund request, dispute or insurance claim, after uploading its files. */
export async function sendStatement(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
  { id, kind }: { id: string; kind: Kind },
): Promise<ActionResult | Response> {
  const check = checker(ctx, form)
  const statement = check.text('statement', kinds[kind].most)
  if (check.problems.length > 0) return refusal(check.problems, form)
  if (!statement) {
    const message = ctx.t('afterSales.sentence')
    return refusal([{ code: 'cannot_be_empty', field: 'statement', message }], form)
  }
  const idempotencyKey = idempotencyKeyOf(form)
  return withProblems(ctx, form, {}, async () => {
    const { ids: fileIds, problem } = await takeUploads(ctx, form, { catalogue: 'order_attachment' })
    if (problem) return refusal([problem], form)
    const params = { id }
    if (kind === 'refund')
      await ctx.api(
        calls.afterSales.requestRefund,
        { params, body: { reason: statement, fileIds } },
        { idempotencyKey },
      )
    else if (kind === 'dispute')
      await ctx.api(calls.afterSales.openDispute, { params, body: { statement, fileIds } }, { idempotencyKey })
    else await ctx.api(calls.afterSales.claimInsurance, { params, body: { statement, fileIds } }, { idempotencyKey })
    tools.flash('success', ctx.t(kinds[kind].sent))
    return tools.redirect(`/buyer/orders/${id}`, 303)
  })
}
