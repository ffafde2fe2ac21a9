import { calls } from '@tradepost/contract'
import {
  type ActionResult,
  type ActionTools,
  checker,
  type FeatureContext,
  refusal,
  textOf,
  withProblems,
} from '../kernel/server.ts'
import { type CodeSent, sendCode } from './send-code.ts'

export type ResetResult = ActionResult<{ sent: CodeSent }> | ActionResult<{ ticket: string; email: string }>

const purpose = 'ResetPasswordSendVerifyCode'
const fieldOf = { code_wrong: 'code', password_format: 'newPassword', password_length: 'newPassword' }

/** POST of the reset page, in three steps: sends a code, checks the code, saves the new password. */
export async function resetPassword(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
): Promise<ResetResult | Response> {
  const intent = textOf(form, 'intent')
  if (intent === 'sendCode') return sendCode(ctx, form, purpose)
  const check = checker(ctx, form)
  const email = check.email()

  if (intent === 'checkCode') {
    const code = check.code()
    if (check.problems.length > 0) return refusal(check.problems, form)
    return withProblems(ctx, form, fieldOf, async () => {
      const { tenantId } = ctx.tenant
      const { ticket } = await ctx.api(calls.signIn.verifyCodeCheck, {
        body: { tenantId, userType: 8, purpose, email, code },
      })
      return { ok: true as const, ticket, email }
    })
  }

  const ticket = textOf(form, 'ticket')
  const password = check.newPassword()
  if (check.problems.length > 0) return refusal(check.problems, form, { ticket })
  const result = await withProblems(ctx, form, { ...fieldOf, password_common: 'newPassword' }, async () => {
    await ctx.api(calls.account.resetPassword, { body: { email, ticket, password } })
    tools.flash('success', ctx.t('account.passwordChanged'))
    return tools.redirect('/login', 303)
  })
  if (result instanceof Response) return result
  // A ticket works only once. After a used ticket, start again at the email step.
  const spent = result.problems.some(({ code }) => code === 'code_wrong')
  return { ...result, values: { ...result.values, ...(spent ? { stage: 'email' } : { ticket }) } }
}
