import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ReportsPage } from '@tradepost/desk-features/reports'
import { actOnReports, loadReports } from '@tradepost/desk-features/reports/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadReports)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnReports)

export default function Reports() {
  return <ReportsPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
