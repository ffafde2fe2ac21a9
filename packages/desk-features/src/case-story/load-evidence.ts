import { type CallData, calls } from '@tradepost/contract'
import type { DeskContext } from '../kernel/server.ts'

type Order = Pick<CallData<typeof calls.seller.sellerOrderDetail>, 'afterSales'>
/** A file that a side of the order shows, at an address for this viewer. */
export type Evidence = Pick<CallData<typeof calls.file.getFiles>[number], 'id' | 'fileUrl' | 'contentType'>

const mostFiles = 50

/** The files of an order's claims, refunds and dispute. */
export function loadEvidence({ api }: Pick<DeskContext, 'api'>, { afterSales }: Order): Promise<Evidence[]> {
  const { refunds, dispute, claim, unitClaims } = afterSales
  const fileIds = [...unitClaims, ...refunds, dispute, dispute?.answer, claim].flatMap((one) => one?.fileIds ?? [])
  return loadFiles({ api }, fileIds)
}

/** The files of statements, as many as the viewer may see and at most 50. A page without them is better than no page. */
export async function loadFiles({ api }: Pick<DeskContext, 'api'>, ids: readonly string[]): Promise<Evidence[]> {
  const fileIds = ids.slice(0, mostFiles)
  if (fileIds.length === 0) return []
  const files = await api(calls.file.getFiles, { query: { fileIds } }).catch(() => [])
  return files.map(({ id, fileUrl, contentType }) => ({ id, fileUrl, contentType }))
}
