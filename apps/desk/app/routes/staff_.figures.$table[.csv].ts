import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportFigures, figureTables } from '@tradepost/desk-features/insight/server'
import { runLoader } from '../session/run.server.ts'

/** One table of the figures of the days that the address names, as a file. */
export async function loader(args: LoaderFunctionArgs) {
  const table = figureTables.find((one) => one === args.params.table)
  if (!table) throw new Response(null, { status: 404 })
  const { data: csv, init } = await runLoader(args, (context) => exportFigures(context, table))
  const headers = new Headers(init?.headers)
  headers.set('Content-Type', 'text/csv; charset=utf-8')
  headers.set('Content-Disposition', `attachment; filename="figures-${table}.csv"`)
  return new Response(csv, { headers })
}
