import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { ErrorPage, NotFoundPage } from '@tradepost/marketplace-features/shell'

/** The error boundary of every route: 404 or something unexpected, inside the shell. */
export function RouteError() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) {
    const detail = (error.data as { detail?: string } | null)?.detail
    return <NotFoundPage detail={detail ?? '404 Page Not Found'} />
  }
  return <ErrorPage code={isRouteErrorResponse(error) ? error.status : 500} from={null} />
}
