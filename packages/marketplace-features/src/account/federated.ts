import { isApiError, isSessionOver } from '@tradepost/api-client'
import { type CallData, type CallInput, calls } from '@tradepost/contract'
import { openTypes } from '@tradepost/contract/constants'
import { paths } from '../kernel/paths/index.ts'
import { signInPaths } from '../kernel/paths/sign-in-paths.ts'
import { type ActionTools, type FeatureContext, takeOverGuestCart, takeOverSaved } from '../kernel/server.ts'
import { afterSignIn } from './after-sign-in.ts'

type OpenType = CallInput<typeof calls.signIn.authUrl>['query']['openType']
export const purposes = ['login', 'link', 'prove'] as const

/** A sign-in in progress at a provider. Stored in an HttpOnly cookie until the browser returns. */
export interface Attempt {
  openType: OpenType
  browserKey: string
  purpose: (typeof purposes)[number]
  /** Path to return to, without the locale prefix. */
  back: string
  /** Locale prefix of the page where the sign-in began, because providers return to an address without a prefix. */
  prefix: string
  ut: string
}

export const isOpenType = (value: unknown): value is OpenType => openTypes.some((name) => name === value)

const returnUrl = (ctx: FeatureContext) => `${ctx.tenant.origin}/login/return`
/** Error codes whose text helps the visitor to act. All other codes show one general text. */
const actionableCodes = new Set([
  'identity_taken',
  'identity_email_taken',
  'provider_unavailable',
  'provider_not_configured',
  'rate_limited',
  'step_up_required',
])

const pathAfterFailure = ({ purpose, back }: Pick<Attempt, 'purpose' | 'back'>) => {
  if (purpose === 'link') return paths.security()
  return purpose === 'prove' ? signInPaths.confirm(back) : paths.login(back === '/' ? undefined : back)
}

/** Shows why a provider's sign-in failed and redirects to the page where the sign-in began. */
export function refuseAttempt(
  ctx: FeatureContext,
  tools: ActionTools,
  attempt: Pick<Attempt, 'purpose' | 'back'>,
  error?: unknown,
): Response {
  const reason = isApiError(error) && actionableCodes.has(error.code) ? error.message : null
  tools.flash('error', reason ?? ctx.t('common.grant-failed'))
  return tools.redirect(pathAfterFailure(attempt), 303)
}

/** Begins a sign-in. Returns the provider's URL and the attempt, which the caller stores in the browser. */
export async function beginSignIn(ctx: FeatureContext, request: Omit<Attempt, 'browserKey' | 'prefix'>) {
  const { tenantId } = ctx.tenant
  const { openType } = request
  const query = { tenantId, userType: 8 as const, openType, redirectUrl: returnUrl(ctx) }
  const { url, browserKey } = await ctx.api(calls.signIn.authUrl, { query })
  const attempt: Attempt = { ...request, browserKey, prefix: ctx.prefix }
  return { url: url ?? paths.login(), attempt }
}

async function openIdFor(ctx: FeatureContext, { openType, browserKey }: Attempt, callback: string): Promise<string> {
  const { tenantId } = ctx.tenant
  const { openId } = await ctx.api(calls.signIn.openId, {
    query: { tenantId, userType: 8, openType, callback, browserKey },
  })
  return openId
}

type Credential = Pick<Attempt, 'openType' | 'browserKey'> & { callbackType: 'code' | 'id_token'; authCode: string }

/** Exchanges a Google credential (of the button or one-tap prompt) for an open id, and the open id for a session. */
async function grantByCredential(ctx: FeatureContext, tools: ActionTools, credentialInput: Credential, ut: string) {
  const { tenantId } = ctx.tenant
  const { openType } = credentialInput
  const { openId } = await ctx.api(calls.signIn.exchangeCredential, {
    body: { ...credentialInput, tenantId, userType: 8, redirectUrl: returnUrl(ctx) },
  })
  const grantType = 'open_login' as const
  return tools.session.grant({ tenantId, userType: 8, grantType, openType, openId, ...(ut ? { token: ut } : {}) })
}

async function grantBy(ctx: FeatureContext, tools: ActionTools, attempt: Attempt, callback: string) {
  const { openType, browserKey, ut } = attempt
  if (openType === 'Google')
    return grantByCredential(ctx, tools, { openType, browserKey, callbackType: 'code', authCode: callback }, ut)
  return tools.session.grant({
    tenantId: ctx.tenant.tenantId,
    userType: 8,
    grantType: 'authorization_code',
    openType,
    callback,
    browserKey,
    ...(ut ? { token: ut } : {}),
  })
}

async function openSession(tools: ActionTools, session: CallData<typeof calls.signIn.oauthToken>) {
  await tools.session.signIn(session, { remember: false })
  await takeOverGuestCart(tools.api(), tools.guestCart)
  await takeOverSaved(tools.api(), tools.guestSaved)
}

/** Completes an attempt with the provider's `callback`: logs in, links the provider or performs a step-up. */
export async function finishSignIn(
  ctx: FeatureContext,
  tools: ActionTools,
  attempt: Attempt,
  callback: string,
): Promise<Response> {
  const { openType, purpose, back } = attempt
  try {
    if (purpose === 'login') {
      await openSession(tools, await grantBy(ctx, tools, attempt, callback))
      return tools.replace(await afterSignIn(tools, back), 303)
    }
    const openId = await openIdFor(ctx, attempt, callback)
    if (purpose === 'prove') {
      const { session } = await ctx.api(calls.signIn.stepUp, { body: { openType, openId } })
      await tools.session.renew(session)
      tools.flash('success', ctx.t('signIn.confirmed'))
      return tools.redirect(back, 303)
    }
    await ctx.api(calls.signIn.linkIdentity, { body: { openType, openId } })
    const provider = ctx.t('signIn.provider', { type: openType })
    tools.flash('success', ctx.t('signIn.connected', { provider }))
    return tools.redirect(back, 303)
  } catch (error) {
    if (isSessionOver(error)) throw error
    return refuseAttempt(ctx, tools, attempt, error)
  }
}

/** Requests a nonce and a browser key for Google's one-tap prompt. */
export async function beginOneTap(ctx: FeatureContext) {
  const { tenantId } = ctx.tenant
  const query = { tenantId, userType: 8 as const, openType: 'Google' as const, redirectUrl: returnUrl(ctx) }
  const { nonce, browserKey } = await ctx.api(calls.signIn.authUrl, { query: { ...query, callbackType: 'id_token' } })
  return { nonce, browserKey }
}

/** Signs in with the credential of the one-tap prompt. */
export async function finishOneTap(
  ctx: FeatureContext,
  tools: ActionTools,
  { credential, browserKey, back }: { credential: string; browserKey: string; back: string },
): Promise<Response> {
  try {
    const credentialInput = { openType: 'Google', callbackType: 'id_token', authCode: credential, browserKey } as const
    await openSession(tools, await grantByCredential(ctx, tools, credentialInput, ''))
    return tools.replace(back, 303)
  } catch (error) {
    return refuseAttempt(ctx, tools, { purpose: 'login', back }, error)
  }
}
