import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AuditPage } from '@tradepost/desk-features/audit'
import { loadAudit } from '@tradepost/desk-features/audit/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadAudit)

export default function Audit() {
  return <AuditPage {...useLoaderData<typeof loader>()} />
}
