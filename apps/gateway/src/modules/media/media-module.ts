import { type CallInput, calls } from '@tradepost/contract'
import { eq } from 'drizzle-orm'
import { noteChange } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { file, type MediaWords, mediaItem } from '../../platform/db/schema/file.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { cleanTitle } from '../../platform/text/clean-text.ts'
import { takeOwnFiles } from '../file/take-own-files.ts'
import { detail, items, page, rowsOf, usesOfMedia } from './media-views.ts'

type Words = CallInput<typeof calls.media.editMedia>['body']['words']

const isItem = (tenantId: number, id: string) => ofTenant(mediaItem, tenantId, eq(mediaItem.fileId, id))

/** Locks a file of the library for an edit. */
async function lockItem(tx: Tx, tenantId: number, id: string) {
  const [row] = await tx.select().from(mediaItem).where(isItem(tenantId, id)).for('update')
  if (!row) throw new Failure('not_found', { field: 'id' })
  return row
}

/** The stored words with those of the stated languages changed. A language without a text keeps no entry. */
function withWords(stored: Readonly<Record<string, MediaWords>>, stated: Words): Record<string, MediaWords> {
  const texts = { ...stored }
  for (const { language, title, alt } of stated) {
    if (stated.filter((one) => one.language === language).length > 1)
      throw new Failure('data_error', { field: 'words' })
    const words = { title: cleanTitle(title), alt: cleanTitle(alt) }
    if (words.title || words.alt) texts[language] = words
    else delete texts[language]
  }
  return texts
}

/** The media library: what staff have for content, and where the shop shows it. */
export const mediaModule = (deps: Deps): Implementation[] => [
  implement(calls.media.mediaPage, ({ body }, context) =>
    asStaff(deps, context, (tx) => page(deps, tx, context, body)),
  ),
  implement(calls.media.mediaDetail, ({ params }, context) =>
    asStaff(deps, context, (tx) => detail(deps, tx, context, params.id)),
  ),
  implement(calls.media.addMedia, ({ body: { files } }, context) =>
    asStaff(deps, context, async (tx, userId) => {
      const { tenantId } = context.tenant
      const fileIds = await takeOwnFiles(tx, {
        ...{ tenantId, userId, fileIds: files.map(({ id }) => id), catalogue: 'general', field: 'files' },
      })
      const names = new Map(files.map(({ id, name }) => [id, cleanTitle(name)]))
      const addedAt = deps.clock.now()
      await tx
        .insert(mediaItem)
        .values(fileIds.map((fileId) => ({ tenantId, fileId, name: names.get(fileId) ?? '', addedAt })))
        .onConflictDoNothing()
      noteChange(context, { after: { files: Object.fromEntries(names) } })
      return { list: await items(deps, tx, context, await rowsOf(tx, tenantId, fileIds)) }
    }),
  ),
  implement(calls.media.editMedia, ({ params, body }, context) =>
    asStaff(deps, context, async (tx) => {
      const { tenantId } = context.tenant
      const before = await lockItem(tx, tenantId, params.id)
      if (before.version !== body.version) throw new Failure('conflict', { field: 'version' })
      const texts = withWords(before.texts, body.words)
      await tx
        .update(mediaItem)
        .set({ texts, version: before.version + 1 })
        .where(isItem(tenantId, params.id))
      noteChange(context, { before: { texts: before.texts }, after: { texts } })
      return detail(deps, tx, context, params.id)
    }),
  ),
  implement(calls.media.removeMedia, ({ params }, context) =>
    asStaff(deps, context, async (tx) => {
      const { tenantId } = context.tenant
      const { name, texts } = await lockItem(tx, tenantId, params.id)
      const uses = await usesOfMedia(tx, tenantId, params.id)
      if (uses.length > 0) {
        const places = uses.map((use) => use.name ?? `${use.kind} ${use.id}`).join(', ')
        throw new Failure('media_used', { field: 'id', values: { places } })
      }
      // The removal of unused files takes the bytes, once no earlier version of content names them.
      await tx
        .update(file)
        .set({ sourceId: null })
        .where(ofTenant(file, tenantId, eq(file.sourceId, params.id)))
      await tx.delete(mediaItem).where(isItem(tenantId, params.id))
      noteChange(context, { before: { name, texts } })
      return {}
    }),
  ),
]
