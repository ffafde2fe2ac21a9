import { calls } from '@tradepost/contract'
import { unitClaimKinds } from '@tradepost/domain/order/unit-claims'
import { textLimits } from '@tradepost/domain/typed/text-limits'
import {
  type ActionResult,
  type ActionTools,
  checker,
  type FeatureContext,
  idempotencyKeyOf,
  refusal,
  textOf,
  withProblems,
} from '../kernel/server.ts'
import { takeUploads } from '../upload/server.ts'

/** Sends a claim about a unit to the seller, after uploading its pictures. */
export async function sendClaim(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
  id: string,
): Promise<ActionResult | Response> {
  const check = checker(ctx, form)
  const statement = check.text('statement', textLimits.statement)
  const unitId = textOf(form, 'unit')
  const kind = unitClaimKinds.find((one) => one === textOf(form, 'kind'))
  const missing = (
    field: string,
    text: 'unitClaims.unitMissing' | 'unitClaims.kindMissing' | 'afterSales.sentence',
  ) => ({
    code: 'cannot_be_empty',
    field,
    message: ctx.t(text),
  })
  const problems = [
    ...check.problems,
    ...(unitId ? [] : [missing('unit', 'unitClaims.unitMissing')]),
    ...(kind ? [] : [missing('kind', 'unitClaims.kindMissing')]),
    ...(statement || check.problems.length > 0 ? [] : [missing('statement', 'afterSales.sentence')]),
  ]
  if (problems.length > 0 || !kind) return refusal(problems, form)
  const idempotencyKey = idempotencyKeyOf(form)
  return withProblems(ctx, form, { not_found: 'unit', state_conflict: 'unit' }, async () => {
    const { ids: fileIds, problem } = await takeUploads(ctx, form, { catalogue: 'order_attachment' })
    if (problem) return refusal([problem], form)
    const body = { unitId, kind, statement, fileIds }
    await ctx.api(calls.unitClaim.claimUnit, { params: { id }, body }, { idempotencyKey })
    tools.flash('success', ctx.t('unitClaims.sent'))
    return tools.redirect(`/buyer/orders/${id}`, 303)
  })
}
