import { type CallInput, calls } from '@tradepost/contract'
import { paths } from '../../kernel/paths/index.ts'
import {
  type ActionResult,
  type ActionTools,
  checker,
  type FeatureContext,
  refusal,
  textOf,
  withProblems,
} from '../../kernel/server.ts'

/** Codes were sent to the new address, to the current address, or to both. */
export interface CodesSent {
  /** Empty when the current address is only removed. */
  email: string
  resendAfterSeconds: number
}
export type BindResult = ActionResult<{ sent: CodesSent }>

type Purpose = CallInput<typeof calls.signIn.verifyCode>['body']['purpose']
const tenantFields = (ctx: FeatureContext) => ({ tenantId: ctx.tenant.tenantId, userType: 8 as const })
const fieldOf = { email_format: 'email', email_taken: 'email', code_send_too_soon: 'email', code_send_limit: 'email' }

const send = (ctx: FeatureContext, purpose: Purpose, email: string) =>
  ctx.api(calls.signIn.verifyCode, { body: { ...tenantFields(ctx), purpose, email } })

async function ticketOf(ctx: FeatureContext, purpose: Purpose, email: string, code: string): Promise<string> {
  const { ticket } = await ctx.api(calls.signIn.verifyCodeCheck, {
    body: { ...tenantFields(ctx), purpose, email, code },
  })
  return ticket
}

async function sendCodes(ctx: FeatureContext, form: FormData, bound: string | null): Promise<BindResult> {
  const check = checker(ctx, form)
  const removing = textOf(form, 'intent') === 'sendUnbind'
  const email = removing ? '' : check.email()
  if (check.problems.length > 0) return refusal(check.problems, form)
  return withProblems(ctx, form, fieldOf, async () => {
    const sent = await Promise.all([
      ...(email ? [send(ctx, 'BindEmailSendVerifyCode', email)] : []),
      ...(bound ? [send(ctx, 'UnBindEmailSendVerifyCode', bound)] : []),
    ])
    return { ok: true as const, sent: { email, resendAfterSeconds: sent[0]?.resendAfterSeconds ?? 60 } }
  })
}

/** Binds, changes or removes the email. The user proves each affected address by a code sent to that address. */
export async function bindEmail(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
): Promise<BindResult | Response> {
  const { email: bound } = await ctx.api(calls.signIn.signInMethods)
  if (textOf(form, 'intent').startsWith('send')) return sendCodes(ctx, form, bound)
  const check = checker(ctx, form)
  const email = textOf(form, 'email')
  const code = email ? check.code('code') : ''
  const currentCode = bound ? check.code('currentCode') : ''
  if (check.problems.length > 0) return refusal(check.problems, form, { stage: 'code' })
  const field = { ...fieldOf, code_wrong: 'code' }
  const result = await withProblems(ctx, form, field, async () => {
    const currentTicket = bound ? await ticketOf(ctx, 'UnBindEmailSendVerifyCode', bound, currentCode) : undefined
    if (email) {
      const ticket = await ticketOf(ctx, 'BindEmailSendVerifyCode', email, code)
      await ctx.api(calls.account.bindEmail, { body: { email, ticket, ...(currentTicket ? { currentTicket } : {}) } })
    } else await ctx.api(calls.account.unbindEmail, { body: { ticket: currentTicket ?? '' } })
    tools.flash('success', ctx.t(email ? 'signIn.emailBound' : 'signIn.emailUnbound'))
    return tools.redirect(paths.security(), 303)
  })
  return result instanceof Response ? result : { ...result, values: { ...result.values, stage: 'code' } }
}
