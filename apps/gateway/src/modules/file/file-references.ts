import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { file } from '../../platform/db/schema/file.ts'

interface Column {
  table: string
  column: string
}

/**
 * Every column that names a file by id. The database protects such a file from deletion: by a foreign key, or by the
 * trigger `files_held` for lists. A test compares this list with the schema, so that no new column is forgotten.
 */
export const idColumns: readonly Column[] = [
  { table: 'app_user', column: 'avatar_file_id' },
  { table: 'brand', column: 'cover_file_id' },
  { table: 'brand', column: 'cover_wide_file_id' },
  { table: 'case_file', column: 'file_id' },
  { table: 'chargeback_file', column: 'file_id' },
  { table: 'file', column: 'source_id' },
  { table: 'media_item', column: 'file_id' },
  { table: 'message_attachment', column: 'file_id' },
  { table: 'offer_picture', column: 'file_id' },
  { table: 'seller', column: 'avatar_file_id' },
  { table: 'seller', column: 'banner_file_id' },
  { table: 'seller_application_file', column: 'file_id' },
  { table: 'seller_report_file', column: 'file_id' },
  { table: 'ticket_file', column: 'file_id' },
  { table: 'verification_file', column: 'file_id' },
]
export const listColumns: readonly Column[] = [
  { table: 'dispute', column: 'file_ids' },
  { table: 'dispute_answer', column: 'file_ids' },
  { table: 'insurance_claim', column: 'file_ids' },
  { table: 'refund_request', column: 'file_ids' },
  { table: 'unit_claim', column: 'file_ids' },
]

interface Step extends Record<string, unknown> {
  last: string | null
  keys: string[]
}

interface AddressTable {
  columns: readonly string[]
  /** A numeric column of the primary key. A long table is read in steps of this column. */
  key?: string
}

/** Every column that can hold the address of a public file, alone or within text. Buyers cannot write these columns. */
export const addressColumns: Readonly<Record<string, AddressTable>> = {
  article: { columns: ['picture_path', 'texts'] },
  article_category: { columns: ['icon', 'names'] },
  brand: { columns: ['about', 'cover_path', 'cover_wide_path', 'seo'] },
  brand_category: { columns: ['article', 'hero_path', 'seo'] },
  category: { columns: ['about', 'icon', 'seo'] },
  content_version: { columns: ['body'] },
  game_event: { columns: ['picture_path', 'texts'] },
  legal_version: { columns: ['texts'] },
  notice: { columns: ['picture_path', 'texts'] },
  offer: {
    key: 'id',
    columns: [
      ...['assets', 'attributes', 'cover_path', 'cover_wide_path', 'delivery_template', 'description', 'faq'],
      ...['screenshots', 'verified_report'],
    ],
  },
  offer_translation: { key: 'offer_id', columns: ['description'] },
  order_head: { key: 'id', columns: ['offer'] },
  order_listing: {
    key: 'order_id',
    columns: ['assets', 'attributes', 'description', 'faq', 'screenshots', 'verified_report'],
  },
  page_area: { columns: ['content'] },
  pass_event: { columns: ['cover_wide_path', 'texts'] },
  scene_text: { columns: ['texts'] },
  seller: { columns: ['about', 'avatar_path', 'banner_path'] },
  shared_game: { columns: ['cover_path'] },
  site: { columns: ['icon_url', 'logo_url', 'trustpilot'] },
  template_setting: { columns: ['hero_path'] },
}

const isIn = (kind: 'id' | 'list', { table, column }: Column) => {
  const named = sql`r.${sql.identifier(column)}`
  // An array operator, so that the index of lists is used.
  const match = kind === 'id' ? sql`${named} = ${file.id}` : sql`${named} @> array[${file.id}]`
  return sql`exists (select 1 from ${sql.identifier(table)} r where r.tenant_id = ${file.tenantId} and ${match})`
}

/** True for a row of `file` whose id is referenced. */
export const isReferenced: SQL = sql.join(
  [...idColumns.map((one) => isIn('id', one)), ...listColumns.map((one) => isIn('list', one))],
  sql` or `,
)

const rowsAtOnce = 2000

interface Part {
  table: string
  from: string
  maxRows: number
}

/** Reads one step of a table: the keys found in its columns, and the last row of the step. */
async function readAddresses(tx: Tx, tenantId: number, { table, from, maxRows }: Part): Promise<Step | undefined> {
  const { columns = [], key } = addressColumns[table] ?? {}
  const words = sql.join(
    columns.map((column) => sql`t.${sql.identifier(column)}::text`),
    sql`, `,
  )
  const position = key ? sql`t.${sql.identifier(key)}` : sql`0::bigint`
  const part = key
    ? sql`and ${position} > ${from}::bigint order by ${position} fetch first ${maxRows} rows with ties`
    : sql``
  const start = `upload/${tenantId}/`
  const { rows } = await tx.execute<Step>(sql`
    with part as materialized (
      select ${position} as at, concat_ws(' ', ${words}) as words from ${sql.identifier(table)} t where t.tenant_id = ${tenantId} ${part})
    select max(at)::text as last, array(
      select distinct found[1] from part cross join regexp_matches(words, ${`${start}[0-9a-f-]{36}`}, 'g') found
      where words like ${`%${start}%`}) as keys from part`)
  return rows[0]
}

/** Keys, without their endings, of public files whose address occurs somewhere. */
export async function addressedKeys(tx: Tx, tenantId: number, maxRows = rowsAtOnce): Promise<Set<string>> {
  const keys = new Set<string>()
  for (const [table, { key }] of Object.entries(addressColumns)) {
    for (let from: string | null = '0'; from !== null; ) {
      const step: Step | undefined = await readAddresses(tx, tenantId, { table, from, maxRows })
      for (const name of step?.keys ?? []) keys.add(name)
      from = key ? (step?.last ?? null) : null
    }
  }
  return keys
}
