import { desc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { currency, language, site, siteCurrency, siteLanguage } from '../../platform/db/schema/platform.ts'

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

/** Currencies of a site in its order. */
export function siteCurrencies(tx: Tx, siteId: string) {
  return tx
    .select({ id: currency.id, code: currency.code, minorDigits: currency.minorDigits })
    .from(siteCurrency)
    .innerJoin(currency, eq(currency.id, siteCurrency.currencyId))
    .where(eq(siteCurrency.siteId, siteId))
    .orderBy(siteCurrency.position)
}
