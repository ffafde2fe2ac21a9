import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { StaffOrderPage } from '@tradepost/desk-features/support'
import { actOnOrder, loadStaffOrder } from '@tradepost/desk-features/support/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadStaffOrder(context, args.params.id ?? ''))

export const action = (args: ActionFunctionArgs) =>
  runAction(args, (context, form) => actOnOrder(context, form, args.params.id ?? ''))

export default function StaffOrder() {
  return <StaffOrderPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
