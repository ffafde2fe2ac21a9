import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CustomerPage } from '@tradepost/desk-features/support'
import { loadCustomer } from '@tradepost/desk-features/support/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadCustomer(context, args.params.id ?? ''))

export default function Customer() {
  return <CustomerPage {...useLoaderData<typeof loader>()} />
}
