import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { drawPictures, insertPicture, type PublicPicture } from '../file/publish-pictures.ts'

/** The picture of a brand in both of its shapes. */
export interface BrandPicture {
  cover: PublicPicture
  wide: PublicPicture
}

/** Draws an uploaded picture of a brand. */
export async function drawBrandPicture(deps: Deps, context: CallContext, upload: string): Promise<BrandPicture> {
  const draw = async (shape: 'cover' | 'banner') => {
    const drawn = (await drawPictures(deps, context, [upload], shape, { field: 'picture', library: true })).get(upload)
    if (!drawn) throw new Failure('not_found', { field: 'picture' })
    return drawn
  }
  return { cover: await draw('cover'), wide: await draw('banner') }
}

/** Stores the rows of a picture, and returns the columns of the brand that shows it. `null` is no picture. */
export async function pictureColumns(tx: Tx, context: CallContext, picture: BrandPicture | null, now: Date) {
  if (!picture) return { coverPath: '', coverWidePath: '', coverFileId: null, coverWideFileId: null }
  const { cover, wide } = picture
  for (const one of [cover, wide]) await insertPicture(tx, context, one, now)
  return {
    ...{ coverPath: cover.path, coverFileId: cover.fileId },
    ...{ coverWidePath: wide.path, coverWideFileId: wide.fileId },
  }
}
