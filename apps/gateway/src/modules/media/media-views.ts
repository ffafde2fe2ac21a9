import type { CallData, CallInput, calls } from '@tradepost/contract'
import { languages } from '@tradepost/domain/language/languages'
import { mediaLimits } from '@tradepost/domain/limits/media-limits'
import { and, desc, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { file, mediaListing } from '../../platform/db/schema/file.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { namesOf } from '../../platform/ids/names-of.ts'
import { pick } from '../../platform/text/localised.ts'
import { holdsKeyword } from '../catalog-edit/holds-keyword.ts'
import { languagesOf } from '../content/content-view.ts'
import { compressed } from '../file/stored-files.ts'
import { type Use, usesOf } from '../file/taken/places.ts'

type Page = CallData<typeof calls.media.mediaPage>
type Item = Page['list'][number]
type Detail = CallData<typeof calls.media.mediaDetail>
type Filter = CallInput<typeof calls.media.mediaPage>['body']
type Row = typeof mediaListing.$inferSelect
type Pictures = Pick<Deps, 'files' | 'secrets' | 'clock' | 'config'>

const previewWidth = 480
const isPicture = sql`${mediaListing.contentType} like 'image/%'`

/** The words of a file, language by language, in the order of the languages. */
const wordsOf = ({ texts }: Row): Item['words'] =>
  languages.flatMap((language) => {
    const words = texts[language]
    return words ? [{ language, ...words }] : []
  })

/** Files of the library as staff see them. */
export async function items(deps: Pictures, tx: Tx, { tenant, locale }: CallContext, rows: readonly Row[]) {
  const nameOf = await namesOf(
    tx,
    tenant.tenantId,
    rows.flatMap(({ ownerId }) => ownerId ?? []),
  )
  return Promise.all(
    rows.map(async (row): Promise<Item> => {
      const { fileId: id, contentType, name, bytes, width, height, used } = row
      const small = compressed(deps, { ...row, id }, previewWidth, null)
      return {
        ...{ id, contentType, name, bytes, width, height, used },
        kind: contentType.startsWith('image/') ? 'picture' : 'video',
        // A file whose bytes are missing is listed, so that staff can remove it.
        url: await small.then(
          ({ fileUrl }) => fileUrl,
          () => deps.files.url(row.storageKey),
        ),
        title: pick(row.texts, locale)?.title ?? '',
        words: wordsOf(row),
        addedAt: row.addedAt.toISOString(),
        by: row.ownerId === null ? null : nameOf(row.ownerId),
      }
    }),
  )
}

/** One page of the library, the newest first. */
export async function page(deps: Pictures, tx: Tx, context: CallContext, filter: Filter = {}): Promise<Page> {
  const { tenantId } = context.tenant
  const { keyword = '', kind, used, after } = filter
  const conditions: (SQL | undefined)[] = [
    await holdsKeyword(tx, keyword, [mediaListing.searchText]),
    kind === undefined ? undefined : kind === 'picture' ? isPicture : not(isPicture),
    used === undefined ? undefined : eq(mediaListing.used, used),
    after &&
      sql`(${mediaListing.addedAt}, ${mediaListing.fileId}) < (${after.addedAt}::timestamptz, ${after.id}::uuid)`,
  ]
  const rows = await tx
    .select()
    .from(mediaListing)
    .where(ofTenant(mediaListing, tenantId, and(...conditions)))
    .orderBy(desc(mediaListing.addedAt), desc(mediaListing.fileId))
    .limit(mediaLimits.page + 1)
  const shown = rows.slice(0, mediaLimits.page)
  const last = rows.length > shown.length ? shown.at(-1) : undefined
  return {
    list: await items(deps, tx, context, shown),
    next: last ? { addedAt: last.addedAt.toISOString(), id: last.fileId } : null,
  }
}

/** Files of the library by id. */
export const rowsOf = (tx: Tx, tenantId: number, ids: readonly string[]): Promise<Row[]> =>
  tx
    .select()
    .from(mediaListing)
    .where(ofTenant(mediaListing, tenantId, inArray(mediaListing.fileId, [...ids])))
    .orderBy(desc(mediaListing.addedAt), desc(mediaListing.fileId))

const kinds = ['brand', 'area', 'pass-event', 'shared-game', 'article', 'notice', 'event'] as const
const kindOf = ({ kind }: Use): Detail['uses'][number]['kind'] => kinds.find((one) => one === kind) ?? 'other'

/** The places that show a file or a picture drawn from it. */
export async function usesOfMedia(tx: Tx, tenantId: number, id: string): Promise<Detail['uses']> {
  const rows = await tx
    .select({ id: file.id, key: file.storageKey })
    .from(file)
    .where(ofTenant(file, tenantId, or(eq(file.id, id), eq(file.sourceId, id))))
    .orderBy(file.createdAt, file.id)
  const uses = new Map<string, Detail['uses'][number]>()
  for (const row of rows)
    for (const use of await usesOf(tx, tenantId, row)) {
      const kind = kindOf(use)
      uses.set(`${kind} ${use.id}`, { kind, id: use.id, name: use.name })
    }
  return [...uses.values()]
}

/** A file of the library with everything that staff may change. */
export async function detail(deps: Pictures, tx: Tx, context: CallContext, id: string): Promise<Detail> {
  const { tenantId } = context.tenant
  const [row] = await rowsOf(tx, tenantId, [id])
  if (!row) throw new Failure('not_found', { field: 'id' })
  const [item] = await items(deps, tx, context, [row])
  if (!item) throw new Failure('not_found', { field: 'id' })
  return {
    ...item,
    fileUrl: deps.files.url(row.storageKey),
    uses: await usesOfMedia(tx, tenantId, id),
    languages: (await languagesOf(tx, context)).flatMap((code) => languages.find((one) => one === code) ?? []),
    version: row.version,
  }
}
