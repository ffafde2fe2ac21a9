import { type ActionTools, checker, type FeatureContext, refusal, textOf } from '../kernel/server.ts'
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
  if (check.problems.length > 0) return refusal(check.problems, form)
  const grant = { userType: 8, grantType: 'captcha', email, code, newPassword } as const
  return enter(ctx, form, tools, { ...grant, ...(nickName ? { nickName } : {}) }, back)
}
