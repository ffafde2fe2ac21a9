import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { isSessionOver } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import type { Namespace } from '@tradepost/i18n'
import type { ActionTools, FeatureContext } from '@tradepost/marketplace-features/kernel/server'
import { flash } from '../cookies/flash.server'
import type { PageHead, PageMeta } from '../document/page-meta'
import { actionToolsFor } from '../scope/action-tools.server'
import { openScope, type Scope } from '../scope/scope.server'
import { headOf } from '../seo/head.server'
import { expiredRedirect, loginRedirect, requireLiveSession } from '../sign-in/login-redirect.server'
import { wordsOf } from '../words/words.server'
import type { WordsRef } from '../words/words-ref'
import { notFoundPage, pageFailure } from './page-failure.server'
import { isMalformed } from './path-shapes.ts'
import { readForm } from './read-form.server'
import { requireOpenShop } from './require-open-shop.server'

export { isPrefetch } from '../scope/is-prefetch.ts'
export { notFoundPage } from './page-failure.server'

interface PageOptions {
  /** Redirects visitors to the login; `say` also shows them the reason. */
  signedIn?: boolean | 'say'
}
interface ActionOptions {
  /** As in `PageOptions`; a function decides from the form's fields. */
  signedIn?: boolean | 'say' | ((form: FormData) => boolean)
}
interface PageData {
  head: PageHead
  words: WordsRef
  /** Set if the page was loaded without the visitor's personal data. */
  forEverybody?: true
}
type Load<T> = (context: FeatureContext, args: LoaderFunctionArgs, tools: ActionTools) => Promise<T>
type Act<R> = (context: FeatureContext, form: FormData, args: ActionFunctionArgs, tools: ActionTools) => Promise<R>

/** Throws 404 for malformed addresses. Runs before the sign-in check: no login makes such a page exist. */
function requireValidPath(scope: Scope, { params }: Pick<LoaderFunctionArgs, 'params'>): void {
  const { pathname } = scope.context.url
  if (isMalformed(pathname, params)) throw pageFailure(notFoundPage(pathname), scope)
}

function requireBuyer(scope: Scope, say: boolean): void {
  if (scope.context.signedIn) return
  if (scope.keeper.isOver()) throw expiredRedirect(scope)
  if (say) flash(scope.facts, 'warning', scope.context.t('errors.unauthorized'))
  throw loginRedirect(scope)
}

/** Throws if the gateway has ended the session. The page's other calls may not need a session and would not notice. */
async function requireSessionAtGateway({ context }: Scope): Promise<void> {
  const { tenantId } = context.tenant
  await context.api(calls.account.userBaseInfo, { body: { tenantId } }).catch((error: unknown) => {
    if (isSessionOver(error)) throw error
  })
}

/** Loads a public page. If the gateway ends the session meanwhile, loads the page again without a session. */
async function loadOrRetrySignedOut<T>(scope: Scope, signedIn: boolean, load: () => Promise<T>): Promise<T> {
  const { context } = scope
  const wasSignedIn = context.signedIn
  try {
    return await load()
  } catch (error) {
    if (signedIn || !wasSignedIn || context.signedIn || !isSessionOver(error)) throw error
    requireLiveSession(scope)
    return load()
  }
}

/**
 * Leaves the head out of the data that a document hands to the browser, which has the same tags in its `<head>`. The
 * server still reads it: only enumerable properties are serialized.
 */
const withoutSentHead = <T extends PageData>(pageData: T): T =>
  Object.defineProperty(pageData, 'head', { enumerable: false })

/** Creates a loader that runs `load` and adds the head and a reference to the messages of `namespaces`. */
export function page<T extends { meta: PageMeta }>(
  namespaces: readonly Namespace[],
  load: Load<T>,
  { signedIn = false }: PageOptions = {},
) {
  return async (args: LoaderFunctionArgs): Promise<Omit<T, 'meta'> & PageData> => {
    const scope = await openScope(args)
    requireValidPath(scope, args)
    if (signedIn) requireBuyer(scope, signedIn === 'say' && !scope.isPrefetch)
    scope.beginLoading()
    try {
      await requireOpenShop(scope)
      const [loaded, words] = await Promise.all([
        loadOrRetrySignedOut(scope, signedIn !== false, () => load(scope.context, args, actionToolsFor(scope))),
        wordsOf(scope.facts, namespaces),
        signedIn ? requireSessionAtGateway(scope) : null,
      ])
      requireLiveSession(scope)
      const { meta, ...rest } = loaded
      const { forEverybody } = scope.facts
      const pageData = { ...rest, head: headOf(scope, meta), words, ...(forEverybody && { forEverybody }) }
      return scope.facts.isDocument ? withoutSentHead(pageData) : pageData
    } catch (error) {
      throw pageFailure(error, scope)
    }
  }
}

/** Creates an action that reads the form and runs `act`. Throws a returned Response; other results are action data. */
export function pageAction<R>(act: Act<R>, { signedIn = false }: ActionOptions = {}) {
  return async (args: ActionFunctionArgs): Promise<Exclude<R, Response>> => {
    const scope = await openScope(args)
    requireValidPath(scope, args)
    const dependsOnForm = typeof signedIn === 'function'
    if (signedIn && !dependsOnForm) requireBuyer(scope, signedIn === 'say' && !scope.isPrefetch)
    try {
      await requireOpenShop(scope)
      const form = await readForm(args.request)
      if (dependsOnForm && signedIn(form)) requireBuyer(scope, false)
      const result = await act(scope.context, form, args, actionToolsFor(scope))
      if (result instanceof Response) throw result
      return result as Exclude<R, Response>
    } catch (error) {
      throw pageFailure(error, scope)
    }
  }
}
