import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paths } from '@tradepost/desk-features/kernel'
import { RunsPage } from '@tradepost/desk-features/payout-runs'
import { loadRuns, startRun } from '@tradepost/desk-features/payout-runs/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadRuns)

export async function action(args: ActionFunctionArgs) {
  const answer = await runAction(args, startRun)
  const headers = answer.init?.headers
  return answer.data.ok ? redirect(paths.payoutRun(answer.data.id), headers ? { headers } : {}) : answer
}

export default function Runs() {
  return <RunsPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
