import { ownPath } from '@tradepost/domain/address/own-path'
import type { FeatureContext } from '@tradepost/marketplace-features/kernel/server'

/** Where to send the visitor back to: a path of this shop without the locale prefix, home for anything else. */
export function backPath({ prefix }: Pick<FeatureContext, 'prefix'>, wanted: unknown, fallback = '/'): string {
  const path = ownPath(wanted)
  if (!path) return fallback
  const own = prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}?`))
  const rest = own ? path.slice(prefix.length) : path
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** The path of the page a form was sent from, where its browser tells. */
export function refererPath(context: Pick<FeatureContext, 'prefix' | 'tenant'>, request: Request): string {
  try {
    const referer = new URL(request.headers.get('referer') ?? '')
    const own = [context.tenant.origin, new URL(request.url).origin].includes(referer.origin)
    return own ? backPath(context, `${referer.pathname}${referer.search}`) : '/'
  } catch {
    return '/'
  }
}
