import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { RolesPage } from '@tradepost/desk-features/roles'
import { loadRoles } from '@tradepost/desk-features/roles/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadRoles)

export default function Roles() {
  return <RolesPage {...useLoaderData<typeof loader>()} />
}
