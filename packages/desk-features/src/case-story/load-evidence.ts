import { type CallData, calls } from '@tradepost/contract'
import type { DeskContext } from '../kernel/server.ts'

type Order = Pick<CallData<typeof calls.seller.sellerOrderDetail>, 'afterSales'>
/** A file that a side of the order shows, at an address for this viewer. */
export type Evidence = Pick<CallData<typeof calls.file.getFiles>[number], 'id' | 'fileUrl' | 'contentType'>

const mostFiles = 50

/** The files of an order's claims, refunds and dispute. An order without them is better than no order. */
export async function loadEvidence({ api }: Pick<DeskContext, 'api'>, { afterSales }: Order): Promise<Evidence[]> {
  const { refunds, dispute, claim, unitClaims } = afterSales
  const fileIds = [...unitClaims, ...refunds, dispute, dispute?.answer, claim]
    .flatMap((one) => one?.fileIds ?? [])
    .slice(0, mostFiles)
  if (fileIds.length === 0) return []
  const files = await api(calls.file.getFiles, { query: { fileIds } }).catch(() => [])
  return files.map(({ id, fileUrl, contentType }) => ({ id, fileUrl, contentType }))
}
