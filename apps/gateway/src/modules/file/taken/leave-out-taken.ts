import { inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { file } from '../../../platform/db/schema/file.ts'
import { keyOfMediaUrl } from '../../../platform/files/media-url.ts'

/** Those of the keys whose file was taken down. */
async function takenKeys(tx: Tx, tenantId: number, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const uploads = [...new Set(keys)].filter((key) => key.startsWith('upload/'))
  if (uploads.length === 0) return new Set()
  const rows = await tx
    .select({ key: file.takenKey })
    .from(file)
    .where(ofTenant(file, tenantId, inArray(file.takenKey, uploads)))
  return new Set(rows.flatMap(({ key }) => key ?? []))
}

/**
 * The pictures whose files nobody took down. For what keeps the key of a picture and never changes it: versions of areas,
 * and listings of orders.
 */
export async function leaveOutTaken<T extends { path: string }>(
  tx: Tx,
  tenantId: number,
  pictures: readonly T[],
): Promise<T[]> {
  const paths = pictures.map(({ path }) => path)
  const taken = await takenKeys(tx, tenantId, paths)
  return pictures.filter(({ path }) => !taken.has(path))
}

/** Finds which addresses of pictures lead to a file that was taken down. */
export async function takenUrls(tx: Tx, tenantId: number, urls: readonly string[]): Promise<(url: string) => boolean> {
  const taken = await takenKeys(tx, tenantId, urls.map(keyOfMediaUrl))
  return (url) => taken.has(keyOfMediaUrl(url))
}
