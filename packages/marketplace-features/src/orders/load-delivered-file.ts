import { calls } from '@tradepost/contract'
import { unitFileHeaders } from '@tradepost/domain/offer/unit-files'
import type { FeatureContext } from '../kernel/server.ts'

/** A delivered file of the buyer's order, which the browser saves. The gateway records the download. */
export async function loadDeliveredFile(ctx: FeatureContext, id: string, unitId: string): Promise<Response> {
  const { fileName, document } = await ctx.api(calls.order.deliveredFile, { params: { id, unitId }, body: {} })
  return new Response(new Uint8Array(Buffer.from(document, 'base64')), { headers: unitFileHeaders(fileName) })
}
