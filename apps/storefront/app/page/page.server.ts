import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { isSessionOver } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import type { Namespace } from '@tradepost/i18n'
import type { CompiledMessages } from '@tradepost/i18n/server'
import type { ActionTools, FeatureContext } from '@tradepost/marketplace-features/kernel/server'
import { flash } from '../cookies/flash.server'
import type { PageHead, PageMeta } from '../document/page-meta'
import { actionToolsFor } from '../scope/action-tools.server'
import { openScope, type Scope } from '../scope/scope.server'
import { headOf } from '../seo/head.server'
import { expiredRedirect, loginRedirect, requireLiveSession } from '../sign-in/login-redirect.server'
import { wordsOf } from '../tenant/words.server'
import { notFoundPage, pageFailure } from './page-failure.server'
import { isMalformed } from './path-shapes.ts'
import { readForm } from './read-form.server'

export { isPrefetch } from '../scope/is-prefetch.ts'
export { notFoundPage } from './page-failure.server'

interface PageOptions {
  /** Visitors are sent to the login first; `say` tells them why. */
  signedIn?: boolean | 'say'
}
interface ActionOptions {
  /** As for pages; or by what is posted. */
  signedIn?: boolean | 'say' | ((form: FormData) => boolean)
}
type Load<T> = (context: FeatureContext, args: LoaderFunctionArgs, tools: ActionTools) => Promise<T>
type Act<R> = (context: FeatureContext, form: FormData, args: ActionFunctionArgs, tools: ActionTools) => Promise<R>

/** Before anybody is asked who they are: an address that names no page is none for everybody. */
function requireShape(scope: Scope, { params }: Pick<LoaderFunctionArgs, 'params'>): void {
  const { pathname } = scope.context.url
  if (isMalformed(pathname, params)) throw pageFailure(notFoundPage(pathname), scope)
}

function requireBuyer(scope: Scope, say: boolean): void {
  if (scope.context.signedIn) return
  if (scope.keeper.isOver()) throw expiredRedirect(scope)
  if (say) flash(scope.facts, 'warning', scope.context.t('errors.unauthorized'))
  throw loginRedirect(scope)
}

/** A page for buyers is shown to nobody whose session has ended meanwhile, whatever of the page would work without. */
async function requireHere({ context }: Scope): Promise<void> {
  const { tenantId } = context.tenant
  await context.api(calls.account.userBaseInfo, { body: { tenantId } }).catch((error: unknown) => {
    if (isSessionOver(error)) throw error
  })
}

/** A page for everybody goes on as a visitor's where an ended session does not lead to the login. */
async function loadOrVisit<T>(scope: Scope, signedIn: boolean, load: () => Promise<T>): Promise<T> {
  const { context } = scope
  const was = context.signedIn
  try {
    return await load()
  } catch (error) {
    if (signedIn || !was || context.signedIn || !isSessionOver(error)) throw error
    requireLiveSession(scope)
    return load()
  }
}

/** A loader: builds the feature context, runs `load` and adds the words the page needs. */
export function page<T extends { meta: PageMeta }>(
  namespaces: readonly Namespace[],
  load: Load<T>,
  { signedIn = false }: PageOptions = {},
) {
  return async (args: LoaderFunctionArgs): Promise<Omit<T, 'meta'> & { head: PageHead; words: CompiledMessages }> => {
    const scope = await openScope(args)
    requireShape(scope, args)
    if (signedIn) requireBuyer(scope, signedIn === 'say' && !scope.isPrefetch)
    scope.beginLoading()
    try {
      const [loaded, words] = await Promise.all([
        loadOrVisit(scope, signedIn !== false, () => load(scope.context, args, actionToolsFor(scope))),
        wordsOf(scope.facts, namespaces),
        signedIn ? requireHere(scope) : null,
      ])
      requireLiveSession(scope)
      const { meta, ...rest } = loaded
      return { ...rest, head: headOf(scope, meta), words }
    } catch (error) {
      throw pageFailure(error, scope)
    }
  }
}

/** An action: reads the form, runs `act`; problems come back as data, answers as they are. */
export function pageAction<R>(act: Act<R>, { signedIn = false }: ActionOptions = {}) {
  return async (args: ActionFunctionArgs): Promise<Exclude<R, Response>> => {
    const scope = await openScope(args)
    requireShape(scope, args)
    const mayAsk = typeof signedIn === 'function'
    if (signedIn && !mayAsk) requireBuyer(scope, signedIn === 'say' && !scope.isPrefetch)
    try {
      const form = await readForm(args.request)
      if (mayAsk && signedIn(form)) requireBuyer(scope, false)
      const result = await act(scope.context, form, args, actionToolsFor(scope))
      if (result instanceof Response) throw result
      return result as Exclude<R, Response>
    } catch (error) {
      throw pageFailure(error, scope)
    }
  }
}
