import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { InsightPage } from '@tradepost/desk-features/insight'
import { loadInsight } from '@tradepost/desk-features/insight/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadInsight)

export default function Insight() {
  return <InsightPage {...useLoaderData<typeof loader>()} />
}
