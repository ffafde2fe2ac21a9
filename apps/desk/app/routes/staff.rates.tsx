import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { RatesPage } from '@tradepost/desk-features/rates'
import { actOnRates, loadRates } from '@tradepost/desk-features/rates/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadRates)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnRates)

export default function Rates() {
  return <RatesPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
