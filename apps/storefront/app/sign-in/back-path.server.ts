import { ownPath } from '@tradepost/domain/address/own-path'
import type { FeatureContext } from '@tradepost/marketplace-features/kernel/server'

/** The path to return to, without the locale prefix; `fallback` if `wanted` is not a path of this shop. */
export function backPath({ prefix }: Pick<FeatureContext, 'prefix'>, wanted: unknown, fallback = '/'): string {
  const path = ownPath(wanted)
  if (!path) return fallback
  const hasPrefix = prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}?`))
  const rest = hasPrefix ? path.slice(prefix.length) : path
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** The path of the page that sent a form, from its Referer; home if there is none. */
export function refererPath(context: Pick<FeatureContext, 'prefix' | 'tenant'>, request: Request): string {
  try {
    const referer = new URL(request.headers.get('referer') ?? '')
    const isOwn = [context.tenant.origin, new URL(request.url).origin].includes(referer.origin)
    return isOwn ? backPath(context, `${referer.pathname}${referer.search}`) : '/'
  } catch {
    return '/'
  }
}
