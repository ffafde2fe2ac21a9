import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { paths } from '@tradepost/desk-features/kernel'
import { exportUnits } from '@tradepost/desk-features/units/server'
import { runLoader } from '../session/run.server.ts'

/** The units of an offer as a file, for somebody who has just confirmed the identity. */
export async function loader(args: LoaderFunctionArgs) {
  const id = args.params.id ?? ''
  const { data: csv, init } = await runLoader(args, (context) => exportUnits(context, id))
  if (csv === null) return redirect(paths.exportUnits(id))
  const headers = new Headers(init?.headers)
  headers.set('Content-Type', 'text/csv; charset=utf-8')
  headers.set('Content-Disposition', `attachment; filename="units-${/^\d+$/.test(id) ? id : 'offer'}.csv"`)
  return new Response(csv, { headers })
}
