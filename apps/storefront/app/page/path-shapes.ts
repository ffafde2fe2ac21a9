import { reservedAliases } from '@tradepost/contract/constants'
import { isId, isUuid } from '@tradepost/domain/typed/id'

const id = { test: isId }
const uuid = { test: isUuid }
const alias = /^[a-z0-9]+(-[a-z0-9]+)*$/
const reserved = new Set(reservedAliases)
const brand = { test: (text: string) => alias.test(text) && !reserved.has(text) }

/** What the changing parts of a page's path look like; whatever looks otherwise names no page. */
export const pathShapes: Readonly<Record<string, readonly Pick<RegExp, 'test'>[]>> = {
  ':brand': [brand],
  ':brand/:category': [brand, alias],
  'buyer/orders/:id': [id],
  'buyer/orders/:id/confirm': [id],
  'buyer/orders/:id/dispute': [id],
  'buyer/orders/:id/insurance': [id],
  'buyer/orders/:id/refund': [id],
  'buyer/orders/:id/review': [id],
  'categories/:id': [id],
  'events/:id': [alias],
  'family-game-room/events/:eventId': [id],
  'family-game-room/result/:id': [uuid],
  'help/article/:id': [id],
  'items/:id': [id],
  'payment/:purchaseId': [uuid],
  'rental/:id': [id],
  'store/:id': [id],
  'value-calculator/:product': [alias],
}

/** Routes that answer a part they cannot read in a way of their own. */
export const ownWays: readonly string[] = ['jump/:code', 'login/with/:provider', 'sitemaps/:part.xml']

const routes = Object.entries(pathShapes).map(([path, shapes]) => ({ parts: path.split('/'), shapes }))

/** Whether a path that the router found a page for cannot name one, because a changing part of it looks otherwise. */
export function isMalformed(pathname: string, params: Readonly<Record<string, string | undefined>>): boolean {
  const segments = pathname.split('/').filter(Boolean)
  const route = routes.find(
    ({ parts }) =>
      parts.length === segments.length &&
      parts.every((part, at) =>
        part.startsWith(':') ? part.slice(1) in params : part === segments[at]?.toLowerCase(),
      ),
  )
  if (!route) return false
  const values = route.parts.filter((part) => part.startsWith(':')).map((part) => params[part.slice(1)] ?? '')
  return !route.shapes.every((shape, at) => shape.test(values[at] ?? ''))
}
