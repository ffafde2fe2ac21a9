import { metaFromData } from '~/document/page-meta'
import { notFoundPage, page } from '~/page/page.server'

export const handle = { routeName: '404', layout: 'web' }
export const loader = page([], (ctx): Promise<never> => Promise.reject(notFoundPage(ctx.url.pathname)))
export const meta = metaFromData

export default function NotFoundRoute() {
  return null
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
