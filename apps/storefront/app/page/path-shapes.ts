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

/** True where the router found a page for a path that can name none, because a changing part has the wrong shape. */
export function isMalformed(pathname: string, params: Readonly<Record<string, string | undefined>>): boolean {
  const given = pathname.split('/').filter(Boolean)
  const route = routes.find(
    ({ segments }) =>
      segments.length === given.length &&
      segments.every((segment, index) =>
        segment.startsWith(':') ? segment.slice(1) in params : segment === given[index]?.toLowerCase(),
      ),
  )
  if (!route) return false
  const values = route.segments.filter((segment) => segment.startsWith(':')).map((segment) => params[segment.slice(1)])
  return !route.parts.every((part, index) => hasShape[part](values[index] ?? ''))
}
