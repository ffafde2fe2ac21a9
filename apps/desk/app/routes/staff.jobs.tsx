import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { JobsPage } from '@tradepost/desk-features/jobs'
import { actOnJobs, loadJobs } from '@tradepost/desk-features/jobs/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadJobs)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnJobs)

export default function Jobs() {
  return <JobsPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
