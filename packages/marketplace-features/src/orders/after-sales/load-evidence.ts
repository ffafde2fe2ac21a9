import { type CallData, calls, type OrderDetail } from '@tradepost/contract'
import type { FeatureContext } from '../../kernel/server.ts'

type Info = CallData<typeof calls.file.getFiles>[number]
/** A file of a statement. Pictures also have a thumbnail. */
export type Evidence = Pick<Info, 'id' | 'fileUrl' | 'contentType'> & { thumbUrl: string }

/** In pixels: three times the displayed size of a thumbnail. */
const thumbWidth = 288
const mostFiles = 50

/** Loads all files of an order's refunds, dispute and claim. Leaves out files that cannot be loaded. */
export async function loadEvidence(ctx: FeatureContext, { afterSales }: OrderDetail): Promise<Evidence[]> {
  const { refunds, dispute, claim, unitClaims } = afterSales
  const fileIds = [...unitClaims, ...refunds, dispute, dispute?.answer, claim]
    .flatMap((one) => one?.fileIds ?? [])
    .slice(0, mostFiles)
  if (fileIds.length === 0) return []
  const [files, small] = await Promise.all([
    ctx.beside(ctx.api(calls.file.getFiles, { query: { fileIds } })),
    ctx.beside(ctx.api(calls.file.getCompressed, { query: { fileIds, width: thumbWidth } })),
  ])
  const thumbs = new Map((small ?? []).map(({ id, fileUrl }) => [id, fileUrl]))
  return (files ?? []).map(({ id, fileUrl, contentType }) => ({
    ...{ id, fileUrl, contentType },
    thumbUrl: thumbs.get(id) ?? fileUrl,
  }))
}
