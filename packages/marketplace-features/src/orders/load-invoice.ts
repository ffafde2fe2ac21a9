import { calls } from '@tradepost/contract'
import type { FeatureContext } from '../kernel/server.ts'

/** An invoice or credit note of the buyer's order, as a file that the browser saves. */
export async function loadInvoice(ctx: FeatureContext, id: string, invoiceId: string): Promise<Response> {
  const { fileName, document } = await ctx.api(calls.invoice.invoiceFile, { params: { id, invoiceId } })
  return new Response(new Uint8Array(Buffer.from(document, 'base64')), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${fileName.replace(/[^\w.-]/g, '_')}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
