import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFoundPage } from './page-failure.server'

const id = /^[0-9]{1,19}$/

/** The numeric id of the address; anything else names no page. */
export function idParam({ params, request }: LoaderFunctionArgs): string {
  if (!id.test(params.id ?? '')) throw notFoundPage(new URL(request.url).pathname)
  return params.id ?? ''
}
