import type { LoaderFunctionArgs } from '@remix-run/node'
import { isApiError } from '@tradepost/api-client'
import { openScope, type Scope } from '../scope/scope.server'

const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }

const notFound = () => new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } })

/** Creates a loader that answers XML: 404 if there is no content, 503 if the gateway fails, so that crawlers retry. */
export const xmlAnswer =
  (make: (scope: Scope, args: LoaderFunctionArgs) => Promise<string | null>) => async (args: LoaderFunctionArgs) => {
    const scope = await openScope(args)
    try {
      const text = await make(scope, args)
      if (text === null) return notFound()
      return new Response(text, { headers })
    } catch (error) {
      // A 4xx of the gateway means that there is no content, except for 429, which is temporary.
      if (isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429) return notFound()
      return new Response('Try again later', { status: 503, headers: { 'Retry-After': '60' } })
    }
  }
