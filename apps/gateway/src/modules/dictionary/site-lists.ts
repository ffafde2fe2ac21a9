import { desc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { currency, currentRate, language, site, siteCurrency, siteLanguage } from '../../platform/db/schema/platform.ts'
import { isTooOld } from '../../platform/money/price.ts'

/** Languages of a site, its default first. */
export function siteLanguages(tx: Tx, siteId: string) {
  return tx
    .select({ code: language.code, languageId: language.id, fnName: language.fnName })
    .from(siteLanguage)
    .innerJoin(language, eq(language.id, siteLanguage.languageId))
    .innerJoin(site, eq(site.id, siteLanguage.siteId))
    .where(eq(siteLanguage.siteId, siteId))
    .orderBy(desc(eq(language.code, site.defaultLanguage)), siteLanguage.position)
}

/** Currencies that a site sells in, in its order. US dollars take the place of those whose rate is too old. */
export async function siteCurrencies(tx: Tx, siteId: string) {
  const fields = { id: currency.id, code: currency.code, minorDigits: currency.minorDigits }
  const rows = await tx
    .select({ ...fields, tooOld: isTooOld })
    .from(siteCurrency)
    .innerJoin(currency, eq(currency.id, siteCurrency.currencyId))
    .innerJoin(currentRate, eq(currentRate.currencyId, currency.id))
    .where(eq(siteCurrency.siteId, siteId))
    .orderBy(siteCurrency.position)
  const sold = rows.filter((row) => !row.tooOld).map(({ tooOld: _, ...row }) => row)
  if (sold.length === rows.length || sold.some(({ code }) => code === 'USD')) return sold
  return [...sold, ...(await tx.select(fields).from(currency).where(eq(currency.code, 'USD')))]
}
