import { data, type LoaderFunctionArgs } from '@remix-run/node'
import {
  isRouteErrorResponse,
  Outlet,
  useLoaderData,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { DeskFrame, FailurePage, useLeaving } from '@tradepost/desk-features/frame'
import { useDesk } from '@tradepost/desk-features/kernel'
import { NoStaffPage } from '@tradepost/desk-features/sign-in'
import { countOpenTickets } from '@tradepost/desk-features/tickets/server'
import type { RootData } from '../root.tsx'
import { openScope, requireUser, sessionHeaders } from '../session/desk-scope.server.ts'

export const loader = async (args: LoaderFunctionArgs) => {
  const scope = requireUser(await openScope(args))
  const openTickets = await countOpenTickets(scope.context)
  return data({ openTickets }, { headers: sessionHeaders(scope) })
}

const useRoot = () => useRouteLoaderData('root') as RootData

/** The frame around the pages of the back office. An account that is not of the staff gets a page that says so. */
export default function Staff() {
  const { staff } = useDesk()
  const { state } = useNavigation()
  const leavingTo = useLeaving()
  const { languages } = useRoot()
  const { openTickets } = useLoaderData<typeof loader>()
  if (!staff) return <NoStaffPage />
  return (
    <DeskFrame
      languages={languages}
      side="staff"
      openTickets={openTickets}
      loading={state === 'loading'}
      leavingTo={leavingTo}
    >
      <Outlet />
    </DeskFrame>
  )
}

/** A page that failed keeps the frame, so that people can go on elsewhere. */
export function ErrorBoundary() {
  const error = useRouteError()
  const { staff } = useDesk()
  const { languages } = useRoot()
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (!staff) return <NoStaffPage />
  return (
    <DeskFrame languages={languages} side="staff">
      <FailurePage kind={status === 404 ? 'missing' : status === 403 ? 'not-allowed' : 'failed'} side="staff" />
    </DeskFrame>
  )
}
