import { shopRoutes } from '@tradepost/domain/address/routes'
import { splitPrefix } from '@tradepost/i18n/locales'
import { routeNames } from '@tradepost/serving/metrics/route-names'

/** Paths that the server answers itself, before the router. */
const ownPaths = ['assets/*', 'og/*', 'icons/*', 'sw.js', 'choice', 'consent', 'healthz', 'metrics', '__manifest']

const nameOf = routeNames([...shopRoutes.map(({ path }) => path), ...ownPaths])

/** The page of a data request: `/items/5.data` is loaded for `/items/5`, `/_root.data` for `/`. */
const pageOf = (pathname: string) => pathname.replace(/\.data$/, '').replace(/\/_root$/, '/')

/** The pattern of a path's route without its language, as a label of metrics and traces. */
export const routeOf = (pathname: string): string => nameOf(splitPrefix(pageOf(pathname)).rest)

/** The kind of a request: a form, the data of a navigation or call, a file, or a document. */
export function kindOf(method: string | undefined, pathname: string): 'form' | 'data' | 'file' | 'document' {
  if (/\/api\//.test(pathname)) return 'data'
  if (method !== 'GET' && method !== 'HEAD') return 'form'
  if (/\.(?:data|json)$|\/__manifest$/.test(pathname)) return 'data'
  return /^\/(?:assets|og|icons)\//.test(pathname) || /\.(?:js|xml|txt|ico|webmanifest)$/.test(pathname)
    ? 'file'
    : 'document'
}
