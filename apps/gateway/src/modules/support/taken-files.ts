import { type CallData, calls } from '@tradepost/contract'
import { isUuid } from '@tradepost/domain/typed/id'
import { eq, inArray, or } from 'drizzle-orm'
import { noteChange, principal } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { file } from '../../platform/db/schema/file.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { privateFolder } from '../../platform/files/file-store.ts'
import { namesOf } from '../../platform/ids/names-of.ts'
import { isPrivate } from '../file/file-address.ts'
import { restoreFile } from '../file/quarantine.ts'
import { toInfo } from '../file/stored-files.ts'
import { takenUses, usesOf } from '../file/taken/places.ts'

type Detail = CallData<typeof calls.support.fileDetail>
const uuidLength = 36
const endings = ['webp', 'png', 'jpg', 'jpeg', 'gif', 'mp4']

/** Finds a file by its number, or by the address of it or of a smaller version of it. */
async function fileOf(tx: Tx, tenantId: number, text: string): Promise<typeof file.$inferSelect> {
  const stem = text
    .toLowerCase()
    .split(/[^0-9a-f-]/)
    .map((part) => part.slice(0, uuidLength))
    .find(isUuid)
  const folders = ['upload', privateFolder, `${privateFolder}/quarantine`]
  const keys = folders.flatMap((folder) => endings.map((ending) => `${folder}/${tenantId}/${stem}.${ending}`))
  const [row] = stem
    ? await tx
        .select()
        .from(file)
        .where(ofTenant(file, tenantId, or(eq(file.id, stem), inArray(file.storageKey, keys))))
        .limit(1)
    : []
  // The platform's own files, such as avatars, have no owner.
  if (!row?.ownerId) throw new Failure('not_found', { field: 'file' })
  return row
}

/** The calls by which support looks a file up before it is taken down, and shows it again. */
export const takenFileCalls = (deps: Deps): Implementation[] => [
  implement(calls.support.fileDetail, ({ body }, context) =>
    asStaff(deps, context, async (tx): Promise<Detail> => {
      const { tenantId } = context.tenant
      const row = await fileOf(tx, tenantId, body.file)
      const ownerId = row.ownerId ?? ''
      const nameOf = await namesOf(tx, tenantId, [ownerId])
      return {
        ...{ id: row.id, contentType: row.contentType, bytes: row.bytes, createdAt: row.createdAt.toISOString() },
        owner: { id: ownerId, nickName: nameOf(ownerId) },
        isPrivate: isPrivate(row),
        fileUrl: row.quarantinedAt || isPrivate(row) ? null : toInfo(deps, row, principal(context).userId).fileUrl,
        taken: row.quarantinedAt ? { at: row.quarantinedAt.toISOString(), reason: row.quarantineReason ?? '' } : null,
        uses: [
          ...(await usesOf(tx, tenantId, { id: row.id, key: row.takenKey ?? row.storageKey })),
          ...(await takenUses(tx, tenantId, row.takenPlaces)),
        ],
      }
    }),
  ),
  implement(calls.support.restoreFile, ({ params }, context) =>
    asStaff(deps, context, async (tx) => {
      await restoreFile(deps, tx, context.tenant.tenantId, params.id)
      noteChange(context, { before: { taken: true }, after: { taken: false } })
      return {}
    }),
  ),
]
