import type { Tx } from '../../platform/db/database.ts'
import { caseFile } from '../../platform/db/schema/order/after-sales.ts'
import { takeOwnFiles } from '../file/take-own-files.ts'

interface Attachment {
  tenantId: number
  orderId: string
  userId: string
  fileIds: readonly string[]
}

/** Shows a user's own uploads to the other side of an order. */
export async function attachFiles(tx: Tx, { tenantId, orderId, userId, fileIds }: Attachment): Promise<void> {
  if (fileIds.length === 0) return
  const taken = await takeOwnFiles(tx, { tenantId, userId, fileIds })
  await tx
    .insert(caseFile)
    .values(taken.map((fileId) => ({ tenantId, orderId, fileId })))
    .onConflictDoNothing()
}
