import { offerLimits } from '@tradepost/domain/limits/offer-limits'
import { eq, or } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { brand } from '../../../platform/db/schema/brand.ts'
import type { TakenPlace } from '../../../platform/db/schema/file.ts'
import { offer, offerPicture } from '../../../platform/db/schema/offer.ts'
import { seller } from '../../../platform/db/schema/seller.ts'
import type { PlacedFile } from './places.ts'

type PlaceOf<Kind extends TakenPlace['kind']> = Extract<TakenPlace, { kind: Kind }>

const sellerColumns = {
  avatar: { id: 'avatarFileId', path: 'avatarPath' },
  banner: { id: 'bannerFileId', path: 'bannerPath' },
} as const
const brandColumns = {
  cover: { id: 'coverFileId', path: 'coverPath' },
  coverWide: { id: 'coverWideFileId', path: 'coverWidePath' },
} as const

async function fromOffers(tx: Tx, tenantId: number, { id, key }: PlacedFile): Promise<TakenPlace[]> {
  const shown = await tx
    .delete(offerPicture)
    .where(ofTenant(offerPicture, tenantId, eq(offerPicture.fileId, id)))
    .returning({ offerId: offerPicture.offerId })
  const places: TakenPlace[] = []
  for (const { offerId } of shown) {
    const one = ofTenant(offer, tenantId, eq(offer.id, offerId))
    const [row] = await tx.select({ screenshots: offer.screenshots }).from(offer).where(one).for('no key update')
    const list = row?.screenshots ?? []
    const index = list.findIndex(({ path }) => path === key)
    const picture = list[index]
    if (picture) places.push({ kind: 'offer', id: String(offerId), index, picture })
    await tx
      .update(offer)
      .set({ screenshots: list.filter(({ path }) => path !== key) })
      .where(one)
  }
  return places
}

async function fromSellers(tx: Tx, tenantId: number, { id }: PlacedFile): Promise<TakenPlace[]> {
  const places: TakenPlace[] = []
  for (const shows of ['avatar', 'banner'] as const) {
    const column = sellerColumns[shows]
    const rows = await tx
      .update(seller)
      .set({ [column.path]: '', [column.id]: null })
      .where(ofTenant(seller, tenantId, eq(seller[column.id], id)))
      .returning({ id: seller.id })
    places.push(...rows.map((row) => ({ kind: 'seller' as const, id: String(row.id), shows })))
  }
  return places
}

async function fromBrands(tx: Tx, tenantId: number, { id, key }: PlacedFile): Promise<TakenPlace[]> {
  const places: TakenPlace[] = []
  for (const shows of ['cover', 'coverWide'] as const) {
    const column = brandColumns[shows]
    const rows = await tx
      .update(brand)
      .set({ [column.path]: '', [column.id]: null })
      .where(ofTenant(brand, tenantId, eq(brand[column.id], id)))
      .returning({ id: brand.id })
    places.push(...rows.map((row) => ({ kind: 'brand' as const, id: String(row.id), shows })))
    await tx
      .update(offer)
      .set({ [column.path]: '' })
      .where(ofTenant(offer, tenantId, eq(offer[column.path], key)))
  }
  return places
}

/** Takes a file out of the offers, pages of sellers and brands that show it. Areas leave it out when they are read. */
export const takeOut = async (tx: Tx, tenantId: number, placed: PlacedFile): Promise<TakenPlace[]> => [
  ...(await fromOffers(tx, tenantId, placed)),
  ...(await fromSellers(tx, tenantId, placed)),
  ...(await fromBrands(tx, tenantId, placed)),
]

async function toOffer(tx: Tx, tenantId: number, { id, picture, index }: PlaceOf<'offer'>, { id: fileId }: PlacedFile) {
  const one = ofTenant(offer, tenantId, eq(offer.id, id))
  const [row] = await tx.select({ screenshots: offer.screenshots }).from(offer).where(one).for('no key update')
  if (!row || row.screenshots.length >= offerLimits.pictures) return
  await tx.insert(offerPicture).values({ tenantId, offerId: id, fileId }).onConflictDoNothing()
  await tx
    .update(offer)
    .set({ screenshots: row.screenshots.toSpliced(index, 0, picture) })
    .where(one)
}

async function toSeller(tx: Tx, tenantId: number, { id, shows }: PlaceOf<'seller'>, placed: PlacedFile) {
  const column = sellerColumns[shows]
  await tx
    .update(seller)
    .set({ [column.path]: placed.key, [column.id]: placed.id })
    .where(ofTenant(seller, tenantId, eq(seller.id, id), eq(seller[column.path], '')))
}

async function toBrand(tx: Tx, tenantId: number, { id, shows }: PlaceOf<'brand'>, placed: PlacedFile) {
  const column = brandColumns[shows]
  const shown = await tx
    .update(brand)
    .set({ [column.path]: placed.key, [column.id]: placed.id })
    .where(ofTenant(brand, tenantId, eq(brand.id, id), eq(brand[column.path], '')))
    .returning({ id: brand.id })
  if (shown.length === 0) return
  await tx
    .update(offer)
    .set({ [column.path]: placed.key })
    .where(ofTenant(offer, tenantId, eq(offer.brandId, id), eq(offer[column.path], '')))
}

/** Puts a file back where it was taken out, except where another picture took its place or there is no more room. */
export async function putBack(
  tx: Tx,
  tenantId: number,
  placed: PlacedFile,
  taken: readonly TakenPlace[],
): Promise<void> {
  for (const place of taken) {
    if (place.kind === 'offer') await toOffer(tx, tenantId, place, placed)
    else if (place.kind === 'seller') await toSeller(tx, tenantId, place, placed)
    else await toBrand(tx, tenantId, place, placed)
  }
}

/** The other size of a brand's picture. Both sizes are drawn from one upload, and go together. */
export async function otherSize(tx: Tx, tenantId: number, fileId: string): Promise<string | null> {
  const [row] = await tx
    .select({ cover: brand.coverFileId, wide: brand.coverWideFileId })
    .from(brand)
    .where(ofTenant(brand, tenantId, or(eq(brand.coverFileId, fileId), eq(brand.coverWideFileId, fileId))))
    .limit(1)
  return row ? (row.cover === fileId ? row.wide : row.cover) : null
}
