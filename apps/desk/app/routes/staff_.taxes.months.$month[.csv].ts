import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportTaxMonth } from '@tradepost/desk-features/taxes/server'
import { runLoader } from '../session/run.server.ts'

/** The tax of a month for the accountant. */
export async function loader(args: LoaderFunctionArgs) {
  const { month = '' } = args.params
  const { data: csv, init } = await runLoader(args, (context) => exportTaxMonth(context, month))
  const headers = new Headers(init?.headers)
  headers.set('Content-Type', 'text/csv; charset=utf-8')
  headers.set('Content-Disposition', `attachment; filename="tax-${month}.csv"`)
  return new Response(csv, { headers })
}
