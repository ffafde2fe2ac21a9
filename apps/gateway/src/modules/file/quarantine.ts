import { eq, or } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand } from '../../platform/db/schema/brand.ts'
import { file } from '../../platform/db/schema/file.ts'
import { offer, offerPicture } from '../../platform/db/schema/offer.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { privateFolder } from './file-address.ts'
import { renditionKeys } from './rendition-keys.ts'

/** Takes a picture from its brand, in both of its sizes, and from the offers that show it. */
async function takeFromBrands(tx: Tx, tenantId: number, fileId: string, key: string): Promise<void> {
  await tx
    .update(brand)
    .set({ coverPath: '', coverWidePath: '', coverFileId: null, coverWideFileId: null })
    .where(ofTenant(brand, tenantId, or(eq(brand.coverFileId, fileId), eq(brand.coverWideFileId, fileId))))
  for (const column of ['coverPath', 'coverWidePath'] as const)
    await tx
      .update(offer)
      .set({ [column]: '' })
      .where(ofTenant(offer, tenantId, eq(offer[column], key)))
}

/** Takes a picture out of the offers, the store and the brand that show it. */
async function takeFromShop(tx: Tx, tenantId: number, { id, storageKey }: typeof file.$inferSelect): Promise<void> {
  const shown = await tx
    .delete(offerPicture)
    .where(ofTenant(offerPicture, tenantId, eq(offerPicture.fileId, id)))
    .returning({ offerId: offerPicture.offerId })
  for (const { offerId } of shown) {
    const one = ofTenant(offer, tenantId, eq(offer.id, offerId))
    const [row] = await tx.select({ screenshots: offer.screenshots }).from(offer).where(one).for('no key update')
    const screenshots = row?.screenshots.filter(({ path }) => path !== storageKey) ?? []
    await tx.update(offer).set({ screenshots }).where(one)
  }
  await tx
    .update(seller)
    .set({ avatarPath: '', avatarFileId: null })
    .where(ofTenant(seller, tenantId, eq(seller.avatarFileId, id)))
  await tx
    .update(seller)
    .set({ bannerPath: '', bannerFileId: null })
    .where(ofTenant(seller, tenantId, eq(seller.bannerFileId, id)))
  await takeFromBrands(tx, tenantId, id, storageKey)
}

/**
 * Hides a file from everybody: no call returns it, its bytes move to a place that no address leads to, and its
 * renditions are deleted. Customer service decides this, for example after a report of a scanner.
 */
export async function quarantineFile(
  { files, clock }: Pick<Deps, 'files' | 'clock'>,
  tx: Tx,
  tenantId: number,
  fileId: string,
  reason: string,
): Promise<void> {
  const one = ofTenant(file, tenantId, eq(file.id, fileId))
  const [row] = await tx.select().from(file).where(one).for('update')
  // The platform's own files, such as avatars, have no owner.
  if (!row?.ownerId) throw new Failure('not_found', { field: 'fileId' })
  if (row.quarantinedAt) return
  const bytes = await files.get(row.storageKey)
  const hiddenKey = `${privateFolder}/quarantine/${tenantId}/${row.storageKey.split('/').at(-1)}`
  if (bytes) await files.put(hiddenKey, bytes, row.contentType)
  await tx.update(file).set({ quarantinedAt: clock.now(), quarantineReason: reason, storageKey: hiddenKey }).where(one)
  await takeFromShop(tx, tenantId, row)
  await Promise.all([row.storageKey, ...renditionKeys(row.storageKey)].map((key) => files.remove(key)))
}
