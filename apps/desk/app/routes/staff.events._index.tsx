import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { EventsPage } from '@tradepost/desk-features/events'
import { loadEvents } from '@tradepost/desk-features/events/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, (context) => loadEvents(context, 'event'))

export default function Events() {
  return <EventsPage {...useLoaderData<typeof loader>()} />
}
