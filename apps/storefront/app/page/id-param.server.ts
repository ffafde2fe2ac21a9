import type { LoaderFunctionArgs } from '@remix-run/node'
import { isId } from '@tradepost/domain/typed/id'
import { notFoundPage } from './page-failure.server'

/** The numeric id of the address; anything else names no page. */
export function idParam({ params, request }: LoaderFunctionArgs): string {
  if (!isId(params.id ?? '')) throw notFoundPage(new URL(request.url).pathname)
  return params.id ?? ''
}
