import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportChargebackBuyers } from '@tradepost/desk-features/chargebacks/server'
import { runLoader } from '../session/run.server.ts'

/** The buyers who charge back in the time of the address, as a file. */
export async function loader(args: LoaderFunctionArgs) {
  const { data: csv, init } = await runLoader(args, exportChargebackBuyers)
  const headers = new Headers(init?.headers)
  headers.set('Content-Type', 'text/csv; charset=utf-8')
  headers.set('Content-Disposition', 'attachment; filename="chargeback-buyers.csv"')
  return new Response(csv, { headers })
}
