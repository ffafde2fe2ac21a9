import { currencyCodes, currencyIds } from '@tradepost/domain/money/currencies'
import { currencyDigits } from '@tradepost/domain/money/money'
import { languageIdOf, languages, ownName, standardTag } from '@tradepost/i18n/locales'
import type { Tx } from '../../platform/db/database.ts'
import { country, currency, language } from '../../platform/db/schema/platform.ts'

const regions =
  'AE AF AL AM AO AR AT AU AZ BA BD BE BG BH BO BR BY CA CH CI CL CM CN CO CR CY CZ DE DK DO DZ EC EE EG ES ET FI FR GB GE GH GR GT HK HN HR HU ID IE IL IN IQ IS IT JM JO JP KE KG KH KR KW KZ LA LB LK LT LU LV LY MA MD ME MG MK MM MN MO MT MU MV MX MY MZ NA NG NI NL NO NP NZ OM PA PE PH PK PL PS PT PY QA RO RS RU RW SA SD SE SG SI SK SN SO SV SY TH TJ TM TN TR TT TW TZ UA UG US UY UZ VE VN YE ZA ZM ZW'.split(
    ' ',
  )

const countryNames = (code: string): Record<string, string> =>
  Object.fromEntries(
    languages.map((locale) => [
      locale,
      new Intl.DisplayNames(standardTag(locale), { type: 'region' }).of(code) ?? code,
    ]),
  )

/** Inserts what is missing from the lists that belong to no tenant: currencies, languages and countries. No rates. */
export async function addWorldLists(tx: Tx): Promise<void> {
  await tx
    .insert(currency)
    .values(currencyCodes.map((code) => ({ id: currencyIds[code], code, minorDigits: currencyDigits(code) })))
    .onConflictDoNothing()
  await tx
    .insert(language)
    .values(languages.map((code) => ({ id: languageIdOf(code), code, fnName: ownName(code) })))
    .onConflictDoNothing()
  await tx
    .insert(country)
    .values(regions.map((code, index) => ({ id: String(index + 1), code, names: countryNames(code) })))
    .onConflictDoNothing()
}
