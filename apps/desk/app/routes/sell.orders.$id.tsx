import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OrderPage } from '@tradepost/desk-features/orders'
import { actOnOrder, loadOrder } from '@tradepost/desk-features/orders/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadOrder(context, args.params.id ?? ''))

export const action = (args: ActionFunctionArgs) =>
  runAction(args, (context, form) => actOnOrder(context, form, args.params.id ?? ''))

export default function Order() {
  return <OrderPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
