import { type CallData, calls } from '@tradepost/contract'
import type { FeatureContext } from '../kernel/server.ts'

/** A document as a file that the browser saves. */
export const documentResponse = ({ fileName, document }: CallData<typeof calls.invoice.ownInvoiceFile>): Response =>
  new Response(new Uint8Array(Buffer.from(document, 'base64')), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${fileName.replace(/[^\w.-]/g, '_')}"`,
      'Cache-Control': 'private, no-store',
    },
  })

/** A document of the buyer about G Coin or the pass, as a file. */
export const loadOwnInvoice = async (ctx: FeatureContext, id: string): Promise<Response> =>
  documentResponse(await ctx.api(calls.invoice.ownInvoiceFile, { params: { id } }))
