import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportAudit } from '@tradepost/desk-features/audit/server'
import { runLoader } from '../session/run.server.ts'

/** The entries of the audit log that match the filter of the address, as a file. */
export async function loader(args: LoaderFunctionArgs) {
  const { data: file, init } = await runLoader(args, exportAudit)
  const headers = new Headers(init?.headers)
  headers.set('Content-Type', 'text/csv; charset=utf-8')
  headers.set('Content-Disposition', `attachment; filename="${file.fileName}"`)
  return new Response(file.csv, { headers })
}
