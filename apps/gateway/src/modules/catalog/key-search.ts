import type { CallData, calls } from '@tradepost/contract'
import { search } from '@tradepost/contract/constants'
import { desc, eq, like, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand, brandCategory, category, type Localised } from '../../platform/db/schema/brand.ts'
import { mediaUrl } from '../../platform/files/media-url.ts'
import { pickText } from '../../platform/text/localised.ts'
import { brandCategoryOrder, isShownBrandCategory } from './categories.ts'
import { escapeLike, normaliseKeyword, runIn } from './keyword.ts'
import { correctWord } from './typo.ts'

type Hits = CallData<typeof calls.catalog.keySearch>

const limit = 10

interface CategoryName {
  names: Localised
  alias: string
}

function brandsLike(tx: Tx, tenantId: number, words: readonly string[], whole: string) {
  const item = sql`jsonb_build_object('names', ${category.names}, 'alias', ${category.alias})`
  const categories = tx
    .select({ list: sql`jsonb_agg(${item} order by ${sql.join([...brandCategoryOrder], sql`, `)})` })
    .from(brandCategory)
    .innerJoin(category, ofTenant(category, brandCategory.tenantId, eq(category.id, brandCategory.categoryId)))
    .where(ofTenant(brandCategory, brand.tenantId, eq(brandCategory.brandId, brand.id), isShownBrandCategory))
  return tx
    .select({
      id: brand.id,
      name: brand.name,
      names: brand.names,
      alias: brand.alias,
      coverPath: brand.coverPath,
      categories: sql<CategoryName[] | null>`${categories}`,
    })
    .from(brand)
    .where(
      ofTenant(
        brand,
        tenantId,
        eq(brand.enabled, true),
        ...words.map((word) => like(brand.searchText, `%${escapeLike(word)}%`)),
      ),
    )
    .orderBy(desc(like(brand.searchText, `${escapeLike(whole)}%`)), desc(brand.popularity), brand.id)
    .limit(limit)
}

async function correct(tx: Tx, tenantId: number, words: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ word: sql<string>`unnest(search_tokens(${brand.searchText}))` })
    .from(brand)
    .where(ofTenant(brand, tenantId))
  const vocabulary = rows.map((row) => row.word)
  return words.map((word) => correctWord(word, vocabulary))
}

/** Brands whose name, in any language or script, has every word of the keyword; corrects typing errors if none does. */
export async function keySearch(tx: Tx, context: CallContext, keyword: string): Promise<Hits> {
  const { tenantId } = context.tenant
  const { text, tokens } = await normaliseKeyword(runIn(tx), keyword)
  if ([...text].length < search.minLength || tokens.length === 0) return []
  let rows = await brandsLike(tx, tenantId, tokens, text)
  if (rows.length === 0) rows = await brandsLike(tx, tenantId, await correct(tx, tenantId, tokens), text)
  return rows.map((row) => ({
    brandId: row.id,
    brandName: row.names[context.locale] ?? row.name,
    brandAliasName: row.alias,
    coverUrl: mediaUrl(row.coverPath),
    categoryVOList: (row.categories ?? []).map(({ names, alias }) => ({
      categoryName: pickText(names, context.locale),
      categoryAliasName: alias,
    })),
  }))
}
