import { calls } from '@tradepost/contract'
import { isId } from '@tradepost/domain/typed/id'
import { textLimits } from '@tradepost/domain/typed/text-limits'
import type { MessageId } from '@tradepost/i18n'
import {
  type ActionResult,
  type ActionTools,
  checker,
  type FeatureContext,
  type Problem,
  refusal,
  textOf,
  withProblems,
} from '../kernel/server.ts'
import { hasUploads, takeUploads } from '../upload/server.ts'
import { reasons } from './reasons.ts'

const idOf = (form: FormData, name: string) => [textOf(form, name)].find(isId)
const fieldOf = { evidence_required: 'files', explanation_required: 'explanation' }

/** Reports a seller. Files are stored only if the form is complete. */
export async function sendReport(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
): Promise<ActionResult | Response> {
  const reason = reasons.find((one) => one === textOf(form, 'reason'))
  const check = checker(ctx, form)
  const explanation = check.text('explanation', textLimits.report)
  const missing = (field: string, code: string, id: MessageId): Problem => ({
    ...{ field, code, message: ctx.t(id) },
  })
  const problems = [
    ...check.problems,
    ...(reason ? [] : [missing('reason', 'reason_required', 'report.reason-missing')]),
    ...(explanation || check.problems.length > 0
      ? []
      : [missing('explanation', 'explanation_required', 'errors.explanation_required')]),
    ...(hasUploads(form) ? [] : [missing('files', 'evidence_required', 'errors.evidence_required')]),
  ]
  if (!reason || problems.length > 0) return refusal(problems, form)
  return withProblems(ctx, form, fieldOf, async () => {
    const { ids: fileIds, problem } = await takeUploads(ctx, form, { catalogue: 'general' })
    if (problem) return refusal([problem], form)
    const orderId = idOf(form, 'order')
    const sellerId = idOf(form, 'seller') ?? '0'
    await ctx.api(calls.report.fileReport, {
      body: { sellerId, reason, explanation, fileIds, ...(orderId ? { orderId } : {}) },
    })
    tools.flash('success', ctx.t('report.sent'))
    return tools.redirect('/report-seller', 303)
  })
}
