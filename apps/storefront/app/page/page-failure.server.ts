import { data } from '@remix-run/node'
import { isApiError, isSessionOver } from '@tradepost/api-client'
import { signInPaths } from '@tradepost/marketplace-features/account/server'
import { redirectTo } from '@tradepost/marketplace-features/kernel/server'
import { safeUrl } from '../../server/logger.ts'
import { sendToWebLog } from '../gateway/web-log.server'
import type { Scope } from '../scope/scope.server'
import { expiredRedirect } from '../sign-in/login-redirect.server'

/** Data of the 404 page. */
export interface NotFoundDetail {
  /** The requested path; set only if no page can have this path. */
  path?: string
}

/** The 404 for an address that no page can have: "Page Not Found: {path}". */
export const notFoundPage = (path: string) => data<NotFoundDetail>({ path }, { status: 404 })

/** The 404 for a valid address whose subject does not exist: "404 Page Not Found". */
export const missingPage = () => data<NotFoundDetail>({}, { status: 404 })

const missing = new Set<string>(['WEBSITE0100', 'WEBSITE0101', 'WEBSITE0102', 'not_found'])
const malformed = new Set<string>(['bad_request', 'format_error', 'data_error'])
const unreachable = new Set<string>(['network', 'timeout', 'garbage', 'rate_limited'])

const isNotFound = (value: unknown): value is ReturnType<typeof notFoundPage> =>
  typeof value === 'object' && value !== null && 'init' in value && (value.init as ResponseInit | null)?.status === 404

const reported = new WeakSet<object>()

function reportMissing({ facts, context, keeper }: Scope) {
  // Several loaders of one page may fail with 404; report it once.
  if (reported.has(facts)) return
  reported.add(facts)
  const { pathname, search } = context.url
  // In the log entry, `data` is the path with the query and `url` the path alone.
  const data = safeUrl(`${pathname}${search}`).slice(0, 2000)
  const entry = { logLevel: 'INFO', exceptionMsg: '404', data, url: pathname, method: 'GET' } as const
  sendToWebLog(facts, entry, keeper.current()?.userId ?? '')
}

/** Maps an error of a loader or action to an answer: 404, login, step-up or /500. Returns other errors unchanged. */
export function pageFailure(error: unknown, scope: Scope): unknown {
  const { context } = scope
  if (error instanceof Response) return error
  if (isNotFound(error)) {
    reportMissing(scope)
    return error
  }
  if (!isApiError(error)) return error
  if (missing.has(error.code)) {
    reportMissing(scope)
    return missingPage()
  }
  if (malformed.has(error.code)) {
    reportMissing(scope)
    return notFoundPage(context.url.pathname)
  }
  if (isSessionOver(error)) return expiredRedirect(scope)
  if (error.code === 'step_up_required')
    return redirectTo(signInPaths.confirm(`${context.url.pathname}${context.url.search}`), 303)
  if (error.status >= 500 || unreachable.has(error.code))
    return redirectTo(`/500?${new URLSearchParams({ from: `${context.url.pathname}${context.url.search}` })}`)
  return error
}
