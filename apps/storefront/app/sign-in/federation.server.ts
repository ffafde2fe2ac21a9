import type { LoaderFunctionArgs } from '@remix-run/node'
import { isLocale } from '@tradepost/i18n/locales'
import {
  beginSignIn,
  finishSignIn,
  isOpenType,
  loadWallet,
  purposes,
  refuseAttempt,
} from '@tradepost/marketplace-features/account/server'
import { paths } from '@tradepost/marketplace-features/kernel/paths'
import { keepLanguagePrefix, redirectTo } from '@tradepost/marketplace-features/kernel/server'
import { readAttempt, storeAttempt } from '../cookies/sign-in-attempt.server'
import { actionToolsFor } from '../scope/action-tools.server'
import { openScope, type Scope } from '../scope/scope.server'
import { translateFor } from '../words/words.server'
import { backPath } from './back-path.server'
import { loginRedirect } from './login-redirect.server'

/** True if the request comes from a page of this site: a link on another site must not connect a provider. */
const isSameOrigin = ({ facts, context: { tenant } }: Scope): boolean => {
  const site = facts.header('sec-fetch-site')
  if (site) return site === 'same-origin'
  return facts.header('referer')?.startsWith(`${tenant.origin}/`) === true
}

/** Redirects to a provider, and stores a key in a cookie that the redirect back must match. */
export async function startProviderSignIn(args: LoaderFunctionArgs): Promise<Response> {
  const scope = await openScope(args)
  const { context, facts } = scope
  const tools = actionToolsFor(scope)
  const query = context.url.searchParams
  const purpose = purposes.find((name) => name === query.get('for')) ?? 'login'
  const back = backPath(context, query.get('redirectUrl'))
  const openType = args.params.provider
  if (purpose === 'login' && context.signedIn) return tools.redirect(back)
  if (purpose !== 'login' && !context.signedIn) return loginRedirect(scope)
  if (purpose !== 'login' && !isSameOrigin(scope)) return tools.redirect(paths.security())
  if (!isOpenType(openType)) return refuseAttempt(context, tools, { purpose, back })
  try {
    const ut = query.get('ut') ?? ''
    const { url, attempt } = await beginSignIn(context, { openType, purpose, back, ut })
    storeAttempt(facts, attempt)
    const target = URL.canParse(url) ? new URL(url) : url
    return redirectTo(target, 302, { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
  } catch (error) {
    return refuseAttempt(context, tools, { purpose, back }, error)
  }
}

/** Restores the language in which the sign-in began: providers redirect back to an address without a language. */
function inAttemptLanguage(response: Response, { context }: Scope, prefix: string): Response {
  response.headers.set('Cache-Control', 'no-store')
  response.headers.set('Referrer-Policy', 'no-referrer')
  if (context.prefix !== prefix) keepLanguagePrefix(response, context.tenant.origin, prefix)
  return response
}

/** Finishes the sign-in after a provider's redirect; `callback` is the query string of that redirect. */
export async function finishProviderSignIn(scope: Scope, callback: string): Promise<Response> {
  const { context, facts } = scope
  const tools = actionToolsFor(scope)
  const attempt = readAttempt(facts)
  storeAttempt(facts, null)
  if (!attempt) return refuseAttempt(context, tools, { purpose: 'login', back: '/' })
  if (attempt.purpose !== 'login' && !context.signedIn) return loginRedirect(scope)
  const locale = attempt.prefix.slice(1)
  const localised = isLocale(locale) ? { ...context, locale, t: await translateFor({ ...facts, locale }) } : context
  return inAttemptLanguage(await finishSignIn(localised, tools, attempt, callback), scope, attempt.prefix)
}

/** Handles a provider's redirect. A crypto wallet still has to sign on our page; any other sign-in is finished. */
export async function handleProviderReturn(scope: Scope) {
  const { context, facts } = scope
  const query = context.url.searchParams
  const nonce = query.get('nonce') ?? ''
  const asksWallet = readAttempt(facts)?.openType === 'Wallet' && /^[A-Za-z0-9]{8,128}$/.test(nonce)
  if (asksWallet && query.has('state')) return loadWallet(context, nonce)
  throw await finishProviderSignIn(scope, context.url.searchParams.toString())
}
