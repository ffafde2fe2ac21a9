import { isApiError } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import { type DeskContext, pageNoOf } from '../kernel/server.ts'

const pageSize = 50

/** The progress of an import, with a page of its refused lines. */
export async function loadImport({ api, url }: DeskContext, id: string) {
  const params = { id }
  const [state, refusals] = await Promise.all([
    api(calls.seller.sellerOfferImportState, { params }),
    api(calls.seller.sellerOfferImportRefusals, { params, query: { pageNo: pageNoOf(url), pageSize } }),
  ]).catch((error: unknown) => {
    // An id that is no UUID is an import that does not exist.
    if (isApiError(error, 'data_error')) throw new Response(null, { status: 404 })
    throw error
  })
  return { state, refusals }
}
