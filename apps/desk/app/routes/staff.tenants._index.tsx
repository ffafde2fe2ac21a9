import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { TenantsPage } from '@tradepost/desk-features/tenants'
import { loadTenants } from '@tradepost/desk-features/tenants/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadTenants)

export default function Tenants() {
  return <TenantsPage {...useLoaderData<typeof loader>()} />
}
