import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MoneyPage } from '@tradepost/desk-features/money'
import { actOnPayouts, loadMoney } from '@tradepost/desk-features/money/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadMoney)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnPayouts)

export default function Money() {
  return <MoneyPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
