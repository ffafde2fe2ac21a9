import { eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { file } from '../../platform/db/schema/file.ts'
import { Failure } from '../../platform/failure/failure.ts'

interface Wanted {
  tenantId: number
  userId: string
  fileIds: readonly string[]
  catalogue?: string
  /** Whether a film will not do. */
  pictures?: boolean
}

/**
 * Files that somebody uploaded and refers to now; any other is as if it never was. They are held until the end of the
 * transaction: whoever removes what nothing refers to passes them by, and what is being removed is not there any more.
 */
export async function takeOwnFiles(
  tx: Tx,
  { tenantId, userId, fileIds, catalogue, pictures }: Wanted,
): Promise<string[]> {
  const wanted = [...new Set(fileIds)]
  if (wanted.length === 0) return []
  const held = await tx
    .select({ id: file.id })
    .from(file)
    .where(
      ofTenant(
        file,
        tenantId,
        eq(file.ownerId, userId),
        inArray(file.id, wanted),
        isNull(file.quarantinedAt),
        catalogue === undefined ? undefined : eq(file.catalogue, catalogue),
        pictures ? sql`${file.contentType} like 'image/%'` : undefined,
      ),
    )
    .orderBy(file.id)
    .for('key share')
  if (held.length < wanted.length) throw new Failure('not_found', { field: 'fileIds' })
  return wanted
}
