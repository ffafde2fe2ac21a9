import { calls } from '@tradepost/contract'
import { uploadLimits } from '@tradepost/domain/limits/upload-limits'
import type { CallContext } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { cleanText } from '../../platform/text/clean-text.ts'
import { acceptUpload } from './accepted-upload.ts'
import { languagePack } from './language-pack.ts'
import { quarantineFile } from './quarantine.ts'
import { removeBytes, removeBytesTask } from './remove-unused-files.ts'
import { compressed, fileInfos, findFiles, storeFile } from './stored-files.ts'

/** Uploads, their addresses and smaller renditions, and the language packs. */
export function fileModule(deps: Deps): Implementation[] {
  const read = <T>({ tenant, user }: CallContext, fn: (tx: Tx) => Promise<T>) =>
    deps.db.withTenant(tenant.tenantId, user?.userId ?? 'visitor', fn)
  deps.jobs.handle(removeBytesTask, ({ tenantId, keys }) => removeBytes(deps, tenantId, keys as string[]))

  return [
    implement(calls.file.getFile, async ({ params }, context) => {
      const [info] = await read(context, (tx) => fileInfos(deps, tx, context, [params.id]))
      if (!info) throw new Failure('not_found', { field: 'id' })
      return info
    }),
    implement(calls.file.getFiles, async ({ query }, context) =>
      read(context, (tx) => fileInfos(deps, tx, context, query.fileIds)),
    ),
    implement(calls.file.getCompressed, async ({ query }, context) => {
      const rows = await read(context, (tx) => findFiles(tx, context, query.fileIds))
      return Promise.all(rows.map((row) => compressed(deps, row, query.width, context.user?.userId ?? null)))
    }),
    implement(calls.file.uploadFile, async ({ query }, context) => {
      const sent = await context.raw.file(uploadLimits.maxBytes)
      if (!sent) throw new Failure('upload_format', { field: 'file' })
      const accepted = await acceptUpload(sent.bytes)
      return read(context, (tx) => storeFile(deps, tx, context, accepted, query.catalogue))
    }),
    implement(calls.file.quarantineFile, ({ body }, context) => {
      const { tenantId } = context.tenant
      return asStaff(deps, context, async (tx) => {
        await quarantineFile(deps, tx, tenantId, body.fileId, cleanText(body.reason))
        return {}
      })
    }),
    implement(calls.dictionary.languagePack, languagePack),
  ]
}
