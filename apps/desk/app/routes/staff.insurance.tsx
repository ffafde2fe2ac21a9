import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { InsurancePage } from '@tradepost/desk-features/insurance'
import { actOnInsurance, loadInsurance } from '@tradepost/desk-features/insurance/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadInsurance)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnInsurance)

export default function Insurance() {
  return <InsurancePage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
