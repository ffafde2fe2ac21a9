import type { CallInput, calls } from '@tradepost/contract'
import { currencyIds } from '@tradepost/domain/money/currencies'
import { likelyCurrency } from '@tradepost/domain/money/likely-currency'
import { languageIdOf } from '@tradepost/i18n/locales'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { currentRate } from '../../platform/db/schema/platform.ts'
import { Failure } from '../../platform/failure/failure.ts'

type Lists = CallInput<typeof calls.opening.setShopLists>['body']

const idList = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::bigint[]`

/** Refuses a currency without a rate: the shop would show no prices in it. */
async function requireRates(tx: Tx, currencies: Lists['currencies']): Promise<void> {
  const rated = await tx.select().from(currentRate).where(sql`${currentRate.perUsd} is not null`)
  const missing = currencies.find((code) => !rated.some((row) => row.code === code))
  if (missing) throw new Failure('data_error', { field: 'currencies' })
}

/** Replaces the languages and currencies of a site. Each language is shown the currency that its readers use most. */
export async function setShopLists(tx: Tx, siteId: string, { languages, currencies }: Lists): Promise<void> {
  await requireRates(tx, currencies)
  const likely = languages.map((language) => currencyIds[likelyCurrency(language, currencies)])
  const ids = currencies.map((code) => currencyIds[code])
  await tx.execute(
    sql`select set_site_lists(${siteId}::bigint, ${idList(languages.map(languageIdOf))}, ${idList(likely)}, ${idList(ids)})`,
  )
}
