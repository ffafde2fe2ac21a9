import type { CallData, calls } from '@tradepost/contract'
import { search } from '@tradepost/contract/constants'
import { sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { mediaUrl } from '../../platform/files/media-url.ts'
import { pickText } from '../../platform/text/localised.ts'
import { escapeLike, normaliseKeyword, runIn } from './keyword.ts'
import { correctWord } from './typo.ts'

type Hits = CallData<typeof calls.catalog.keySearch>
type Row = Record<string, unknown> & {
  id: string
  name: string
  names: Record<string, string>
  alias: string
  cover_path: string
  categories: { names: Record<string, string>; alias: string }[] | null
}

const limit = 10

async function brandsLike(tx: Tx, tenantId: number, words: readonly string[], whole: string): Promise<Row[]> {
  const each = words.map((word) => sql`b.search_text like ${`%${escapeLike(word)}%`}`)
  const { rows } = await tx.execute<Row>(sql`
    select b.id, b.name, b.names, b.alias, b.cover_path, (
      select jsonb_agg(jsonb_build_object('names', c.names, 'alias', c.alias) order by c.position)
      from brand_category bc join category c on c.tenant_id = bc.tenant_id and c.id = bc.category_id
      where bc.tenant_id = b.tenant_id and bc.brand_id = b.id) as categories
    from brand b where b.tenant_id = ${tenantId} and b.enabled and ${sql.join(each, sql` and `)}
    order by (b.search_text like ${`${escapeLike(whole)}%`}) desc, b.popularity desc, b.id limit ${limit}`)
  return rows
}

async function correct(tx: Tx, tenantId: number, words: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ word: string }>(
    sql`select distinct unnest(search_tokens(search_text)) as word from brand where tenant_id = ${tenantId}`,
  )
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
    brandId: String(row.id),
    brandName: row.names[context.locale] ?? row.name,
    brandAliasName: row.alias,
    coverUrl: mediaUrl(row.cover_path),
    categoryVOList: (row.categories ?? []).map(({ names, alias }) => ({
      categoryName: pickText(names, context.locale),
      categoryAliasName: alias,
    })),
  }))
}
