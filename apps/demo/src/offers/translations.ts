import { type SeedTenant, writtenFor } from '../tenant/tenants.ts'
import type { SeedOffer } from './offer-rows.ts'

/** Only the first offers are translated, because people rarely open others. */
export const maxTranslated = 20_000

/** Translations of an offer's texts into the site's other languages. */
export const translationsOf = (tenant: SeedTenant, { row, inLanguage }: SeedOffer) =>
  writtenFor(tenant)
    .filter((language) => language !== row.text_language && tenant.languages.includes(language))
    .map((language) => {
      const { title, description } = inLanguage(language)
      return { tenant_id: tenant.id, offer_id: row.id, language, title: title.slice(0, 200), description }
    })
