import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { SellerPage } from '@tradepost/desk-features/sellers'
import { actOnSeller, loadSeller } from '@tradepost/desk-features/sellers/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadSeller(context, args.params.id ?? ''))

export const action = (args: ActionFunctionArgs) =>
  runAction(args, (context, form, tools) => actOnSeller(context, form, args.params.id ?? '', tools))

export default function Seller() {
  return <SellerPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
