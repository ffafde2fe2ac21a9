import { type CallInput, calls } from '@tradepost/contract'
import { eq } from 'drizzle-orm'
import { noteChange } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand } from '../../platform/db/schema/brand.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { newId } from '../../platform/ids/ids.ts'
import { cleanTitle } from '../../platform/text/clean-text.ts'
import { drawBrandPicture, pictureColumns } from './brand-picture.ts'
import { brandDetail } from './brand-views.ts'
import { changedFacts } from './changed-facts.ts'
import { requireEachLanguageOnce, type StoredWords, withWords } from './localised-words.ts'
import { lockBrand } from './lock-brand.ts'
import { outdatedWords } from './outdated-words.ts'
import { requireFreeBrandAlias, writingAlias } from './require-free-alias.ts'

type Statements = CallInput<typeof calls.catalogEdit.createBrand>['body']

const noWords: StoredWords = { names: {}, about: {}, seo: {} }

/** The columns that the stated facts of a brand fill. */
function readStatements({ alias, name, keywords, enabled, words }: Statements, stored: StoredWords) {
  const generalName = cleanTitle(name)
  if (!generalName) throw new Failure('data_error', { field: 'name' })
  requireEachLanguageOnce(words, 'words')
  return { alias, name: generalName, keywords: cleanTitle(keywords), enabled, ...withWords(stored, words) }
}

/** Calls by which staff add and change brands. */
export const editBrandCalls = (deps: Deps): Implementation[] => [
  implement(calls.catalogEdit.createBrand, async ({ body }, context) => {
    const columns = readStatements(body, noWords)
    const picture = body.picture ? await drawBrandPicture(deps, context, body.picture) : null
    return asStaff(deps, context, async (tx) => {
      const { tenantId } = context.tenant
      const now = deps.clock.now()
      const id = newId(deps.clock)
      await requireFreeBrandAlias(tx, tenantId, columns.alias, id)
      const shown = await pictureColumns(tx, context, picture, now)
      await writingAlias(
        tx
          .insert(brand)
          .values({ tenantId, id, ...columns, ...shown, createdAt: now })
          .execute(),
      )
      noteChange(context, { after: { id, ...columns, coverFileId: shown.coverFileId } })
      return brandDetail(tx, context, id)
    })
  }),
  implement(calls.catalogEdit.editBrand, async ({ params, body }, context) => {
    const picture = body.picture ? await drawBrandPicture(deps, context, body.picture) : null
    return asStaff(deps, context, async (tx) => {
      const { tenantId } = context.tenant
      const before = await lockBrand(tx, tenantId, params.id, body.version)
      const { picture: _, confirmed, ...stated } = body
      const after = readStatements(stated, before)
      const columns = { ...after, outdated: await outdatedWords(tx, context, { before, after, confirmed }) }
      await requireFreeBrandAlias(tx, tenantId, columns.alias, before.id)
      const keepsPicture = body.picture === undefined
      const shown = keepsPicture ? {} : await pictureColumns(tx, context, picture, deps.clock.now())
      const update = tx
        .update(brand)
        .set({ ...columns, ...shown, version: before.version + 1 })
        .where(ofTenant(brand, tenantId, eq(brand.id, before.id)))
      await writingAlias(update.execute())
      noteChange(context, changedFacts(before, { ...columns, ...shown }))
      return brandDetail(tx, context, before.id)
    })
  }),
]
