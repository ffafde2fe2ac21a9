import { calls } from '@tradepost/contract'
import type { FeatureContext } from '../kernel/server.ts'
import { documentResponse } from '../page/server.ts'

/** An invoice or credit note of the buyer's order, as a file that the browser saves. */
export const loadInvoice = async (ctx: FeatureContext, id: string, invoiceId: string): Promise<Response> =>
  documentResponse(await ctx.api(calls.invoice.invoiceFile, { params: { id, invoiceId } }))
