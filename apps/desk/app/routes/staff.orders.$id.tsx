import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { StaffOrderPage } from '@tradepost/desk-features/support'
import { loadStaffOrder } from '@tradepost/desk-features/support/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadStaffOrder(context, args.params.id ?? ''))

export default function StaffOrder() {
  return <StaffOrderPage {...useLoaderData<typeof loader>()} />
}
