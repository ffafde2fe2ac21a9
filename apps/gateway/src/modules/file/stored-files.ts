import { randomUUID } from 'node:crypto'
import type { CallData, CallInput, file as fileCalls } from '@tradepost/contract'
import { and, eq, inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { type CallContext, principal } from '../../platform/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { file } from '../../platform/db/schema/file.ts'
import type { FileStore } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure.ts'
import type { AcceptedUpload } from './accepted-upload.ts'

type FileInfo = CallData<typeof fileCalls.getFile>
type FileRow = typeof file.$inferSelect

/** Papers and order evidence are read by their owner alone. */
const privateCatalogues: readonly string[] = ['id_card', 'order_attachment']
const defaultWidth = 480

const toInfo = (row: FileRow, files: FileStore): FileInfo => ({
  id: row.id,
  fileUrl: files.url(row.storageKey),
  contentType: row.contentType,
  width: row.width,
  height: row.height,
})

const mayRead = (row: FileRow, context: CallContext) =>
  !privateCatalogues.includes(row.catalogue) || (row.ownerId !== null && String(row.ownerId) === context.user?.userId)

/** Files in the order asked for; one that is missing or not the caller's is as if it never was. */
export async function findFiles(tx: Tx, context: CallContext, ids: readonly string[]): Promise<FileRow[]> {
  const rows = await tx
    .select()
    .from(file)
    .where(and(eq(file.tenantId, context.tenant.tenantId), inArray(file.id, [...ids])))
  const byId = new Map(rows.filter((row) => mayRead(row, context)).map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = byId.get(id)
    if (!row) throw new Failure('not_found', { field: ids.length === 1 ? 'id' : 'fileIds' })
    return row
  })
}

export async function fileInfos(
  tx: Tx,
  context: CallContext,
  ids: readonly string[],
  files: FileStore,
): Promise<FileInfo[]> {
  return (await findFiles(tx, context, ids)).map((row) => toInfo(row, files))
}

/** Stores what was accepted under a random key and says where it is. */
export async function storeFile(
  tx: Tx,
  context: CallContext,
  upload: AcceptedUpload,
  catalogue: CallInput<typeof fileCalls.uploadFile>['query']['catalogue'],
  files: FileStore,
): Promise<FileInfo> {
  const { tenantId } = context.tenant
  const id = randomUUID()
  const row = {
    tenantId,
    id,
    ownerId: principal(context).userId,
    catalogue,
    purpose: null,
    contentType: upload.contentType,
    bytes: upload.bytes.length,
    width: upload.width,
    height: upload.height,
    // NOTE: not the id, so that knowing one never opens the other.
    storageKey: `upload/${tenantId}/${randomUUID()}.${upload.extension}`,
    createdAt: new Date(),
  }
  await files.put(row.storageKey, upload.bytes, upload.contentType)
  await tx.insert(file).values(row)
  return toInfo(row, files)
}

/** A smaller WebP of an image, made once and kept beside it; what is no image stays as it is. */
export async function compressed(
  row: FileRow,
  width: number | undefined,
  files: FileStore,
): Promise<{ id: string; fileUrl: string }> {
  const target = Math.min(width ?? defaultWidth, row.width ?? Number.POSITIVE_INFINITY)
  if (!row.contentType.startsWith('image/') || !Number.isFinite(target))
    return { id: row.id, fileUrl: files.url(row.storageKey) }
  // NOTE: few steps, so that asking for every width cannot fill the disk.
  const step = Math.max(16, 2 ** Math.ceil(Math.log2(target)))
  const key = `${row.storageKey.replace(/\.[a-z0-9]+$/, '')}-w${step}.webp`
  if (!(await files.get(key))) {
    const bytes = await files.get(row.storageKey)
    if (!bytes) throw new Failure('not_found', { field: 'fileIds' })
    const small = await sharp(bytes).resize({ width: step, withoutEnlargement: true }).webp({ quality: 74 }).toBuffer()
    await files.put(key, small, 'image/webp')
  }
  return { id: row.id, fileUrl: files.url(key) }
}
