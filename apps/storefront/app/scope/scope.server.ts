import { type Api, isApiError } from '@tradepost/api-client'
import { splitPrefix } from '@tradepost/i18n/locales'
import type { ActionTools, FeatureContext } from '@tradepost/marketplace-features/kernel/server'
import type { SiteConfig } from '@tradepost/tenant-config'
import { englishHome } from '../../server/address/locale-route.ts'
import type { RequestFacts } from '../../server/pages/request-facts.ts'
import { cookieNames } from '../../server/visitor/cookies.ts'
import { guestCartOf } from '../cookies/guest-cart.server'
import { guestSavedOf } from '../cookies/guest-saved.server'
import { gatewayApi } from '../gateway/gateway-api.server'
import { openSessionKeeper, type SessionKeeper } from '../gateway/session-keeper.server'
import { aliasesFor } from '../tenant/aliases.server'
import { publicTenant, siteConfigFor } from '../tenant/public-tenant.server'
import { currencyFor, type Site, siteFor } from '../tenant/site.server'
import { translateFor } from '../words/words.server'
import { isPrefetch as isPrefetchRequest } from './is-prefetch.ts'
import { signInByLink } from './sign-in-by-link.server'

/** State shared by the loaders and actions of one request. */
export interface Scope {
  facts: RequestFacts
  keeper: SessionKeeper
  isPrefetch: boolean
  /** True if the request submits a form. */
  answersForm: boolean
  api: Api
  site: Site
  config: SiteConfig
  context: FeatureContext
  guestCart: ActionTools['guestCart']
  guestSaved: ActionTools['guestSaved']
  /** Starts the time limit that all calls of a page share. For GET it counts from the start of the request. */
  beginLoading: () => void
}

const scopes = new WeakMap<RequestFacts, Promise<Scope>>()

async function create(facts: RequestFacts, request: Request): Promise<Scope> {
  const began = performance.now()
  let deadline: AbortSignal | undefined
  const keeper = await openSessionKeeper(facts)
  const api = gatewayApi(facts, keeper, () => deadline)
  const [site, t] = await Promise.all([siteFor(facts, api), translateFor(facts)])
  const config = siteConfigFor(facts, site.gatewaySite)
  if (!config.finish) facts.shared = false
  const url = new URL(request.url)
  url.pathname = splitPrefix(url.pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')).rest
  if (url.pathname === englishHome) url.pathname = '/'
  url.searchParams.delete('_routes')
  const guestCart = guestCartOf(facts)
  const context: FeatureContext = {
    api,
    locale: facts.locale,
    t,
    currency: currencyFor(site, facts.cookies.get(cookieNames.currency), facts.locale),
    terminal: facts.terminal,
    abGroup: facts.abGroup,
    tenant: publicTenant(config, facts.env.publicOrigin, site),
    get signedIn() {
      return keeper.current() !== null
    },
    timeZone: facts.timeZone,
    url,
    prefix: facts.prefix ? `/${facts.prefix}` : '',
    aliases: () => aliasesFor(facts, api),
    beside: <T>(loading: Promise<T>) => {
      const part = loading.catch((error: unknown) => {
        if (!isApiError(error)) throw error
        // Do not cache a page with a missing part.
        facts.shared = false
        return null
      })
      // If the page fails first, nothing awaits this part: prevent an unhandled rejection.
      part.catch(() => {})
      return part
    },
  }
  const beginLoading = () => {
    const spent = request.method === 'GET' ? performance.now() - began : 0
    deadline ??= AbortSignal.timeout(Math.max(1, Math.round(facts.env.gatewayTimeoutMs - spent)))
  }
  const guestSaved = guestSavedOf(facts)
  const [isPrefetch, answersForm] = [isPrefetchRequest(request), request.method !== 'GET' && request.method !== 'HEAD']
  const scope = {
    facts,
    keeper,
    isPrefetch,
    answersForm,
    api,
    site,
    config,
    context,
    guestCart,
    guestSaved,
    beginLoading,
  }
  // Runs before any loader, so that an address with a secret never renders a page.
  const redirect = await signInByLink(scope, request)
  if (redirect) throw redirect
  return scope
}

/** The scope of a request, created once for all its loaders. Throws a redirect for visitors who sign in by a link. */
export async function openScope({ context, request }: { context: RequestFacts; request: Request }): Promise<Scope> {
  const scope = scopes.get(context) ?? create(context, request)
  scopes.set(context, scope)
  try {
    return await scope
  } catch (error) {
    // Copy the Response: Remix adds its basename to each thrown Response, so a shared one would get the basename twice.
    throw error instanceof Response ? new Response(error.body, error) : error
  }
}
