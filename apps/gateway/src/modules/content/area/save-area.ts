import { type CallData, type CallInput, calls } from '@tradepost/contract'
import { outdatedLanguages } from '@tradepost/domain/content/outdated-languages'
import { areaLink } from '@tradepost/domain/content/page-areas'
import { eq, sql } from 'drizzle-orm'
import type { CallContext } from '../../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../../platform/call/implement.ts'
import { asStaff } from '../../../platform/call/unit-of-work.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { contentVersion } from '../../../platform/db/schema/content/content.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { cleanText, cleanTitle } from '../../../platform/text/clean-text.ts'
import { brands } from '../../catalog/brands.ts'
import { categoryRows, toCategory } from '../../catalog/categories.ts'
import { drawPictures, insertPicture, type PublicPicture } from '../../file/publish-pictures.ts'
import { articleTree } from '../../site/articles.ts'
import type { ContentBody } from '../content-rules.ts'
import { type ContentKey, lockContent } from '../content-store.ts'
import { languagesOf } from '../content-view.ts'
import { save } from '../save-content.ts'
import { type AreaBody, type AreaPart, areaParts, misplacedField } from './area-body.ts'
import { unshownReference } from './area-references.ts'

type Area = CallInput<typeof calls.content.saveArea>['body']['area']
type Typed<Field extends string> = Readonly<Record<string, Readonly<Record<Field, string>>>>

const refusal = (field: string) => new Failure('data_error', { field })

/**
 * The cleaned words of a part by language. A language without any is not written; one with some has one of each group
 * of `needed` fields.
 */
function cleanWords<Field extends string>(
  field: string,
  texts: Typed<Field>,
  needed: readonly (readonly NoInfer<Field>[])[],
): AreaPart<Field>['texts'] {
  const cleaned: AreaPart<Field>['texts'] = {}
  for (const [language, typed] of Object.entries(texts)) {
    const words = Object.fromEntries(
      Object.entries<string>(typed).map(([name, text]) => [name, name === 'text' ? cleanText(text) : cleanTitle(text)]),
    ) as Record<Field, string>
    if (Object.values<string>(words).every((text) => !text)) continue
    for (const group of needed)
      if (group.every((name) => !words[name])) throw refusal(`${field}.texts.${language}.${group[0]}`)
    cleaned[language] = words
  }
  return cleaned
}

function cleanLink(field: string, href: string): string {
  const link = areaLink(href)
  if (link === null) throw new Failure('format_error', { field: `${field}.href` })
  return link
}

interface Picture {
  path: string
  width: number
  height: number
}

/** The picture of a path that a version of an area has. */
async function keptPicture(tx: Tx, tenantId: number, path: string): Promise<Picture | undefined> {
  const [row] = await tx
    .select({ body: contentVersion.body })
    .from(contentVersion)
    .where(
      ofTenant(
        contentVersion,
        tenantId,
        eq(contentVersion.kind, 'area'),
        sql`${contentVersion.body} @> ${JSON.stringify({ pictures: [{ path }] })}::jsonb`,
      ),
    )
    .limit(1)
  return (row?.body as AreaBody | undefined)?.pictures?.find((one) => one.path === path)
}

interface Resolve {
  tx: Tx
  tenantId: number
  drawn: ReadonlyMap<string, PublicPicture>
}

/** Cleans what was typed, and finds the pictures that it names. */
async function readArea(areaType: number, area: Area, { tx, tenantId, drawn }: Resolve): Promise<AreaBody> {
  const title = [['title']] as const
  const links = (field: string, list: NonNullable<Area['links']>) =>
    list.map(({ key, href, texts }, n) => ({
      ...{ key, href: cleanLink(`${field}.${n}`, href), outdated: [] },
      texts: cleanWords(`${field}.${n}`, texts as Typed<'title'>, title),
    }))
  const pictures = []
  for (const [n, { key, fileId, path, href, texts }] of (area.pictures ?? []).entries()) {
    const field = `area.pictures.${n}`
    const picture = fileId ? drawn.get(fileId) : path ? await keptPicture(tx, tenantId, path) : undefined
    if (!picture) throw new Failure('not_found', { field })
    pictures.push({
      ...{ key, href: cleanLink(field, href), outdated: [] },
      ...{ path: picture.path, width: picture.width, height: picture.height },
      texts: cleanWords(field, texts as Typed<'title' | 'text' | 'alt'>, [['title', 'alt']]),
    })
  }
  return {
    areaType,
    ...(area.pictures && { pictures }),
    ...(area.brands && {
      brands: {
        ...{ key: 'title', outdated: [], ids: area.brands.ids, order: area.brands.order, limit: area.brands.limit },
        texts: cleanWords('area.brands', area.brands.texts as Typed<'title'>, title),
      },
    }),
    ...(area.blocks && {
      blocks: area.blocks.map(({ key, icon, texts }, n) => ({
        ...{ key, icon, outdated: [] },
        texts: cleanWords(`area.blocks.${n}`, texts as Typed<'title' | 'text'>, [['title'], ['text']]),
      })),
    }),
    ...(area.articles && { articles: area.articles }),
    ...(area.links && { links: links('area.links', area.links) }),
    ...(area.columns && {
      columns: area.columns.map((column, n) => ({
        ...{ key: column.key, outdated: [] },
        texts: cleanWords(`area.columns.${n}`, column.texts as Typed<'title'>, title),
        links: links(`area.columns.${n}.links`, column.links),
      })),
    }),
    ...(area.categories && { categories: area.categories }),
    ...(area.comments && { comments: area.comments }),
    ...(area.pairs && { pairs: area.pairs }),
  }
}

