import type pg from 'pg'
import { hostileTexts } from './hostile-texts.ts'

/** Columns with texts of users, sellers and editors. In JSON columns every text is replaced. */
const fields: Record<string, readonly string[]> = {
  app_user: ['nick_name'],
  article: ['texts'],
  article_category: ['names'],
  attribute_def: ['names'],
  brand: ['name', 'about', 'seo'],
  brand_category: ['seo', 'article', 'parents'],
  category: ['names', 'seo', 'icon'],
  coupon: ['name'],
  notice: ['texts'],
  offer: ['title', 'description', 'unit_name', 'attributes', 'assets', 'faq'],
  order_head: ['title', 'offer'],
  order_listing: ['description', 'assets'],
  page_area: ['content'],
  pass_event: ['texts'],
  review: ['author_name', 'text', 'reply_text'],
  seller: ['nick_name', 'about'],
  seller_report: ['explanation', 'note'],
  shared_game: ['titles', 'genre'],
}
/** JSON fields without free text, such as addresses of pictures, which the gateway writes. */
const references = /^(?:id|a|.*Ids?|.*Alias|.*Url|brandGroup|currency|code|state|kind|status)$/
const everything = hostileTexts.join(' \n')
/** Fields that a page shows many times. Each row gets a part of the texts, so that pages keep a normal length. */
const parts = 8
const repeated = /^(?:brand\.name|offer\.title|seller\.nick_name|review\.(?:author_name|text)|shared_game\.\w+)$/
const partOf = (row: number) => hostileTexts.filter((_, index) => index % parts === row % parts).join(' \n')
const tagOf = (name: string) => `⟦${name}⟧`

let turn = 0
/** HTML as editors write it, with some of the hostile texts, each in a paragraph. */
function markup(tag: string): string {
  const [from, step] = [turn++ % 8, 8]
  const some = hostileTexts.filter((_, index) => index % step === from)
  return `<p>${tag}</p>${some.map((text) => `<p>${text}</p>`).join('\n')}`
}

function hostile(value: unknown, key: string, name: string, row: number): unknown {
  if (Array.isArray(value)) return value.map((entry) => hostile(entry, key, name, row))
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([inner, field]) => [inner, hostile(field, inner, name, row)]))
  if (typeof value !== 'string' || references.test(key)) return value
  if (/href$/i.test(key)) return hostileTexts[64 + (turn++ % 5)]
  if (/path$/i.test(key)) return '"><img src=x onerror=alert(1)>.png'
  if (key === 'html') return markup(tagOf(name))
  return repeated.test(name) ? `${tagOf(`${name} ${row % parts}`)} ${partOf(row)}` : `${tagOf(name)} ${everything}`
}

/** Writes hostile texts into a test database; returns a mark per field. `rich`: id of an offer with all fields set. */
export async function plantHostileTexts(db: pg.Client, rich: string): Promise<string[]> {
  const planted: string[] = []
  // Disable triggers and checks: the test is about how a shop shows texts, not about how the gateway checks them.
  await db.query("set session_replication_role = 'replica'")
  const { rows: checks } = await db.query<{ line: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as line
     from pg_constraint where contype = 'c' and conrelid::regclass::text = any($1)`,
    [Object.keys(fields)],
  )
  for (const { line } of checks) await db.query(line)
  // Every order shows an offer with all its fields set.
  await db.query('update order_listing l set assets = o.assets from offer o where o.id = $1', [rich])
  for (const [table, columns] of Object.entries(fields))
    for (const column of columns) {
      const { rows } = await db.query<{ at: string; value: unknown }>(
        `select ctid::text as at, ${column} as value from ${table} where ${column} is not null`,
      )
      const name = `${table}.${column}`
      // One statement per column, because each update changes the ctids.
      const values = rows.map(({ value }, row) => JSON.stringify(hostile(value, column, name, row)))
      const { rows: types } = await db.query<{ type: string }>(
        'select data_type as type from information_schema.columns where table_name = $1 and column_name = $2',
        [table, column],
      )
      const asText = types[0]?.type === 'text' ? "value::jsonb #>> '{}'" : 'value::jsonb'
      await db.query(
        `update ${table} t set ${column} = ${asText} from unnest($1::tid[], $2::text[]) as given (at, value)
         where t.ctid = given.at`,
        [rows.map(({ at }) => at), values],
      )
      const marks = repeated.test(name) ? Array.from({ length: parts }, (_, part) => `${name} ${part}`) : [name]
      if (rows.length > 0) planted.push(...marks.map(tagOf))
    }
  await db.query('update catalogue_version set version = version + 1')
  await db.query("set session_replication_role = 'origin'")
  return planted
}
