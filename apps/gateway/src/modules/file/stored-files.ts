import { randomUUID } from 'node:crypto'
import type { CallData, CallInput, calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import sharp from 'sharp'
import { type CallContext, principal } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { file } from '../../platform/db/schema/file.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type FileStore, privateFolder } from '../../platform/files/file-store.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import type { AcceptedUpload } from './accepted-upload.ts'
import { readableFiles } from './file-access.ts'
import { type AddressedFile, type FileRow, isPrivate, signedUrl } from './file-address.ts'
import { renditionKey } from './rendition-keys.ts'
import { requireRoom } from './upload-quota.ts'

type FileInfo = CallData<typeof calls.file.getFile>
type Addressing = Pick<Deps, 'files' | 'secrets' | 'clock' | 'config'>

const defaultWidth = 480
const perHour: RateRule = { name: 'upload-hour', limit: 120, windowMs: hourMs }

/** A file as this viewer sees it: with a permanent address, or a short-lived one if it is private. */
export const toInfo = (deps: Addressing, row: AddressedFile, viewerId: string | null): FileInfo => ({
  id: row.id,
  fileUrl: isPrivate(row) ? signedUrl(deps, row, viewerId ?? '0') : deps.files.url(row.storageKey),
  contentType: row.contentType,
  width: row.width,
  height: row.height,
})

/** Files in the requested order; fails if one does not exist or is hidden from the caller. */
export async function findFiles(tx: Tx, { tenant, user }: CallContext, ids: readonly string[]): Promise<FileRow[]> {
  const readable = await readableFiles(tx, tenant.tenantId, ids, user?.userId ?? null)
  return ids.map((id) => {
    const row = readable.get(id)
    if (!row) throw new Failure('not_found', { field: ids.length === 1 ? 'id' : 'fileIds' })
    return row
  })
}

export async function fileInfos(
  deps: Addressing,
  tx: Tx,
  context: CallContext,
  ids: readonly string[],
): Promise<FileInfo[]> {
  return (await findFiles(tx, context, ids)).map((row) => toInfo(deps, row, context.user?.userId ?? null))
}

/** Stores an accepted upload under a random key. */
export async function storeFile(
  deps: Addressing,
  tx: Tx,
  context: CallContext,
  upload: AcceptedUpload,
  catalogue: CallInput<typeof calls.file.uploadFile>['query']['catalogue'],
): Promise<FileInfo> {
  const { tenantId } = context.tenant
  const { userId } = principal(context)
  await requireRate(tx, tenantId, perHour, userId, deps.clock.now())
  await requireRoom(tx, tenantId, userId, upload.bytes.length)
  const folder = isPrivate({ catalogue }) ? privateFolder : 'upload'
  const row = {
    tenantId,
    id: randomUUID(),
    ownerId: userId,
    catalogue,
    purpose: null,
    contentType: upload.contentType,
    bytes: upload.bytes.length,
    width: upload.width,
    height: upload.height,
    // A random key instead of the file's id, so that neither reveals the other.
    storageKey: `${folder}/${tenantId}/${randomUUID()}.${upload.extension}`,
    createdAt: deps.clock.now(),
    quarantinedAt: null,
    ...{ quarantineReason: null, takenKey: null, takenPlaces: [], sourceId: null },
  }
  await deps.files.put(row.storageKey, upload.bytes, upload.contentType)
  await tx.insert(file).values(row)
  return toInfo(deps, row, userId)
}

/** Rounds a width up to one of few steps, so that requests cannot fill the disk; 0 if the file is no scalable image. */
function stepOf(row: AddressedFile, width: number | undefined): number {
  const target = Math.min(width ?? defaultWidth, row.width ?? Number.POSITIVE_INFINITY)
  if (!row.contentType.startsWith('image/') || !Number.isFinite(target)) return 0
  return Math.max(16, 2 ** Math.ceil(Math.log2(target)))
}

/** The key of a smaller WebP, made once and kept beside the image. */
export async function smallerKey(files: FileStore, row: AddressedFile, step: number): Promise<string> {
  const key = renditionKey(row.storageKey, step)
  if (await files.has(key)) return key
  const bytes = await files.get(row.storageKey)
  if (!bytes) throw new Failure('not_found', { field: 'fileIds' })
  const small = await sharp(bytes).resize({ width: step, withoutEnlargement: true }).webp({ quality: 74 }).toBuffer()
  await files.put(key, small, 'image/webp')
  return key
}

/** The address of a smaller rendition of an image; any other file's own address. */
export async function compressed(
  deps: Addressing,
  row: AddressedFile,
  width: number | undefined,
  viewerId: string | null,
): Promise<{ id: string; fileUrl: string }> {
  const step = stepOf(row, width)
  if (step === 0) return { id: row.id, fileUrl: toInfo(deps, row, viewerId).fileUrl }
  const key = await smallerKey(deps.files, row, step)
  return { id: row.id, fileUrl: isPrivate(row) ? signedUrl(deps, row, viewerId ?? '0', step) : deps.files.url(key) }
}
