import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { SecurityPage } from '@tradepost/desk-features/factor'
import { actOnFactor, loadFactor } from '@tradepost/desk-features/factor/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadFactor)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnFactor)

export default function Security() {
  return <SecurityPage side="staff" {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
