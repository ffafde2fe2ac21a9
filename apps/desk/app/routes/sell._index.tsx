import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OverviewPage } from '@tradepost/desk-features/overview'
import { loadOverview } from '@tradepost/desk-features/overview/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadOverview)

export default function Overview() {
  return <OverviewPage {...useLoaderData<typeof loader>()} />
}
