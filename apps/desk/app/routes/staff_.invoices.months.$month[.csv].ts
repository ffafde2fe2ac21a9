import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportInvoices } from '@tradepost/desk-features/invoices/server'
import { runLoader } from '../session/run.server.ts'

/** The documents of a month for the accountant. */
export async function loader(args: LoaderFunctionArgs) {
  const { month = '' } = args.params
  const { data: csv, init } = await runLoader(args, (context) => exportInvoices(context, month))
  const headers = new Headers(init?.headers)
  headers.set('Content-Type', 'text/csv; charset=utf-8')
  headers.set('Content-Disposition', `attachment; filename="invoices-${month}.csv"`)
  return new Response(csv, { headers })
}
