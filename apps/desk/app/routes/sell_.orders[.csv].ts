import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportOrders } from '@tradepost/desk-features/orders/server'
import { runLoader } from '../session/run.server.ts'

/** The seller's orders that match the filter of the address, as a file. */
export async function loader(args: LoaderFunctionArgs) {
  const { data: csv, init } = await runLoader(args, exportOrders)
  const headers = new Headers(init?.headers)
  headers.set('Content-Type', 'text/csv; charset=utf-8')
  headers.set('Content-Disposition', 'attachment; filename="orders.csv"')
  return new Response(csv, { headers })
}
