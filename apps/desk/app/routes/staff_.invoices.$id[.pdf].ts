import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadInvoiceFile } from '@tradepost/desk-features/invoices/server'
import { runLoader } from '../session/run.server.ts'

/** An invoice or credit note as PDF. */
export async function loader(args: LoaderFunctionArgs) {
  const { data: file, init } = await runLoader(args, (context) => loadInvoiceFile(context, args.params.id ?? ''))
  const headers = new Headers(init?.headers)
  headers.set('Content-Type', 'application/pdf')
  headers.set('Content-Disposition', `attachment; filename="${file.fileName}"`)
  return new Response(file.pdf, { headers })
}
