import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { NewTenantPage } from '@tradepost/desk-features/tenants'
import { actOnNewTenant, loadNewTenant } from '@tradepost/desk-features/tenants/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadNewTenant)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnNewTenant)

export default function NewTenant() {
  return <NewTenantPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
