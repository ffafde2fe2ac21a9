import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ChargebackPage } from '@tradepost/desk-features/chargebacks'
import { actOnChargeback, loadChargeback } from '@tradepost/desk-features/chargebacks/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadChargeback(context, args.params.id ?? ''))

export const action = (args: ActionFunctionArgs) =>
  runAction(args, (context, form, tools) => actOnChargeback(context, form, args.params.id ?? '', tools))

export default function Chargeback() {
  return <ChargebackPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
