import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { isRouteErrorResponse, useLoaderData, useRouteError, useRouteLoaderData } from '@remix-run/react'
import { calls } from '@tradepost/contract'
import { DeskFrame, FailurePage } from '@tradepost/desk-features/frame'
import { DeskPage } from '../document/desk-page.tsx'
import type { RootData } from '../root.tsx'
import { openScope, requireUser, sessionHeaders } from '../session/desk-scope.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  const scope = requireUser(await openScope(args))
  const { api, seller } = scope.context
  const mayRead = seller?.permissions.includes('message.view') ?? false
  // The count is an extra: a page without it is better than no page.
  const unread = mayRead
    ? await api(calls.messages.sellerUnreadMessages).then(
        (answer) => answer.unread,
        () => 0,
      )
    : 0
  const standing = await api(calls.standing.ownStanding).catch(() => null)
  return data({ unread, standing }, { headers: sessionHeaders(scope) })
}

const useRoot = () => useRouteLoaderData('root') as RootData

export default function Sell() {
  return <DeskPage root={useRoot()} {...useLoaderData<typeof loader>()} />
}

/** A page that failed keeps the frame, so that people can go on elsewhere. */
export function ErrorBoundary() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <DeskFrame languages={useRoot().languages} unread={0}>
      <FailurePage kind={status === 404 ? 'missing' : status === 403 ? 'not-allowed' : 'failed'} />
    </DeskFrame>
  )
}
