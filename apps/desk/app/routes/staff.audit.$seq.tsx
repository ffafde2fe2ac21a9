import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AuditEntryPage } from '@tradepost/desk-features/audit'
import { loadAuditEntry } from '@tradepost/desk-features/audit/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadAuditEntry(context, args.params.seq ?? ''))

export default function Entry() {
  return <AuditEntryPage {...useLoaderData<typeof loader>()} />
}
