import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { TestersPage } from '@tradepost/desk-features/testers'
import { actOnTesters, loadTesters } from '@tradepost/desk-features/testers/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadTesters)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnTesters)

export default function Testers() {
  return <TestersPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
