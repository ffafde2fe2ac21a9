import type { LoaderFunctionArgs } from '@remix-run/node'
import { drawStatement } from '@tradepost/desk-features/money/server'
import { runLoader } from '../session/run.server.ts'

/** The statement of a month as a document for the accountant. */
export async function loader(args: LoaderFunctionArgs) {
  const { currency = '', month = '' } = args.params
  const { data: pdf, init } = await runLoader(args, (context) => drawStatement(context, { currency, month }))
  const headers = new Headers(init?.headers)
  headers.set('Content-Type', 'application/pdf')
  headers.set('Content-Disposition', `attachment; filename="statement-${currency}-${month}.pdf"`)
  return new Response(pdf, { headers })
}
