import { data, redirect } from '@remix-run/node'
import { isApiError, isSessionOver } from '@tradepost/api-client'
import { paths } from '@tradepost/desk-features/kernel'
import type { DeskContext, DeskTools } from '@tradepost/desk-features/kernel/server'
import { type DeskScope, openScope, type RouteArgs, requireUser, sessionHeaders } from './desk-scope.server.ts'
import { readForm } from './read-form.server.ts'

/** The page that replaces one whose call failed: missing, not allowed, or failed. */
async function failureOf(scope: DeskScope, error: unknown): Promise<unknown> {
  if (!isApiError(error)) return error
  if (isSessionOver(error)) {
    await scope.session.end()
    return redirect(paths.signIn(), { headers: sessionHeaders(scope) })
  }
  const { log, requestId } = scope.facts
  log.warn({ requestId, code: error.code, path: error.details.path }, 'a page was not loaded')
  const status = error.code === 'not_found' ? 404 : error.code === 'forbidden' ? 403 : 503
  return data(null, { status })
}

/** Runs the loader of a page for signed-in people. */
export async function runLoader<T>(args: RouteArgs, load: (context: DeskContext) => Promise<T>) {
  const scope = requireUser(await openScope(args))
  try {
    return data(await load(scope.context), { headers: sessionHeaders(scope) })
  } catch (error) {
    throw await failureOf(scope, error)
  }
}

/** Runs the action of a page for signed-in people. */
export async function runAction<T>(
  args: RouteArgs,
  act: (context: DeskContext, form: FormData, tools: DeskTools) => Promise<T> | T,
) {
  const scope = requireUser(await openScope(args))
  try {
    const result = await act(scope.context, await readForm(args.request), scope.tools)
    const status = (result as { ok?: boolean } | null)?.ok === false ? 422 : 200
    return data(result, { status, headers: sessionHeaders(scope) })
  } catch (error) {
    throw await failureOf(scope, error)
  }
}