/** Fails if two parts have one key, since keys tell which words belong together from version to version. */
function requireOwnKeys(body: AreaBody): void {
  const keys = new Set<string>()
  for (const [field, { key }] of areaParts(body)) {
    if (keys.has(key)) throw new Failure('format_error', { field: `${field}.key` })
    keys.add(key)
  }
}

interface Earlier {
  before: AreaBody | null
  /** Codes of the shop's languages, the default first. */
  offered: readonly string[]
  confirmed: readonly string[]
}

/** Gives each part the words that nobody can see in the form, and the languages that are older than the original. */
function withTranslationStates(body: AreaBody, { before, offered, confirmed }: Earlier): AreaBody {
  const earlier = new Map(before ? areaParts(before).map(([, part]) => [part.key, part]) : [])
  const [original = 'en'] = offered
  for (const [, part] of areaParts(body)) {
    const known = earlier.get(part.key)
    for (const [language, words] of Object.entries(known?.texts ?? {}))
      if (!offered.includes(language)) part.texts[language] = words
    part.outdated = outdatedLanguages({ before: known ?? null, after: part.texts, original, confirmed })
  }
  return body
}

async function choices(tx: Tx, context: CallContext): Promise<CallData<typeof calls.content.areaChoices>> {
  const topics = await articleTree(tx, context, {})
  return {
    brands: (await brands(tx, context)).map(({ brandId, brandName, categories }) => ({
      ...{ id: brandId, name: brandName, categoryIds: categories.map(({ categoryId }) => categoryId) },
    })),
    categories: (await categoryRows(tx, context)).map((row) => {
      const { categoryId, categoryName } = toCategory(row, context.locale)
      return { id: categoryId, name: categoryName }
    }),
    articles: topics.flatMap(({ articles }) => articles.map(({ id, title }) => ({ id, name: title }))),
    languages: await languagesOf(tx, context),
  }
}

/** Calls by which editors fill the areas of pages. */
export const saveAreaCalls = (deps: Deps): Implementation[] => [
  implement(calls.content.areaChoices, (_input, context) => asStaff(deps, context, (tx) => choices(tx, context))),
  implement(calls.content.saveArea, async ({ body: { areaType, version, area, confirmed } }, context) => {
    const misplaced = misplacedField(areaType, area)
    if (misplaced) throw refusal(misplaced)
    const uploads = (area.pictures ?? []).flatMap(({ fileId }) => fileId ?? [])
    const drawn = await drawPictures(deps, context, [...new Set(uploads)], 'banner', {
      ...{ field: 'area.pictures', library: true },
    })
    return asStaff(deps, context, async (tx, userId) => {
      const { tenantId } = context.tenant
      const key: ContentKey = { tenantId, kind: 'area', item: String(areaType) }
      // Version 1 is the area that the shop showed before anybody edited it.
      if (version === 0 && (await lockContent(tx, key))) throw new Failure('conflict', { field: 'version' })
      const bodyFrom = async (before: ContentBody | null): Promise<AreaBody> => {
        const read = await readArea(areaType, area, { tx, tenantId, drawn })
        requireOwnKeys(read)
        const gone = await unshownReference(tx, tenantId, read)
        if (gone) throw new Failure('not_found', { field: gone })
        for (const picture of drawn.values()) await insertPicture(tx, context, picture, deps.clock.now())
        const offered = await languagesOf(tx, context)
        return withTranslationStates(read, { before: before as AreaBody | null, offered, confirmed })
      }
      return save(deps, tx, context, { key, version, userId, bodyFrom })
    })
  }),
]
