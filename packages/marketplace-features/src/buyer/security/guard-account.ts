import { isApiError } from '@tradepost/api-client'
import { type CallData, type CallInput, calls } from '@tradepost/contract'
import { openTypes } from '@tradepost/contract/constants'
import { asciiDigits } from '@tradepost/domain/typed/digits'
import { paths } from '../../kernel/paths/index.ts'
import { type ActionResult, type ActionTools, type FeatureContext, textOf, withProblems } from '../../kernel/server.ts'
import { changePassword } from './change-password.ts'

type OpenType = CallInput<typeof calls.signIn.unlinkIdentity>['body']['openType']
const isOpenType = (value: string): value is OpenType => openTypes.some((name) => name === value)

async function unlink(ctx: FeatureContext, openType: OpenType) {
  await ctx.api(calls.signIn.unlinkIdentity, { body: { openType } })
  const provider = ctx.t('signIn.provider', { type: openType })
  return ctx.t('signIn.disconnected', { provider })
}

async function endSession(ctx: FeatureContext, sessionId: string) {
  // A session that has already ended counts as ended.
  await ctx.api(calls.signIn.endSession, { body: { sessionId } }).catch((error: unknown) => {
    if (!isApiError(error) || error.code !== 'not_found') throw error
  })
  return ctx.t('signIn.sessionEnded')
}

async function endOthers(ctx: FeatureContext) {
  const { ended } = await ctx.api(calls.signIn.endOtherSessions, { body: {} })
  return ctx.t('signIn.othersEnded', { count: ended })
}

/** POST of the security page: changes the password, sessions or connected logins, or exports all data. */
export async function guardAccount(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
): Promise<ActionResult | ActionResult<{ exported: CallData<typeof calls.account.exportUser> }> | Response> {
  const intent = textOf(form, 'intent')
  if (intent === 'password') return changePassword(ctx, form, tools)
  if (intent === 'export')
    return withProblems(ctx, form, {}, async () => ({
      ok: true as const,
      exported: await ctx.api(calls.account.exportUser, { body: {} }),
    }))
  const openType = textOf(form, 'openType')
  return withProblems(ctx, form, {}, async () => {
    if (intent === 'unlink' && isOpenType(openType)) tools.flash('success', await unlink(ctx, openType))
    if (intent === 'endSession') tools.flash('success', await endSession(ctx, textOf(form, 'sessionId')))
    if (intent === 'endOthers') tools.flash('success', await endOthers(ctx))
    return tools.redirect(paths.security(), 303)
  })
}

/** Step-up: proves the user's identity by password or by a code to the bound address. */
export async function confirmIdentity(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
  next: string,
): Promise<ActionResult<{ sent?: { email: string; resendAfterSeconds: number } }> | Response> {
  const intent = textOf(form, 'intent')
  const { tenantId } = ctx.tenant
  const purpose = 'LoginStrategySendVerifyCode' as const
  const boundEmail = async () => (await ctx.api(calls.signIn.signInMethods)).email ?? ''
  const prove = async (body: CallInput<typeof calls.signIn.stepUp>['body']) =>
    tools.session.renew((await ctx.api(calls.signIn.stepUp, { body })).session)
  const fieldOf = { credentials_wrong: 'password', code_wrong: 'code' }
  return withProblems(ctx, form, fieldOf, async () => {
    if (intent === 'sendCode') {
      const email = await boundEmail()
      const sent = await ctx.api(calls.signIn.verifyCode, { body: { tenantId, userType: 8, purpose, email } })
      return { ok: true as const, sent: { email, resendAfterSeconds: sent.resendAfterSeconds } }
    }
    if (intent === 'code') {
      const body = { tenantId, userType: 8 as const, purpose, email: await boundEmail() }
      const code = asciiDigits(textOf(form, 'code')).replace(/\D/g, '').slice(0, 6) || '0'
      const { ticket } = await ctx.api(calls.signIn.verifyCodeCheck, { body: { ...body, code } })
      await prove({ ticket })
    } else await prove({ password: textOf(form, 'password') })
    tools.flash('success', ctx.t('signIn.confirmed'))
    return tools.redirect(next, 303)
  })
}
