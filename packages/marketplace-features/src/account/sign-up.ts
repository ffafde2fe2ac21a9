import { calls } from '@tradepost/contract'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import { type ActionTools, checker, type FeatureContext, refusal, textOf } from '../kernel/server.ts'
import { legalPagesOf } from './legal-pages-of.ts'
import { enter } from './log-in.ts'
import { type CodeResult, sendCode } from './send-code.ts'

/** Creates an account with a code and a password. `back` is a path of this shop. */
export async function signUp(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
  back: string,
): Promise<CodeResult | Response> {
  if (textOf(form, 'intent') === 'sendCode') return sendCode(ctx, form, 'EmailRegisterSendVerifyCode')
  const check = checker(ctx, form)
  const email = check.email()
  const code = check.code()
  const newPassword = check.newPassword()
  const nickName = check.nickName()
  const terms = (await legalPagesOf(ctx)).find(({ document }) => document === 'terms')
  const agreed = wholeNumber(textOf(form, 'agreedTerms'), { min: 1, max: contentLimits.versions })
  if (terms && agreed === null)
    check.problems.push({ code: 'consent_required', message: ctx.t('legal.agreeMissing'), field: 'agreedTerms' })
  if (check.problems.length > 0) return refusal(check.problems, form)
  // If the terms changed meanwhile, the next page asks for consent to the new ones.
  const entered = async () => {
    if (agreed === null) return
    const body = { version: agreed, occasion: 'signup' as const }
    await tools
      .api()(calls.legal.agreeToTerms, { body })
      .catch(() => undefined)
  }
  const grant = { userType: 8, grantType: 'captcha', email, code, newPassword } as const
  return enter(ctx, form, tools, { ...grant, ...(nickName ? { nickName } : {}) }, { back, entered })
}
