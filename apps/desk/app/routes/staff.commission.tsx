import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CommissionPage } from '@tradepost/desk-features/commission'
import { actOnCommission, loadCommission } from '@tradepost/desk-features/commission/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadCommission)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnCommission)

export default function Commission() {
  return <CommissionPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
