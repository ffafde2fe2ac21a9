import { type PathPart, reservedAliases, type ShopRoute, shopRoutes } from '@tradepost/domain/address/routes'
import { isId, isUuid } from '@tradepost/domain/typed/id'

const alias = /^[a-z0-9]+(-[a-z0-9]+)*$/
const reserved = new Set(reservedAliases)
const hasShape: Readonly<Record<PathPart, (text: string) => boolean>> = {
  id: isId,
  uuid: isUuid,
  alias: (text) => alias.test(text),
  brand: (text) => alias.test(text) && !reserved.has(text),
}

const rows: readonly ShopRoute[] = shopRoutes
const routes = rows.flatMap(({ path, parts }) => (parts ? { segments: path.split('/'), parts } : []))

/** True if a path matches a route, but a parameter of the path has an invalid format. */
export function isMalformed(pathname: string, params: Readonly<Record<string, string | undefined>>): boolean {
  const parts = pathname.split('/').filter(Boolean)
  const route = routes.find(
    ({ segments }) =>
      segments.length === parts.length &&
      segments.every((segment, index) =>
        segment.startsWith(':') ? segment.slice(1) in params : segment === parts[index]?.toLowerCase(),
      ),
  )
  if (!route) return false
  const values = route.segments.filter((segment) => segment.startsWith(':')).map((segment) => params[segment.slice(1)])
  return !route.parts.every((part, index) => hasShape[part](values[index] ?? ''))
}
