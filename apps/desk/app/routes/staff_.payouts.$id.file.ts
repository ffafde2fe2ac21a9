import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { paths } from '@tradepost/desk-features/kernel'
import { loadFile } from '@tradepost/desk-features/payout-runs/server'
import { runLoader } from '../session/run.server.ts'

/** The file of a run for the bank, for somebody who has just confirmed the identity. */
export async function loader(args: LoaderFunctionArgs) {
  const id = args.params.id ?? ''
  const { data: file, init } = await runLoader(args, (context) => loadFile(context, id))
  const headers = new Headers(init?.headers)
  if (!file) return redirect(paths.payoutRun(id), { headers })
  headers.set('Content-Type', 'application/xml; charset=utf-8')
  headers.set('Content-Disposition', `attachment; filename="${file.name}"`)
  return new Response(file.xml, { headers })
}
