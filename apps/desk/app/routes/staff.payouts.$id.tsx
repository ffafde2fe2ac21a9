import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { RunPage } from '@tradepost/desk-features/payout-runs'
import { actOnRun, loadRun } from '@tradepost/desk-features/payout-runs/server'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, (context) => loadRun(context, args.params.id ?? ''))

export const action = (args: ActionFunctionArgs) =>
  runAction(args, (context, form) => actOnRun(context, form, args.params.id ?? ''))

export default function Run() {
  return <RunPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
