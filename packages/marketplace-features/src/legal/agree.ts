import { calls } from '@tradepost/contract'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import { type ActionTools, type FeatureContext, refusal, textOf, withProblems } from '../kernel/server.ts'

/** Records the consent of a customer to the terms, and leads back. */
export async function agree(ctx: FeatureContext, form: FormData, tools: ActionTools, back: string) {
  const version = wholeNumber(textOf(form, 'agreed'), { min: 1, max: contentLimits.versions })
  if (version === null) {
    const message = ctx.t('legal.agreeMissing')
    return refusal([{ code: 'consent_required', message, field: 'agreed' }], form)
  }
  return withProblems(ctx, form, { terms_required: 'agreed' }, async () => {
    await ctx.api(calls.legal.agreeToTerms, { body: { version, occasion: 'signin' } })
    return tools.replace(back, 303)
  })
}
