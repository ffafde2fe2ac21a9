import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { mediaUrl } from '../../platform/files/media-url.ts'
import { drawPictures, insertPicture } from '../file/publish-pictures.ts'
import { leaveOutTaken } from '../file/taken/leave-out-taken.ts'

/** Content that can have a picture. */
export type WithPicture = {
  /** Absent in versions from before there were pictures. */
  picturePath?: string | null
}

/** Draws the picture that was chosen, before the transaction. */
export const drawContentPicture = (deps: Deps, context: CallContext, fileId: string | null | undefined) =>
  drawPictures(deps, context, fileId ? [fileId] : [], 'content', { field: 'cover', library: true })

interface Choice {
  /** An upload; null for no picture, undefined for that of the version before. */
  fileId: string | null | undefined
  drawn: Awaited<ReturnType<typeof drawContentPicture>>
  earlier: WithPicture | null
  now: Date
}

/** The picture of a new version. A version without one has no such field. */
export async function keepPicture(
  tx: Tx,
  context: CallContext,
  { fileId, drawn, earlier, now }: Choice,
): Promise<WithPicture> {
  const picture = fileId ? drawn.get(fileId) : undefined
  if (picture) await insertPicture(tx, context, picture, now)
  const picturePath = picture?.path ?? (fileId === undefined ? earlier?.picturePath : null)
  return picturePath ? { picturePath } : {}
}

/** The address of the picture for editors: empty if its file was taken down, null without a picture. */
export async function presentPicture<B extends WithPicture>(tx: Tx, tenantId: number, { picturePath, ...body }: B) {
  if (!picturePath) return { ...body, pictureUrl: null }
  const [shown] = await leaveOutTaken(tx, tenantId, [{ path: picturePath }])
  return { ...body, pictureUrl: shown ? mediaUrl(picturePath) : '' }
}
