import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paths } from '@tradepost/desk-features/kernel'
import { RunPage } from '@tradepost/desk-features/payout-runs'
import { actOnRun, confirmFile, loadRun } from '@tradepost/desk-features/payout-runs/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, (context) => loadRun(context, args.params.id ?? ''))

export async function action(args: ActionFunctionArgs) {
  const id = args.params.id ?? ''
  const answer = await runAction(args, (context, form, tools) =>
    form.get('act') === 'file' ? confirmFile(context, form, tools) : actOnRun(context, form, id, tools),
  )
  const headers = answer.init?.headers
  return 'file' in answer.data ? redirect(paths.payoutFile(id), headers ? { headers } : {}) : answer
}

export default function Run() {
  return <RunPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
