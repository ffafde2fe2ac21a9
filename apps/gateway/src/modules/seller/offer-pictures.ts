import type { PictureCrop } from '@tradepost/domain/offer/picture-crop'
import { and, eq, notInArray } from 'drizzle-orm'
import { type CallContext, sellerOf } from '../../platform/call/call-context.ts'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer, offerPicture, type Screenshot } from '../../platform/db/schema/offer.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { mediaUrl } from '../../platform/files/media-url.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { cleanTitle } from '../../platform/text/clean-text.ts'
import { cutPictures, drawPictures, insertPicture, type PublicPicture } from '../file/publish-pictures.ts'

/** A picture that the seller states: one of the offer's, or an upload of the caller. */
interface StatedPicture {
  id: string
  alt: string
  /** The part of it that is shown from then on. */
  crop?: PictureCrop | undefined
}

/** Pictures of the demonstration have no file; their path is their id. */
const idOf = ({ fileId, path }: Screenshot) => fileId ?? path

/** Pictures of an offer as its seller sees them. */
export const sellersPictures = (pictures: readonly Screenshot[]) =>
  pictures.map((picture) => ({ id: idOf(picture), url: mediaUrl(picture.path), alt: picture.alt }))

/** Stated pictures whose uploads are ready to be shown. */
export interface PreparedPictures {
  stated: readonly StatedPicture[]
  /** The pictures of the offer that is edited or copied. */
  current: readonly Screenshot[]
  /** The uploads. */
  drawn: ReadonlyMap<string, PublicPicture>
  /** Parts of pictures that the offer has. */
  cut: ReadonlyMap<string, PublicPicture>
}

/** Makes what the shop shows of the uploads among the stated pictures. Null if the call states none. */
export async function preparePictures(
  deps: Deps,
  context: CallContext,
  stated: readonly StatedPicture[] | undefined,
  offerId?: string,
): Promise<PreparedPictures | null> {
  if (!stated) return null
  const { tenantId } = context.tenant
  if (new Set(stated.map(({ id }) => id)).size < stated.length) throw new Failure('data_error', { field: 'pictures' })
  const sellerId = sellerOf(context)
  const current = await inTenant(deps, tenantId, `seller:${sellerId}`, async (tx) => {
    if (offerId === undefined || !fitsId64(offerId)) return []
    const [row] = await tx
      .select({ screenshots: offer.screenshots })
      .from(offer)
      .where(ofTenant(offer, tenantId, eq(offer.id, offerId), eq(offer.sellerId, sellerId)))
    return row?.screenshots ?? []
  })
  const kept = new Map(current.map((picture) => [idOf(picture), picture]))
  const uploads = stated.map(({ id }) => id).filter((id) => !kept.has(id))
  const crops = new Map(stated.flatMap(({ id, crop }) => (crop ? [[id, crop] as const] : [])))
  const shown = [...crops].flatMap(([id, crop]) => {
    const picture = kept.get(id)
    // Pictures of the demonstration have no file that could be cut.
    if (picture && !picture.fileId) throw new Failure('data_error', { field: 'pictures' })
    return picture ? [{ id, storageKey: picture.path, crop }] : []
  })
  const cut = await cutPictures(deps, context, shown)
  const drawn = await drawPictures(deps, context, uploads, 'screenshot', { crops })
  return { stated, current, drawn, cut }
}

/** The pictures of an offer after an edit. Stores those that are new. */
export async function pictureList(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  context: CallContext,
  { stated, drawn, cut }: PreparedPictures,
  current: readonly Screenshot[],
): Promise<Screenshot[]> {
  const list: Screenshot[] = []
  for (const { id, alt: written } of stated) {
    const alt = cleanTitle(written)
    const picture = current.find((one) => idOf(one) === id)
    // A part is shown only if its picture still is: staff may have taken it down meanwhile.
    const added = picture ? cut.get(id) : drawn.get(id)
    if (picture && !added) list.push({ ...picture, alt })
    else if (added) {
      await insertPicture(tx, context, added, deps.clock.now())
      const { fileId, path, width, height } = added
      list.push({ path, alt, fileId, width, height })
    } else throw new Failure('not_found', { field: 'pictures' })
  }
  return list
}

/** Keeps the files of these pictures, and lets go of the files of all others of the offer. */
export async function holdPictures(tx: Tx, tenantId: number, offerId: string, list: readonly Screenshot[]) {
  const fileIds = list.flatMap(({ fileId }) => fileId ?? [])
  const others = fileIds.length > 0 ? notInArray(offerPicture.fileId, fileIds) : undefined
  await tx.delete(offerPicture).where(and(ofTenant(offerPicture, tenantId, eq(offerPicture.offerId, offerId)), others))
  if (fileIds.length > 0)
    await tx
      .insert(offerPicture)
      .values(fileIds.map((fileId) => ({ tenantId, offerId, fileId })))
      .onConflictDoNothing()
}
