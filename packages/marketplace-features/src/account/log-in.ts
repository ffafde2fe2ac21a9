import type { CallInput, calls } from '@tradepost/contract'
import {
  type ActionTools,
  checker,
  type FeatureContext,
  refusal,
  takeOverGuestCart,
  takeOverSaved,
  textOf,
  withProblems,
} from '../kernel/server.ts'
import { afterSignIn } from './after-sign-in.ts'
import { type CodeResult, sendCode } from './send-code.ts'

type Grant = CallInput<typeof calls.signIn.oauthToken>['body']

const fieldOf = {
  email_format: 'email',
  code_wrong: 'code',
  password_format: 'newPassword',
  password_length: 'newPassword',
  password_common: 'newPassword',
}

/**
 * Exchanges a grant for a session, runs `entered`, merges the visitor's cart and saved offers, and redirects to `back`.
 */
export function enter(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
  grant: Grant,
  { back, entered }: { back: string; entered?: () => Promise<void> },
) {
  return withProblems(ctx, form, fieldOf, async () => {
    const remember = form.has('remember')
    const ut = textOf(form, 'ut')
    const { tenantId } = ctx.tenant
    const session = await tools.session.grant({ tenantId, ...grant, remember, ...(ut ? { token: ut } : {}) })
    await tools.session.signIn(session, { remember })
    await entered?.()
    await takeOverGuestCart(tools.api(), tools.guestCart)
    await takeOverSaved(tools.api(), tools.guestSaved)
    return tools.replace(await afterSignIn(tools, back), 303)
  })
}

/** Logs in by password or code. `back` is a path of this shop. */
export async function logIn(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
  back: string,
): Promise<CodeResult | Response> {
  const intent = textOf(form, 'intent')
  if (intent === 'sendCode') return sendCode(ctx, form, 'EmailLoginSendVerifyCode')
  const check = checker(ctx, form)
  const email = check.email()
  if (intent === 'code') {
    const code = check.code()
    if (check.problems.length > 0) return refusal(check.problems, form)
    return enter(ctx, form, tools, { userType: 8, grantType: 'captcha', email, code }, { back })
  }
  const password = check.filled('password')
  if (check.problems.length > 0) return refusal(check.problems, form)
  const result = await enter(ctx, form, tools, { userType: 8, grantType: 'password', email, password }, { back })
  if (result instanceof Response || !result.problems.some(({ code }) => code === 'login_proof_needed')) return result
  // The password was correct and the gateway has mailed a code. Show the code field next.
  return { ...result, values: { ...result.values, stage: 'code' } }
}
