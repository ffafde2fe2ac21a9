import type pg from 'pg'
import { hostileTexts } from './hostile-texts.ts'

/** Columns that hold what people, sellers and editors wrote; of JSON, every text in it. */
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
  shared_game: ['title', 'genre'],
}
// NOTE: the addresses of an order's pictures are the gateway's own; nobody writes them.
const references = /^(?:id|a|.*Ids?|.*Alias|.*Url|brandGroup|currency|code|state|kind|status)$/
const everything = hostileTexts.join(' \n')
/** Fields that a page shows dozens of: each row holds one part of the texts, so that pages stay as short as pages are. */
const parts = 8
const shared = /^(?:brand\.name|offer\.title|seller\.nick_name|review\.(?:author_name|text)|shared_game\.\w+)$/
const partOf = (row: number) => hostileTexts.filter((_, index) => index % parts === row % parts).join(' \n')
const tagOf = (name: string) => `⟦${name}⟧`

/** Markup editors write, one hostile text after the other, each in a paragraph that may not hold it. */
let turn = 0
function markup(tag: string): string {
  const [from, step] = [turn++ % 8, 8]
  const some = hostileTexts.filter((_, index) => index % step === from)
  return `<p>${tag}</p>${some.map((text) => `<p>${text}</p>`).join('\n')}`
}

function hostile(value: unknown, key: string, name: string, row: number): unknown {
  if (Array.isArray(value)) return value.map((one) => hostile(one, key, name, row))
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([inner, one]) => [inner, hostile(one, inner, name, row)]))
  if (typeof value !== 'string' || references.test(key)) return value
  if (/href$/i.test(key)) return hostileTexts[64 + (turn++ % 5)]
  if (/path$/i.test(key)) return '"><img src=x onerror=alert(1)>.png'
  if (key === 'html') return markup(tagOf(name))
  return shared.test(name) ? `${tagOf(`${name} ${row % parts}`)} ${partOf(row)}` : `${tagOf(name)} ${everything}`
}

/** Puts every hostile text into every such field of a database that is thrown away; answers the marks of the fields. `rich` is an offer with all there is. */
export async function plantHostileTexts(db: pg.Client, rich: string): Promise<string[]> {
  const planted: string[] = []
  // NOTE: no rule of the gateway's stands in the way: what counts is what a shop does with texts, however they came in.
  await db.query("set session_replication_role = 'replica'")
  const { rows: checks } = await db.query<{ line: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as line
     from pg_constraint where contype = 'c' and conrelid::regclass::text = any($1)`,
    [Object.keys(fields)],
  )
  for (const { line } of checks) await db.query(line)
  // Every order is of a thing with all there is to tell.
  await db.query('update order_listing l set assets = o.assets from offer o where o.id = $1', [rich])
  for (const [table, columns] of Object.entries(fields))
    for (const column of columns) {
      const { rows } = await db.query<{ at: string; value: unknown }>(
        `select ctid::text as at, ${column} as value from ${table} where ${column} is not null`,
      )
      const name = `${table}.${column}`
      // NOTE: one statement for a column; ctids move with each.
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
      const marks = shared.test(name) ? Array.from({ length: parts }, (_, part) => `${name} ${part}`) : [name]
      if (rows.length > 0) planted.push(...marks.map(tagOf))
    }
  await db.query('update catalogue_version set version = version + 1')
  await db.query("set session_replication_role = 'origin'")
  return planted
}
