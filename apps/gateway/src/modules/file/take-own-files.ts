import { eq, exists, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { file, mediaItem } from '../../platform/db/schema/file.ts'
import { Failure } from '../../platform/failure/failure.ts'

interface Wanted {
  tenantId: number
  userId: string
  fileIds: readonly string[]
  catalogue?: string
  /** Accepts pictures only, no videos. */
  pictures?: boolean
  /** Accepts files of the media library too, whoever uploaded them. */
  library?: boolean
  /** The field that named the files. */
  field?: string
}

/**
 * Locks files that the user uploaded and is about to reference; fails for any other file. The lock lasts until the end
 * of the transaction, so that the removal of unused files skips them; a file being removed counts as missing.
 */
export async function takeOwnFiles(
  tx: Tx,
  { tenantId, userId, fileIds, catalogue, pictures, library, field = 'fileIds' }: Wanted,
): Promise<string[]> {
  const wanted = [...new Set(fileIds)]
  if (wanted.length === 0) return []
  const inLibrary = tx
    .select({ id: mediaItem.fileId })
    .from(mediaItem)
    .where(ofTenant(mediaItem, tenantId, eq(mediaItem.fileId, file.id)))
  const isOwn = eq(file.ownerId, userId)
  const locked = await tx
    .select({ id: file.id })
    .from(file)
    .where(
      ofTenant(
        file,
        tenantId,
        library ? or(isOwn, exists(inLibrary)) : isOwn,
        inArray(file.id, wanted),
        isNull(file.quarantinedAt),
        catalogue === undefined ? undefined : eq(file.catalogue, catalogue),
        pictures ? sql`${file.contentType} like 'image/%'` : undefined,
      ),
    )
    .orderBy(file.id)
    .for('key share')
  if (locked.length < wanted.length) throw new Failure('not_found', { field })
  return wanted
}
