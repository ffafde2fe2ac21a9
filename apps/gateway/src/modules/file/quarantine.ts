import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { file } from '../../platform/db/schema/file.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type FileStore, privateFolder } from '../../platform/files/file-store.ts'
import { type FileRow, isPrivate } from './file-address.ts'
import { renditionKeys } from './rendition-keys.ts'
import { otherSize, putBack, takeOut } from './taken/take-out.ts'

const withRenditions = (key: string) => [key, ...renditionKeys(key)]

/** Moves the bytes of a file and of its renditions. Returns a function that removes them from their old place. */
async function moveBytes(files: FileStore, { storageKey, contentType }: FileRow, to: string) {
  const targets = withRenditions(to)
  for (const [index, key] of withRenditions(storageKey).entries()) {
    const bytes = await files.get(key)
    const target = targets[index]
    const type = index === 0 ? contentType : key.endsWith('.avif') ? 'image/avif' : 'image/webp'
    if (bytes && target) await files.put(target, bytes, type)
  }
  return async () => {
    for (const key of withRenditions(storageKey)) await files.remove(key)
  }
}

/** Locks files of users in the order of their ids. */
const lockFiles = (tx: Tx, tenantId: number, ids: readonly string[]): Promise<FileRow[]> =>
  tx
    .select()
    .from(file)
    .where(ofTenant(file, tenantId, inArray(file.id, [...ids]), isNotNull(file.ownerId)))
    .orderBy(file.id)
    .for('update')

/** A file, the one that it was drawn from, and all others that were drawn from that one. */
async function samePicture(tx: Tx, tenantId: number, id: string): Promise<string[]> {
  const [row] = await tx
    .select({ sourceId: file.sourceId })
    .from(file)
    .where(ofTenant(file, tenantId, eq(file.id, id)))
  const source = row?.sourceId ?? id
  const rows = await tx
    .select({ id: file.id })
    .from(file)
    .where(ofTenant(file, tenantId, or(eq(file.id, source), eq(file.sourceId, source))))
  return rows.map((one) => one.id)
}

/**
 * Hides a file from everybody: no call returns it, its bytes and renditions move to a place that no address leads to,
 * and every place that shows it goes without. Customer service decides this, for example after a report of a scanner.
 */
export async function quarantineFile(
  { files, clock }: Pick<Deps, 'files' | 'clock'>,
  tx: Tx,
  tenantId: number,
  fileId: string,
  reason: string,
): Promise<void> {
  const other = await otherSize(tx, tenantId, fileId)
  const ids = await samePicture(tx, tenantId, fileId)
  const rows = await lockFiles(tx, tenantId, other ? [...ids, other] : ids)
  // The platform's own files, such as avatars, have no owner.
  if (!rows.some(({ id }) => id === fileId)) throw new Failure('not_found', { field: 'fileId' })
  for (const row of rows) {
    if (row.quarantinedAt) continue
    const hiddenKey = `${privateFolder}/quarantine/${tenantId}/${row.storageKey.split('/').at(-1)}`
    const removeOld = await moveBytes(files, row, hiddenKey)
    const takenPlaces = await takeOut(tx, tenantId, { id: row.id, key: row.storageKey })
    await tx
      .update(file)
      .set({
        ...{ quarantinedAt: clock.now(), quarantineReason: reason },
        ...{ storageKey: hiddenKey, takenKey: row.storageKey, takenPlaces },
      })
      .where(ofTenant(file, tenantId, eq(file.id, row.id)))
    await removeOld()
  }
}

/** The files that were taken down together with this one, and it itself. */
async function takenTogether(tx: Tx, tenantId: number, row: FileRow): Promise<string[]> {
  const same = await samePicture(tx, tenantId, row.id)
  const place = row.takenPlaces.find(({ kind }) => kind === 'brand')
  if (!place || !row.quarantinedAt) return same
  const others = await tx
    .select({ id: file.id })
    .from(file)
    .where(
      and(
        ofTenant(file, tenantId, ne(file.id, row.id), eq(file.quarantinedAt, row.quarantinedAt)),
        sql`${file.takenPlaces} @> ${JSON.stringify([{ kind: 'brand', id: place.id }])}::jsonb`,
      ),
    )
  return [...new Set([...same, ...others.map(({ id }) => id)])]
}

/** Shows a file again that was taken down, at its old address and in the places that it was taken out of. */
export async function restoreFile({ files }: Deps, tx: Tx, tenantId: number, id: string): Promise<void> {
  const [known] = await tx
    .select()
    .from(file)
    .where(ofTenant(file, tenantId, eq(file.id, id)))
  if (!known?.ownerId) throw new Failure('not_found', { field: 'id' })
  for (const row of await lockFiles(tx, tenantId, await takenTogether(tx, tenantId, known))) {
    if (!row.quarantinedAt && row.id !== id) continue
    if (!row.quarantinedAt || !(await files.has(row.storageKey))) throw new Failure('state_conflict')
    const name = row.storageKey.split('/').at(-1)
    const key = row.takenKey ?? `${isPrivate(row) ? privateFolder : 'upload'}/${tenantId}/${name}`
    const removeHidden = await moveBytes(files, row, key)
    await tx
      .update(file)
      .set({ quarantinedAt: null, quarantineReason: null, storageKey: key, takenKey: null, takenPlaces: [] })
      .where(ofTenant(file, tenantId, eq(file.id, row.id)))
    await putBack(tx, tenantId, { id: row.id, key }, row.takenPlaces)
    await removeHidden()
  }
}
