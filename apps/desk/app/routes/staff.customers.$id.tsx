import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CustomerPage } from '@tradepost/desk-features/support'
import { actOnCustomer, loadCustomer } from '@tradepost/desk-features/support/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadCustomer(context, args.params.id ?? ''))

export const action = (args: ActionFunctionArgs) =>
  runAction(args, (context, form, tools) => actOnCustomer(context, form, args.params.id ?? '', tools))

export default function Customer() {
  return <CustomerPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
