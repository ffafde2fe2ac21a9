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
import { keepAttempt, readAttempt } from '../cookies/sign-in-attempt.server'
import { actionToolsFor } from '../scope/action-tools.server'
import { openScope, type Scope } from '../scope/scope.server'
import { translateFor } from '../tenant/words.server'
import { backPath } from './back-path.server'
import { loginRedirect } from './login-redirect.server'

/** Only a page of ours may begin to change an account: somebody else's link must not connect a login to it. */
const isFromHere = ({ facts, context: { tenant } }: Scope): boolean => {
  const site = facts.header('sec-fetch-site')
  if (site) return site === 'same-origin'
  return facts.header('referer')?.startsWith(`${tenant.origin}/`) === true
}

/** Leaves for a provider, with a key of this browser kept for the way back. */
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
  if (purpose !== 'login' && !isFromHere(scope)) return tools.redirect(paths.security())
  if (!isOpenType(openType)) return refuseAttempt(context, tools, { purpose, back })
  try {
    const ut = query.get('ut') ?? ''
    const { url, attempt } = await beginSignIn(context, { openType, purpose, back, ut })
    keepAttempt(facts, attempt)
    const away = URL.canParse(url) ? new URL(url) : url
    return redirectTo(away, 302, { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
  } catch (error) {
    return refuseAttempt(context, tools, { purpose, back }, error)
  }
}

/** Providers know one address to come back to; the answer goes on in the language the way began in. */
function inOwnLanguage(response: Response, { context }: Scope, prefix: string): Response {
  response.headers.set('Cache-Control', 'no-store')
  response.headers.set('Referrer-Policy', 'no-referrer')
  if (context.prefix !== prefix) keepLanguagePrefix(response, context.tenant.origin, prefix)
  return response
}

/** Ends the sign-in a provider sent the browser back from; `callback` is the query string it came with. */
export async function finishProviderSignIn(scope: Scope, callback: string): Promise<Response> {
  const { context, facts } = scope
  const tools = actionToolsFor(scope)
  const attempt = readAttempt(facts)
  keepAttempt(facts, null)
  if (!attempt) return refuseAttempt(context, tools, { purpose: 'login', back: '/' })
  if (attempt.purpose !== 'login' && !context.signedIn) return loginRedirect(scope)
  const spoken = attempt.prefix.slice(1)
  const own = isLocale(spoken)
    ? { ...context, locale: spoken, t: await translateFor({ ...facts, locale: spoken }) }
    : context
  return inOwnLanguage(await finishSignIn(own, tools, attempt, callback), scope, attempt.prefix)
}

/** The way back: a wallet has still to sign on our own page, everybody else has finished. */
export async function handleProviderReturn(scope: Scope) {
  const { context, facts } = scope
  const query = context.url.searchParams
  const nonce = query.get('nonce') ?? ''
  const asksWallet = readAttempt(facts)?.openType === 'Wallet' && /^[A-Za-z0-9]{8,128}$/.test(nonce)
  if (asksWallet && query.has('state')) return loadWallet(context, nonce)
  throw await finishProviderSignIn(scope, context.url.searchParams.toString())
}
