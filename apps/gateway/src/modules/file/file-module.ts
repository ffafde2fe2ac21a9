import { file } from '@tradepost/contract'
import { upload } from '@tradepost/contract/constants'
import { isLocale } from '@tradepost/i18n'
import { packFor } from '@tradepost/i18n/server'
import type { CallContext } from '../../platform/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure.ts'
import { type Implementation, implement } from '../../platform/implement.ts'
import { acceptUpload } from './accepted-upload.ts'
import { compressed, fileInfos, findFiles, storeFile } from './stored-files.ts'

/** Uploads, their addresses and smaller renditions, and the language packs. */
export function fileModule({ db, files }: Pick<Deps, 'db' | 'files'>): Implementation[] {
  const read = <T>({ tenant, user }: CallContext, fn: (tx: Tx) => Promise<T>) =>
    db.withTenant(tenant.tenantId, user?.userId ?? 'visitor', fn)

  return [
    implement(file.getFile, async ({ params }, context) => {
      const [info] = await read(context, (tx) => fileInfos(tx, context, [params.id], files))
      if (!info) throw new Failure('not_found', { field: 'id' })
      return info
    }),
    implement(file.getFiles, async ({ query }, context) =>
      read(context, (tx) => fileInfos(tx, context, query.fileIds, files)),
    ),
    implement(file.getCompressed, async ({ query }, context) => {
      const rows = await read(context, (tx) => findFiles(tx, context, query.fileIds))
      return Promise.all(rows.map((row) => compressed(row, query.width, files)))
    }),
    implement(file.uploadFile, async ({ query }, context) => {
      const sent = await context.raw.file(upload.maxBytes)
      if (!sent) throw new Failure('upload_format', { field: 'file' })
      const accepted = await acceptUpload(sent.bytes)
      return read(context, (tx) => storeFile(tx, context, accepted, query.catalogue, files))
    }),
    implement(file.languagePack, async ({ params }) => {
      if (!isLocale(params.locale)) throw new Failure('not_found', { field: 'locale' })
      return { value: packFor(params.locale) }
    }),
  ]
}
