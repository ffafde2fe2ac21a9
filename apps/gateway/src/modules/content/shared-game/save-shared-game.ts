import { type CallInput, calls } from '@tradepost/contract'
import { type Implementation, implement } from '../../../platform/call/implement.ts'
import { asStaff } from '../../../platform/call/unit-of-work.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { brand } from '../../../platform/db/schema/brand.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { hasId } from '../../../platform/ids/has-id.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { cleanTitle } from '../../../platform/text/clean-text.ts'
import { drawPictures, insertPicture } from '../../file/publish-pictures.ts'
import type { ContentBody } from '../content-rules.ts'
import type { ContentKey } from '../content-store.ts'
import { checkNew } from '../save-article.ts'
import { save } from '../save-content.ts'
import { wordsOf } from '../words-of.ts'
import type { SharedGameBody } from './shared-game-rules.ts'

type Texts = CallInput<typeof calls.content.saveSharedGame>['body']['texts']

/** The cleaned titles by language. A language without one is not written. */
function cleanTitles(texts: Texts): SharedGameBody['texts'] {
  const cleaned = Object.entries(texts)
    .map(([language, words]) => [language, { title: cleanTitle(words.title) }] as const)
    .filter(([, { title }]) => title !== '')
  if (cleaned.length === 0) throw new Failure('data_error', { field: 'title' })
  return Object.fromEntries(cleaned)
}

/** The cover of a game of the catalogue. */
async function coverOfBrand(tx: Tx, tenantId: number, brandId: string): Promise<string> {
  const [row] = await tx
    .select({ path: brand.coverPath })
    .from(brand)
    .where(ofTenant(brand, tenantId, hasId(brand.id, brandId)))
  if (!row) throw new Failure('not_found', { field: 'brandId' })
  if (!row.path) throw new Failure('data_error', { field: 'cover' })
  return row.path
}

/** The call that saves drafts of shared games. */
export const saveSharedGameCall = (deps: Deps): Implementation =>
  implement(calls.content.saveSharedGame, async ({ body }, context) => {
    const { item, version, position, genre, released, fileId, brandId, confirmed } = body
    const titles = cleanTitles(body.texts)
    const platforms = [...new Set(body.platforms)].toSorted()
    checkNew(body)
    const drawn = await drawPictures(deps, context, fileId ? [fileId] : [], 'cover', { field: 'cover', library: true })
    return asStaff(deps, context, (tx, userId) => {
      const { tenantId } = context.tenant
      const key: ContentKey = { tenantId, kind: 'shared-game', item: item ?? newId(deps.clock) }
      const bodyFrom = async (before: ContentBody | null): Promise<SharedGameBody> => {
        const earlier = before as SharedGameBody | null
        const picture = fileId ? drawn.get(fileId) : undefined
        const ofBrand = brandId && !picture ? await coverOfBrand(tx, tenantId, brandId) : undefined
        const coverPath = picture?.path ?? ofBrand ?? earlier?.coverPath
        if (!coverPath) throw new Failure('data_error', { field: 'cover' })
        if (picture) await insertPicture(tx, context, picture, deps.clock.now())
        const words = await wordsOf(tx, context, { earlier, texts: titles, confirmed })
        return { position, genre, released, platforms, coverPath, ...words }
      }
      return save(deps, tx, context, { key, version, userId, bodyFrom })
    })
  })
