import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AlertsPage } from '@tradepost/desk-features/alerts'
import { actOnAlerts, loadAlerts } from '@tradepost/desk-features/alerts/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadAlerts)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnAlerts)

export default function Alerts() {
  return <AlertsPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
