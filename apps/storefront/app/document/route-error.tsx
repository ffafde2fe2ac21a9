import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { ErrorPage, NotFoundPage } from '@tradepost/marketplace-features/shell'

/** The error boundary of every route, inside the shell: 404, or the page for unexpected errors. */
export function RouteError() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <NotFoundPage path={(error.data as { path?: string } | null)?.path ?? null} />
  }
  return <ErrorPage code={isRouteErrorResponse(error) ? error.status : 500} from={null} />
}
