import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportStatement } from '@tradepost/desk-features/money/server'
import { runLoader } from '../session/run.server.ts'

/** The statement of a month as a file. */
export async function loader(args: LoaderFunctionArgs) {
  const { currency = '', month = '' } = args.params
  const { data: csv, init } = await runLoader(args, (context) => exportStatement(context, { currency, month }))
  const headers = new Headers(init?.headers)
  headers.set('Content-Type', 'text/csv; charset=utf-8')
  headers.set('Content-Disposition', `attachment; filename="statement-${currency}-${month}.csv"`)
  return new Response(csv, { headers })
}
