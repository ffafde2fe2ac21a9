import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { ClosedPage, ErrorPage, NotFoundPage } from '@tradepost/marketplace-features/shell'

import { closedStatus } from '../page/closed-status.ts'

/** The error boundary of every route, inside the shell: 404, the page of a closed shop, or the page for unexpected errors. */
export function RouteError() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <NotFoundPage path={(error.data as { path?: string } | null)?.path ?? null} />
  }
  if (isRouteErrorResponse(error) && error.status === closedStatus) return <ClosedPage />
  return <ErrorPage code={isRouteErrorResponse(error) ? error.status : 500} from={null} />
}
