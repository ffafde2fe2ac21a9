import type { LoaderFunctionArgs } from '@remix-run/node'
import { isId } from '@tradepost/domain/typed/id'
import { notFoundPage } from './page-failure.server'

/** The numeric id of the address; throws the 404 page for anything else. */
export function idParam({ params, request }: LoaderFunctionArgs): string {
  if (!isId(params.id ?? '')) throw notFoundPage(new URL(request.url).pathname)
  return params.id ?? ''
}
