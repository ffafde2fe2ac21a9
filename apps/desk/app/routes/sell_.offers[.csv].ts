import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportOffers } from '@tradepost/desk-features/offers/server'
import { runLoader } from '../session/run.server.ts'

/** The seller's offers as a list that can be imported again. */
export async function loader(args: LoaderFunctionArgs) {
  const { data: csv, init } = await runLoader(args, exportOffers)
  const headers = new Headers(init?.headers)
  headers.set('Content-Type', 'text/csv; charset=utf-8')
  headers.set('Content-Disposition', 'attachment; filename="offers.csv"')
  return new Response(csv, { headers })
}
