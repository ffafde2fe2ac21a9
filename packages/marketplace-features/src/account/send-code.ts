import { type CallInput, calls } from '@tradepost/contract'
import { type ActionResult, checker, type FeatureContext, refusal, withProblems } from '../kernel/server.ts'

export interface CodeSent {
  email: string
  resendAfterSeconds: number
}
export type CodeResult = ActionResult<{ sent: CodeSent }>

type Purpose = CallInput<typeof calls.signIn.verifyCode>['body']['purpose']

/** Sends a code to the typed email. The result does not reveal whether an account exists. */
export async function sendCode(ctx: FeatureContext, form: FormData, purpose: Purpose): Promise<CodeResult> {
  const check = checker(ctx, form)
  const email = check.email()
  if (check.problems.length > 0) return refusal(check.problems, form, { stage: 'email' })
  const result = await withProblems(ctx, form, { email_format: 'email' }, async () => {
    const sent = await ctx.api(calls.signIn.verifyCode, {
      body: { tenantId: ctx.tenant.tenantId, userType: 8, purpose, email },
    })
    return { ok: true as const, sent: { email, resendAfterSeconds: sent.resendAfterSeconds } }
  })
  // The previous code is still valid, so show the code field.
  const sentRecently = !result.ok && result.problems.some(({ code }) => code === 'code_send_too_soon')
  return sentRecently ? { ...result, values: { ...result.values, stage: 'code' } } : result
}
