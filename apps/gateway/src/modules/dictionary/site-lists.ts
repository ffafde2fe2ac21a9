import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'

/** Languages of a site, its default first. */
export async function siteLanguages(tx: Tx, siteId: string) {
  const { rows } = await tx.execute<{ id: string; code: string; fn_name: string }>(sql`
    select l.id, l.code, l.fn_name from site_language sl
    join language l on l.id = sl.language_id join site s on s.id = sl.site_id
    where sl.site_id = ${siteId} order by (l.code = s.default_language) desc, sl.position`)
  return rows.map((row) => ({ code: row.code, languageId: String(row.id), fnName: row.fn_name }))
}

/** Currencies of a site in its order. */
export async function siteCurrencies(tx: Tx, siteId: string) {
  const { rows } = await tx.execute<{ id: string; code: string; minor_digits: number }>(sql`
    select c.id, c.code, c.minor_digits from site_currency sc join currency c on c.id = sc.currency_id
    where sc.site_id = ${siteId} order by sc.position`)
  return rows.map((row) => ({ id: String(row.id), code: row.code, minorDigits: row.minor_digits }))
}
