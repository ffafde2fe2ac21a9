import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadChargebackPack } from '@tradepost/desk-features/chargebacks/server'
import { runLoader } from '../session/run.server.ts'

/** The evidence about a disputed payment as PDF. */
export async function loader(args: LoaderFunctionArgs) {
  const { data: file, init } = await runLoader(args, (context) => loadChargebackPack(context, args.params.id ?? ''))
  const headers = new Headers(init?.headers)
  headers.set('Content-Type', 'application/pdf')
  headers.set('Content-Disposition', `attachment; filename="${file.fileName}"`)
  return new Response(file.pdf, { headers })
}
