import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { caseFile } from '../../platform/db/schema/after-sales.ts'
import { file } from '../../platform/db/schema/file.ts'
import { Failure } from '../../platform/failure.ts'

interface Attachment {
  tenantId: number
  orderId: string
  userId: string
  fileIds: readonly string[]
}

/** Shows files to the other side of an order; only those somebody uploaded themselves. */
export async function attachFiles(tx: Tx, { tenantId, orderId, userId, fileIds }: Attachment): Promise<void> {
  if (fileIds.length === 0) return
  const own = await tx
    .select({ fileId: file.id })
    .from(file)
    .where(and(eq(file.tenantId, tenantId), eq(file.ownerId, userId), inArray(file.id, [...fileIds])))
  if (own.length < new Set(fileIds).size) throw new Failure('not_found', { field: 'fileIds' })
  await tx
    .insert(caseFile)
    .values(own.map(({ fileId }) => ({ tenantId, orderId, fileId })))
    .onConflictDoNothing()
}
