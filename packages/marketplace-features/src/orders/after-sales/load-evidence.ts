import { type CallData, calls, type OrderDetail } from '@tradepost/contract'
import type { FeatureContext } from '../../kernel/server.ts'

type Info = CallData<typeof calls.file.getFiles>[number]
/** A file somebody brought forward; a picture also has a small rendition. */
export type Evidence = Pick<Info, 'id' | 'fileUrl' | 'contentType'> & { thumbUrl: string }

/** Pixels: three times the size a thumbnail is shown in. */
const thumbWidth = 288
const mostFiles = 50

/** Every file of a refund, a dispute and a claim, asked for at once; what cannot be had is left out. */
export async function loadEvidence(ctx: FeatureContext, { afterSales }: OrderDetail): Promise<Evidence[]> {
  const { refunds, dispute, claim } = afterSales
  const fileIds = [...refunds, dispute, claim].flatMap((one) => one?.fileIds ?? []).slice(0, mostFiles)
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
