import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { TicketsPage } from '@tradepost/desk-features/tickets'
import { loadQueue } from '@tradepost/desk-features/tickets/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadQueue)

export default function Tickets() {
  return <TicketsPage {...useLoaderData<typeof loader>()} />
}
