import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { paths } from '@tradepost/desk-features/kernel'
import { downloadFile } from '@tradepost/desk-features/payout-runs/server'
import { runAction } from '../session/run.server.ts'

/** The file of a run for the bank. A wrong password leads back to the run. */
export async function action(args: ActionFunctionArgs) {
  const id = args.params.id ?? ''
  const { data, init } = await runAction(args, (context, form, tools) => downloadFile(context, form, tools, id))
  const headers = new Headers(init?.headers)
  if (!data.ok) return redirect(paths.payoutRun(id), { headers })
  headers.set('Content-Type', 'application/xml; charset=utf-8')
  headers.set('Content-Disposition', `attachment; filename="${data.file.name}"`)
  return new Response(data.file.xml, { headers })
}
